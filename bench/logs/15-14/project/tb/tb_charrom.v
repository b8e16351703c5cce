`timescale 1ns/1ns
module tb_charrom;
    reg clk = 0; reg [6:0] code = 0; reg [2:0] row = 0; wire [7:0] bits;
    charrom dut(clk, code, row, bits);
    always #5 clk = ~clk;
    initial begin
        code = 1; row = 0; @(posedge clk); #1;
        if (^bits === 1'bx) begin $display("FAIL charrom: undefined bits"); $fatal(1); end
        $display("PASS charrom"); $finish;
    end
endmodule
