module inv(input a, output y); assign y = ~a; endmodule
module t; wire [1:0] p; wire q; inv i(p, q); endmodule
