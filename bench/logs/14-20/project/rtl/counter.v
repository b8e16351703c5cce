`include "timer_defs.vh"
module counter(
  input  wire clk, rst, tick,
  input  wire [`W-1:0] top,
  output reg  [`W-1:0] value
);
  always @(posedge clk)
    if (rst)                        value <= 0;
    else if (tick && value == top)  value <= 0;
    else if (tick)                  value <= value + 1'b1;
endmodule
