module bitcell(input a, output b);
  assign b = ~a;
endmodule
module row(input [3:0] in, output [3:0] out);
  bitcell c[3:0](.a(in), .b(out));
endmodule
