module half_adder (input a, input b, output s, output c);
    assign s = a ^ b;
    assign c = a & b;
endmodule

module tb;
    reg [1:0] in;
    wire s, c;
    half_adder dut (.a(in[0]), .b(in), .s(s), .c(c));
    initial begin
        in = 2'b11;
        #10 $display("%b %b", s, c);
        $finish;
    end
endmodule
