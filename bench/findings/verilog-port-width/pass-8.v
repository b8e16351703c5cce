module rom(input [4:0] addr, output [7:0] d);
  assign d = {3'b0, addr};
endmodule
module top(input [15:0] pc, output [7:0] op);
  rom r(.addr(pc[6:2]), .d(op));
endmodule
