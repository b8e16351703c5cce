module m(input clk, input en);
  reg [1:0] s;
  // the input is held
  always @(negedge clk)
    if (s == 2) en <= 1'b0; else s <= s + 1;
endmodule
