module m(input a, b, output c);
  always @(a or b) c = a & b;
endmodule
