module led (input [2:0] level, output [7:0] bar);
    assign bar = (8'd1 << level) - 8'd1;
endmodule

module panel (input [1:0] left, right, output [7:0] out);
    led l0 (.level({left, right}), .bar(out));
endmodule
