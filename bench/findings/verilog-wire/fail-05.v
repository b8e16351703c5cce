module add(input [3:0] a, b, output [3:0] sum, output carry);
  always @* {carry, sum} = a + b;
endmodule
