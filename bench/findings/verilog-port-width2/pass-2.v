module counter #(parameter WIDTH = 4) (input clk, output reg [WIDTH-1:0] value);
    always @(posedge clk) value <= value + 1'b1;
endmodule

module clock (input clk, output [5:0] seconds);
    counter #(.WIDTH(6)) c0 (.clk(clk), .value(seconds));
endmodule
