`timescale 1ns/1ps
module uart_tx (
    input  wire       clk,
    input  wire       rst,
    input  wire       tick,
    input  wire       start,
    input  wire [7:0] data,
    output reg        txd,
    output wire       busy
);
    localparam IDLE = 2'd0, START = 2'd1, BITS = 2'd2, STOP = 2'd3;
    reg [1:0] state;
    reg [2:0] bitno;
    reg [7:0] sh;

    assign busy = (state != IDLE);

    always @(posedge clk) begin
        if (rst) begin
            state <= IDLE;
            txd   <= 1'b1;
            bitno <= 0;
        end else case (state)
            IDLE: if (start) begin
                sh    <= data;
                state <= START;
            end
            START: if (tick) begin
                txd   <= 1'b0;
                state <= BITS;
            end
            BITS: if (tick) begin
                txd   <= sh[0];
                sh    <= {1'b0, sh[7:1]};
                bitno <= bitno + 1;
                if (bitno == 3'd7) state <= STOP;
            end
            STOP: if (tick) begin
                txd   <= 1'b1;
                state <= IDLE;
            end
        endcase
    end
endmodule
