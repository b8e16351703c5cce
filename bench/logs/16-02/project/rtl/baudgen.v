`timescale 1ns/1ps
module baudgen #(parameter DIV = 868) (input clk, input rst, output reg tick);
  reg [15:0] cnt;
  always @(posedge clk)
    if (rst) begin cnt <= 0; tick <= 0; end
    else if (cnt == DIV - 1) begin cnt <= 0; tick <= 1; end
    else begin cnt <= cnt + 1; tick <= 0; end
endmodule
