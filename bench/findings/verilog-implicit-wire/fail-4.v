// blink an LED
module blink(input wire clk, output wire led);
  reg [23:0] cnt = 0;
  always @(posedge clk) cnt <= cnt + 1;
  assign led = cnt[23];
  assign led_n = ~cnt[23];
endmodule
