module rom (addr, data);
    input [3:0] addr;
    output [15:0] data;
    assign data = {addr, addr, addr, addr};
endmodule

module cpu;
    reg [7:0] pc;
    wire [15:0] opcode;
    rom program_memory (pc, opcode);
    initial pc = 8'd3;
endmodule
