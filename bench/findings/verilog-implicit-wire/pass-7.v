`default_nettype none
module blink(input wire clk, output wire led);
  wire led_n = ~clk;
  assign led = ~led_n;
endmodule
