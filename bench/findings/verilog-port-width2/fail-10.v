module stage (input wire [3:0] d, output wire [3:0] q);
    assign q = d + 4'd1;
endmodule

module chain (input wire [3:0] in, output wire [3:0] out);
    wire [3:0] first;
    wire second;
    stage s0 (.d(in), .q(first));
    stage s1 (.d(first), .q(second));
    stage s2 (.d({3'b000, second}), .q(out));
endmodule
