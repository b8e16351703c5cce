`include "defs.vh"
module uart_tx(input clk, input [7:0] data, input start, output txd, output busy);
  reg [9:0] shift = 10'h3ff;
  reg [3:0] cnt = 0;
  wire busy = (cnt != 0);
  assign txd = shift[0];
  always @(posedge clk) begin
    if (start && !busy) begin
      shift <= {1'b1, data, 1'b0};
      cnt <= 10;
    end else if (busy) begin
      shift <= {1'b1, shift[9:1]};
      count <= cnt - 1;
    end
  end
endmodule
