module adder (input [7:0] a, b, output [8:0] sum);
    assign sum = a + b;
endmodule

module top (input [7:0] left);
    adder u (.a(left), .b(8'd1), .sum());
endmodule
