module ram(input [9:0] addr, input we, input [7:0] wd, output [7:0] rd);
  reg [7:0] m [0:1023];
  assign rd = m[addr];
  always @(posedge we) m[addr] <= wd;
endmodule

module cpu(input [15:0] pc, input we, output [7:0] op);
  ram code(
    .addr(pc[8:0]),
    .we(we),
    .wd(8'h00),
    .rd(op)
  );
endmodule
