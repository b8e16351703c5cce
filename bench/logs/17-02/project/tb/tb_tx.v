`timescale 1ns/1ps
module tb_tx;
    reg clk = 0, rst = 1, start = 0;
    wire tick, txd, busy;
    always #5 clk = ~clk;
    baud_gen #(.DIV(4)) bg (.clk(clk), .rst(rst), .tick(tick));
    uart_tx dut (.clk(clk), .rst(rst), .tick(tick), .start(start), .data(8'hA5), .txd(txd), .busy(busy));
    initial begin
        #30 rst = 0;
        #20 start = 1;
        #10 start = 0;
        wait (!busy);
        $display("tb_tx: PASS at %0t", $time);
        $finish;
    end
endmodule
