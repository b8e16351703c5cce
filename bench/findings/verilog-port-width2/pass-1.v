module adder (input [7:0] a, b, output [8:0] sum);
    assign sum = a + b;
endmodule

module top (input [7:0] left, right, output [8:0] result);
    adder u (.a(left), .b(right), .sum(result));
endmodule
