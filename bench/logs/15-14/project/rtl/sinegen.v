module sinegen #(parameter FILE = "rom/sine.hex") (
    input  wire       clk,
    input  wire       rst,
    output reg signed [7:0] sample
);
    reg [7:0] mem [0:15];
    reg [3:0] phase;
    initial $readmemh(FILE, mem);
    always @(posedge clk)
        if (rst) phase <= 0;
        else begin
            phase  <= phase + 1;
            sample <= mem[phase];
        end
endmodule
