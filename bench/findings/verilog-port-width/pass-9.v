module buf8(input [7:0] x, output [7:0] y);
  assign y = x;
endmodule
module top(output [7:0] y);
  wire [3:0] hi, lo;
  buf8 b({hi, lo}, y);
endmodule
