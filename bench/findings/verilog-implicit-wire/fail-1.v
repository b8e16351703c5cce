module m(input a, output y);
assign yy = a; assign y = yy; endmodule
