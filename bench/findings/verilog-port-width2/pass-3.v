module rom (input [3:0] addr, output [15:0] data);
    assign data = {4{addr}};
endmodule

module cpu (input [7:0] pc, output [15:0] opcode);
    rom r (.addr(pc[3:0]), .data(opcode));
endmodule
