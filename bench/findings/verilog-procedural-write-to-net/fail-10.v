module bus(input clk, input [7:0] d, input oe, inout [7:0] pad);
  reg [7:0] buffer;
  always @(posedge clk) begin
    buffer <= d;
    if (oe) pad[3:0] <= buffer[3:0];
  end
endmodule
