module tb;
  reg clk = 0, start = 0;
  wire txd, busy;
  uart_tx dut(clk, 8'h55, start, txd, busy);
  always #1 clk = !clk;
  initial begin #4 start = 1; #2 start = 0; #100 $finish; end
endmodule
