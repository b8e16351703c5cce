module stage #(parameter N = 4) (input [N-1:0] i, output [N-1:0] o);
  assign o = i << 1;
endmodule
module pipe(input [7:0] x, output [7:0] z);
  wire [7:0] mid;
  stage #(.N(8)) s0(.i(x), .o(mid));
  stage #(.N(6)) s1(.i(mid), .o(z));
endmodule
