`timescale 1ns/1ps
module tb_uart;
  reg clk = 0, rst = 1; wire txd, busy, tick, valid; wire [7:0] q; reg go = 0;
  always #5 clk = ~clk;
  baudgen b(clk, rst, tick);
  uart_tx t(clk, rst, tick, 8'h55, go, txd, busy);
  uart_rx r(clk, rst, txd, q, valid);
  initial begin #100 rst = 0; #20 go = 1; #10 go = 0; wait (valid); $display("got %h", q); $finish; end
endmodule
