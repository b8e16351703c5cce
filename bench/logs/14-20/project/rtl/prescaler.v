module prescaler #(parameter N = 4) (
  input  wire clk, rst,
  output wire tick
);
  reg [N-1:0] c;
  always @(posedge clk)
    if (rst) c <= 0;
    else     c <= c + 1'b1;
  assign tick = &c;
endmodule
