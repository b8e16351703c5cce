module fifo #(parameter W = 8) (input clk, input [W-1:0] d, output [W-1:0] q);
  reg [W-1:0] mem;
  always @(posedge clk) mem <= d;
  assign q = mem;
endmodule

module sys(input clk, input [15:0] bus_in, output [15:0] bus_out);
  fifo f(.clk(clk), .d(bus_in), .q(bus_out));
endmodule
