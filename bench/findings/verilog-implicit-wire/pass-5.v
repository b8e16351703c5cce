module chain(input i, output o);
  wire mid;
  // buf b0 (Mid, i);
  buf b1 (mid, i), b2 (o, mid);
endmodule
