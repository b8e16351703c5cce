module dev(input [3:0] i, output [3:0] o);
  assign o = i;
endmodule
module top(input [0:3] p);
  dev d(.i(p), .o());
endmodule
