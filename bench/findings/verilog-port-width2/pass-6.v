module led (input [3:0] level, output [7:0] bar);
    assign bar = 8'd1 << level;
endmodule

module panel (input [1:0] left, right, output [7:0] out);
    led l0 (.level({left, right}), .bar(out));
endmodule
