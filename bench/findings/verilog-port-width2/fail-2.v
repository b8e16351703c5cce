module counter #(parameter WIDTH = 4) (
    input wire clk, rst,
    output reg [WIDTH-1:0] value
);
    always @(posedge clk)
        if (rst) value <= 0;
        else value <= value + 1'b1;
endmodule

module clock (input wire clk, rst, output wire [5:0] seconds);
    counter #(.WIDTH(8)) c0 (.clk(clk), .rst(rst), .value(seconds));
endmodule
