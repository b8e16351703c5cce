`timescale 1ns/1ps
module baud_gen #(parameter DIV = 16) (
    input  wire clk,
    input  wire rst,
    output reg  tick
);
    reg [15:0] cnt;
    always @(posedge clk) begin
        if (rst) begin
            cnt  <= 0;
            tick <= 0;
        end else if (cnt == DIV - 1) begin
            cnt  <= 0;
            tick <= 1;
        end else begin
            cnt  <= cnt + 1;
            tick <= 0;
        end
    end
endmodule
