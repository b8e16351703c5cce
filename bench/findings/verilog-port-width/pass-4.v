module add(input [7:0] a, input [7:0] b, output [7:0] s);
  assign s = a + b;
endmodule
module top(input [3:0] n, output [7:0] s);
  add u(.a({4'b0, n}), .b(8'd1), .s(s));
endmodule
