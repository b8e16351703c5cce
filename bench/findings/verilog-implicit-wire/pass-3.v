module mux2(d0, d1, sel, out);
  input d0, d1, sel;
  output out;
  wire nsel, t0, t1;
  not n1(nsel, sel);
  and a1(t0, d0, nsel);
  and a2(t1, d1, sel);
  or  o1(out, t0, t1);
endmodule
