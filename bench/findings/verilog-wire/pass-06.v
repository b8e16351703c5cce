module m(input clk, input en);
  reg [1:0] s;
  // en <= 1'b0;
  wire held = s == 2;
  always @(negedge clk)
    if (en == 1'b0) s = held; else s <= s + 1;
endmodule
