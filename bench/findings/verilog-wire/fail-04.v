module m(input clk);
  wire [7:0] bus;
  reg [7:0] r;
  always @(posedge clk) begin
    r[0] <= 1;
    bus[0] <= r[0];
  end
endmodule
