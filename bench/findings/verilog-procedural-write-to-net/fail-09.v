module gate(input clk, input en, output g);
  reg hold;
  always @(negedge clk) begin
    hold <= en;
    en = 1'b0;
  end
  assign g = clk & hold;
endmodule
