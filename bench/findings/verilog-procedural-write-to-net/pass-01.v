module dff(input clk, input d, output reg q);
  // classic flip-flop
  always @(posedge clk)
  begin
    q <= d;
  end
endmodule
