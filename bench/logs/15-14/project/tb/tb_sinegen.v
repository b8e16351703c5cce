`timescale 1ns/1ns
module tb_sinegen;
    reg clk = 0, rst = 1; wire signed [7:0] sample; integer i, sum = 0;
    sinegen dut(clk, rst, sample);
    always #5 clk = ~clk;
    initial begin
        @(posedge clk); #1 rst = 0;
        for (i = 0; i < 16; i = i + 1) begin @(posedge clk); #1 sum = sum + sample; end
        if (sum !== 0) begin $display("FAIL sinegen: offset is %0d, expected 0", sum); $fatal(1); end
        $display("PASS sinegen"); $finish;
    end
endmodule
