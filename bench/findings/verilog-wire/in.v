// A counter that stops at a limit.
module counter #(parameter WIDTH = 8) (
  input wire clk,
  input wire reset,
  input wire [WIDTH-1:0] limit,
  output reg [WIDTH-1:0] count,
  output wire full
);
  reg was_full;
  wire rise;

  assign full = count == limit;

  always @(posedge clk or posedge reset) begin
    if (reset) begin
      count <= 0;
      was_full <= 1'b0;
    end else begin
      was_full <= full;
      rise <= full & ~was_full;
      if (!full)
        count <= count + 1'b1;
    end
  end
endmodule

module top;
  reg clk = 0, reset = 1;
  wire [3:0] n;
  wire full;
  counter #(.WIDTH(4)) c(clk, reset, 4'd9, n, full);
  always #5 clk = ~clk;
  initial begin
    #7 reset = 0;
    #200 $finish;
  end
endmodule
