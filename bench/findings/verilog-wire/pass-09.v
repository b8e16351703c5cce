module a(input x, output reg z);
  always @(x) z = x;
endmodule
module b(input x, output y);
  wire z;
  a first(.x(x), .z(z));
  and (y, z, x);
  initial $display("z = 1; %b", z);
endmodule
