module t;
  tri [15:0] data;
  integer i;
  initial begin : fill
    for (i = 0; i < 4; i = i + 1)
      #1 data = i;
    $display("%d", data);
  end
endmodule
