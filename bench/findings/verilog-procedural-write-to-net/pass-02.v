module mux(a, b, s, y);
  input a, b, s;
  output y;
  reg y;
  always @(a or b or s)
    if (s) y = a;
    else   y = b;
endmodule
