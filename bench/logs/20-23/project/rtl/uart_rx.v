`include "defs.vh"
module uart_rx(input clk, input rxd, output reg [7:0] data, output reg valid);
  reg [3:0] cnt = 0;
  always @(posedge clk) begin
    valid <= 0;
    if (cnt == 0) begin
      if (rxd != `IDLE) cnt <= 9;
    end else begin
      cnt <= cnt - 1;
      data <= {rxd, data[7:1]};
      valid <= (cnt == 1);
    end
  end
endmodule
