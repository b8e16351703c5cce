module wide (input [7:0] a, output [3:0] y);
    assign y = a;
    wire [15:0] copy = a;
endmodule
