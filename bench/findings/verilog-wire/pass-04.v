module m(input clk);
  wire [7:0] bus;
  reg [7:0] r;
  always @(posedge clk) begin
    if (bus <= r) r <= bus;
    r[0] <= bus[0];
  end
endmodule
