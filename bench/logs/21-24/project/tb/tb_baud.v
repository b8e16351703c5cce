`timescale 1ns/1ps
module tb;
  reg clk = 0;
  wire tick;
  baud b(.clk(clk), .tick(tick));
  always #5 clk = ~clk;
  initial #5000 $finish;
endmodule
