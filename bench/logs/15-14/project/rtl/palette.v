module palette #(parameter FILE = "rom/palette.hex") (
    input  wire [2:0]  index,
    output wire [11:0] rgb
);
    reg [11:0] mem [0:7];
    initial $readmemh(FILE, mem);
    assign rgb = mem[index];
endmodule
