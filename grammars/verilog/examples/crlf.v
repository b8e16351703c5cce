module m;
  reg a; \esc+aped  b;
endmodule