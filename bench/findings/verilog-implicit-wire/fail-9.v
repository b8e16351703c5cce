module late(input a, output b);
  assign tmp = a;
  assign b = tmp & a;
  // the declaration of tmp got lost in a merge
  wire other;
endmodule
