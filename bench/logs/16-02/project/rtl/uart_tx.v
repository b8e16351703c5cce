`timescale 1ns/1ps
module uart_tx (input clk, input rst, input tick, input [7:0] d, input go, output reg txd, output busy);
  reg [3:0] n;
  reg [9:0] sh;
  assign busy = n != 0;
  always @(posedge clk)
    if (rst) begin n <= 0; txd <= 1; end
    else if (go && !busy) begin sh <= {1'b1, d, 1'b0}; n <= 10; end
    else if (tick && busy) begin txd <= sh[0]; sh <= sh >> 1; n <= n - 1; end
endmodule
