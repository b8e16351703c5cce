// register file with one adder
module adder(input [7:0] a, input [7:0] b, output [7:0] sum);
  assign sum = a + b;
endmodule

module datapath(
  input clk,
  input rst,
  input [7:0] din,
  output reg [7:0] acc
);
  wire [7:0] next;
  reg [3:0] step;

  adder add0(.a(acc), .b(step), .sum(next));

  always @(posedge clk) begin
    if (rst) begin
      acc <= 8'd0;
      step <= 4'd1;
    end else begin
      acc <= next + din;
      step <= step + 4'd1;
    end
  end
endmodule
