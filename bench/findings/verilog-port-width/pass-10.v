module hi(input [11:4] i, output [7:0] o);
  assign o = i;
endmodule
module top(input [7:0] v, output [7:0] w);
  hi h(.i(v), .o(w)); // 8 bits each
endmodule
