module mux(sel, x, y, out);
  input sel;
  input [3:0] x, y;
  output [3:0] out;
  reg [3:0] out;
  always @*
    case (sel)
      1'b0: out = x;
      1'b1: out = y;
    endcase
endmodule
