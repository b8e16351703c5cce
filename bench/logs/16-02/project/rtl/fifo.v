`timescale 1ns/1ps
module fifo #(parameter W = 8, parameter L = 4) (
  input clk, input rst, input wr, input rd, input [W-1:0] din,
  output [W-1:0] dout, output empty, output full);
  reg [W-1:0] mem [0:(1<<L)-1];
  reg [L:0] wp, rp;
  assign empty = wp == rp;
  assign full = (wp ^ rp) == (1 << L);
  assign dout = mem[rp[L-1:0]];
  always @(posedge clk) begin
    if (rst) begin wp <= 0; rp <= 0; end
    else begin
      if (wr && !full) begin mem[wp[L-1:0]] <= din; wp <= wp + 1; end
      if (rd && !empty) rp <= rp + 1;
    end
  end
endmodule
