`timescale 1ns / 1ps

module adder (
    input  wire [7:0] a,
    input  wire [7:0] b,
    output wire [8:0] sum
);
    assign sum = a + b;
endmodule

module top (
    input  wire [7:0] left,
    input  wire [7:0] right,
    output wire [7:0] result
);
    adder u_adder (
        .a   (left),
        .b   (right),
        .sum (result)
    );
endmodule
