module a(input x, output reg y);
  always @(x) y = x;
endmodule
module b(input x, output y);
  wire z;
  a first(x, z);
  assign y = z;
  initial begin
    #10;
    z = 1'bx;
  end
endmodule
