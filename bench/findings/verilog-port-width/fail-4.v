module mux(sel, a, b, y);
  input [1:0] sel;
  input a, b;
  output y;
  assign y = sel[0] ? a : b;
endmodule

module tb;
  reg s, p, q;
  wire r;
  mux m(s, p, q, r);
  initial begin
    s = 0; p = 1; q = 0;
    #1 $display("%b", r);
  end
endmodule
