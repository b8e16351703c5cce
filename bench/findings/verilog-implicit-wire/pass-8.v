module gen(input [3:0] a, input invert, output [3:0] y);
  genvar g;
  generate
    for (g = 0; g < 4; g = g + 1) begin : bits
      wire t;
      xor x0(t, a[g], invert);
      assign y[g] = t;
    end
  endgenerate
endmodule
