module top(input [3:0] a, output [7:0] b);
  assign b = a;
  wire [2:0] c = b;
endmodule
