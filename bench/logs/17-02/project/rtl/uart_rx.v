`timescale 1ns/1ps
module uart_rx (
    input  wire       clk,
    input  wire       rst,
    input  wire       tick16,
    input  wire       rxd,
    output reg  [7:0] data,
    output wire       valid
);
    reg [3:0] phase;
    reg [3:0] bitno;
    reg       active;
    reg       rx_s0, rx_s1;

    // two stage synchroniser
    always @(posedge clk) begin
        rx_s0 <= rxd;
        rx_s1 <= rx_s0;
    end

    always @(posedge clk) begin
        if (rst) begin
            active <= 0;
            valid  <= 0;
            bitno  <= 0;
            phase  <= 0;
        end else if (tick16) begin
            valid <= 0;
            if (!active) begin
                if (!rx_s1) begin
                    active <= 1;
                    phase  <= 4'd7;
                end
            end else begin
                phase <= phase + 1;
                if (phase == 4'd15) begin
                    bitno <= bitno + 1;
                    data  <= {rx_s1, data[7:1]};
                    if (bitno == 4'd8) begin
                        active <= 0;
                        valid  <= 1;
                        bitno  <= 0;
                    end
                end
            end
        end
    end
endmodule
