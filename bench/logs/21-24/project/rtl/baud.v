`timescale 1ns/1ps
`include "defs.vh"
module baud(input clk, output reg tick);
  localparam N = `CLK_HZ / `BAUD;
  reg [15:0] n = 0;
  always @(posedge clk) begin
    tick <= n == N - 1;
    n <= n == N - 1 ? 0 : n + 1;
  end
endmodule
