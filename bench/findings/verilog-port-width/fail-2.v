module led(input on);
endmodule

module board(input [1:0] sw);
  led l0(.on(sw));
endmodule
