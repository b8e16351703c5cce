`include "timer_defs.vh"
module timer_top(
  input  wire clk, rst, invert, clr,
  input  wire [`W-1:0] top, cmp,
  output wire out, pending
);
  wire tick, match;
  wire [`W-1:0] value;
  prescaler #(.N(2)) u_pre(.clk(clk), .rst(rst), .tick(tick));
  counter u_cnt(.clk(clk), .rst(rst), .tick(tick), .top(top), .value(value));
  compare u_cmp(.clk(clk), .rst(rst), .value(value), .cmp(cmp), .match(match));
  pwm u_pwm(.clk(clk), .rst(rst), .invert(invert), .value(value), .cmp(cmp), .out(out));
  irq u_irq(.clk(clk), .rst(rst), .set(match), .clr(clr), .pending(pending));
endmodule
