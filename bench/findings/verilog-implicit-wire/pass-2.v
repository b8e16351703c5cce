module top;
  reg clk, rst;
  wire [3:0] q;
  counter dut(clk, rst, q);
endmodule
module counter(input clk, input rst, output reg [3:0] q);
  always @(posedge clk) q <= rst ? 0 : q + 1;
endmodule
