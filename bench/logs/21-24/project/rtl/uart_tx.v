`timescale 1ns/1ps
module uart_tx(input clk, input tick, input start, input [7:0] data, output tx);
  reg [9:0] sh = 10'h3ff;
  reg [3:0] left = 0;
  assign tx = sh[0];
  assign busy_n = left == 0;
  always @(posedge clk)
    if (start && busy_n) begin
      sh <= {1'b1, data, 1'b0};
      left <= 10;
    end else if (tick && left != 0) begin
      sh <= {1'b1, sh[9:1]};
      left <= left - 1;
      tx <= sh[1];
    end
endmodule
