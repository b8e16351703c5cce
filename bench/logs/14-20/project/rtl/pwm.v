`include "timer_defs.vh"
// PWM with optional inversion
module pwm(
  input  wire clk, rst, invert,
  input  wire [`W-1:0] value, cmp,
  output wire out
);
  reg raw;
  always @(posedge clk) begin
    if (rst)
      raw <= 1'b0;
    else
      raw <= value < cmp;

  assign out = raw ^ invert;
endmodule
