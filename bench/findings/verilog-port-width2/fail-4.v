module mux2 (input [31:0] d0, d1, input sel, output [31:0] q);
    assign q = sel ? d1 : d0;
endmodule

module alu (input [31:0] x, input [1:0] op, output [31:0] z);
    mux2 m (.d0(x), .d1(~x), .sel(op), .q(z));
endmodule
