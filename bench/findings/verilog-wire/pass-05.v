module add(input [3:0] a, b, output reg [3:0] sum, output reg carry);
  always @* {carry, sum} = a + b;
endmodule
