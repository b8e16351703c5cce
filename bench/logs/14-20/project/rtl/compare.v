`include "timer_defs.vh"
module compare(
  input  wire clk, rst,
  input  wire [`W-1:0] value, cmp,
  output reg  match
);
  always @(posedge clk)
    if (rst) match <= 1'b0;
    else     match <= (value == cmp);
endmodule
