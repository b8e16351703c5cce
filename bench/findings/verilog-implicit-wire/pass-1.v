module m(input a, output y);
wire yy; assign yy = a; assign y = yy; endmodule
