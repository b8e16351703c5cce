`timescale 1ns/1ns
module tb_palette;
    reg [2:0] index; wire [11:0] rgb; integer i;
    palette dut(index, rgb);
    initial begin
        for (i = 0; i < 8; i = i + 1) begin
            index = i; #1;
            if (^rgb === 1'bx) begin $display("FAIL palette: entry %0d is undefined", i); $fatal(1); end
        end
        $display("PASS palette"); $finish;
    end
endmodule
