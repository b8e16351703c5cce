`timescale 1ns/1ps
module uart_rx (input clk, input rst, input rxd, output reg [7:0] q, output reg valid);
  parameter DIV = 868;
  localparam IDLE = 2'd0, START = 2'd1, DATA = 2'd2, STOP = 2'd3;
  reg [1:0] st;
  reg [15:0] cnt;
  reg [2:0] bitn;
  always @(posedge clk) begin
    valid <= 0;
    if (rst) st <= IDLE;
    else case (st)
      IDLE: if (!rxd) begin st <= START; cnt <= DIV / 2; end
      START: if (cnt == 0) begin st <= DATA; cnt <= DIV; bitn <= 0; end
             else cnt <= cnt - 1;
      DATA: if (cnt == 0) begin
              q <= {rxd, q[7:1]};
              cnt <= DIV;
              if (bitn == 3'd7) st <= STOP else bitn <= bitn + 1;
            end else cnt <= cnt - 1;
      STOP: if (cnt == 0) begin st <= IDLE; valid <= 1; end
            else cnt <= cnt - 1;
    endcase
  end
endmodule
