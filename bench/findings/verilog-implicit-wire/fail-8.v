module gen(input [3:0] a, output [3:0] y);
  genvar g;
  generate
    for (g = 0; g < 4; g = g + 1) begin : bits
      xor x0(y[g], a[g], invert);
    end
  endgenerate
endmodule
