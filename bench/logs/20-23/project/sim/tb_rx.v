module tb;
  reg clk = 0, rxd = 1;
  wire [7:0] d; wire v;
  uart_rx dut(clk, rxd, d, v);
  always #1 clk = !clk;
  initial #100 $finish;
endmodule
