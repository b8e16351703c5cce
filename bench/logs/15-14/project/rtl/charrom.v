// 8x8 character generator
module charrom #(parameter FONT = "rom/font8x8.hex") (
    input  wire       clk,
    input  wire [6:0] code,
    input  wire [2:0] row,
    output reg  [7:0] bits
);
    reg [7:0] mem [0:127];
    initial $readmemh(FONT, mem);
    always @(posedge clk) bits <= mem[{code[3:0], row}];
endmodule
