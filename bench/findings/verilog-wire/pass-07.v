module t;
  integer data, i;
  real x;
  time when;
  initial begin : fill
    for (i = 0; i < 4; i = i + 1)
      #1 data = i;
    x = 1.5;
    when = $time;
  end
endmodule
