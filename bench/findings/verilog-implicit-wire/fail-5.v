module alu #(parameter W = 8) (
  input  [W-1:0] x,
  input  [W-1:0] y,
  input          op,
  output [W-1:0] r,
  output         zero
);
  assign r = op ? x - y : x + y;
  assign iszero = (r == 0);
  assign zero = 1'b0;
endmodule
