module top;
  reg clk;
  initial clk = 0;
  always #5 clk = ~clk;
  counter dut(clk, rst, q);
endmodule

module counter(input clk, input rst, output reg [3:0] q);
  always @(posedge clk)
    if (rst) q <= 0;
    else     q <= q + 1;
endmodule
