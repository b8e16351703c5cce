module pad (inout [3:0] io, input oe);
    assign io = oe ? 4'b1010 : 4'bz;
endmodule

module board (inout [2:0] pins, input enable);
    pad p (.io(pins), .oe(enable));
endmodule
