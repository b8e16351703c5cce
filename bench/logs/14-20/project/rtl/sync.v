module sync(input wire clk, input wire d, output reg q);
  reg m;
  always @(posedge clk) begin
    m <= d;
    q <= m;
  end
endmodule
