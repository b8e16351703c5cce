module shift(input clk, input d, output [7:0] q);
  reg [7:0] s;
  assign q = s;
  always @(posedge clk) begin
    s <= {s[6:0], d};
  end
endmodule
