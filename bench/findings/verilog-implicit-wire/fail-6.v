module chain(input i, output o);
  buf b0 (Mid, i);
  wire mid;
  buf b1 (o, mid);
endmodule
