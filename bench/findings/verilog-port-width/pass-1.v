module inv(input [3:0] i, output [3:0] o); assign o = ~i; endmodule
module top; wire [3:0] x; wire [3:0] y; inv u(x, y);
endmodule
