module m(input [2:0] a, output reg ok);
  wire tmp = a[0];
  task check;
    begin
      tmp = a[1];
      ok = a[2];
    end
  endtask
  always @(a) check;
endmodule
