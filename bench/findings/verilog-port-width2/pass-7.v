module bit_inv (input a, output y);
    assign y = ~a;
endmodule

module t (input [3:0] p, output [3:0] q);
    bit_inv i [3:0] (.a(p), .y(q));
endmodule
