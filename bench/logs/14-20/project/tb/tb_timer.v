`timescale 1ns/1ps
module tb_timer;
  reg clk = 0, rst = 1;
  always #5 clk = ~clk;
  wire out, pending;
  timer_top dut(.clk(clk), .rst(rst), .invert(1'b0), .clr(1'b0), .top(16'd20), .cmp(16'd7), .out(out), .pending(pending));
  initial begin
    #40 rst = 0;
    #2000;
    if (!pending) $fatal(1, "no interrupt");
    $display("PASS");
    $finish;
  end
endmodule
