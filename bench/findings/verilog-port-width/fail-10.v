module cell1(input a, output b);
  assign b = !a;
endmodule

module row(input [3:0] in, output [3:0] out);
  genvar g;
  generate
    for (g = 0; g < 4; g = g + 1) begin : bit_
      cell1 c(.a(in[g +: 2]), .b(out[g]));
    end
  endgenerate
endmodule
