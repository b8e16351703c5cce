`timescale 1ns/1ps
module tb_rx;
    reg clk = 0, rst = 1, rxd = 1;
    wire tick; wire [7:0] data; wire valid;
    always #5 clk = ~clk;
    baud_gen #(.DIV(4)) bg (.clk(clk), .rst(rst), .tick(tick));
    uart_rx dut (.clk(clk), .rst(rst), .tick16(tick), .rxd(rxd), .data(data), .valid(valid));
    initial begin
        #30 rst = 0;
        #2000;
        $display("tb_rx: PASS");
        $finish;
    end
endmodule
