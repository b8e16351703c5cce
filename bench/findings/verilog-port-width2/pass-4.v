module inv (input [3:0] a, output [3:0] y);
    assign y = ~a;
endmodule

module t (input [0:3] p, output [4:1] q);
    inv i (p, q);
endmodule
