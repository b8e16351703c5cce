module gate(input clk, input en, output g);
  reg hold;
  always @(negedge clk) begin : sample
    reg g;
    g = en;
    hold <= g;
  end
  assign g = clk & hold;
endmodule
