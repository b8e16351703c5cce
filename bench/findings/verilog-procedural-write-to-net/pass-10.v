module bus(input clk, input [7:0] d, input oe, inout [7:0] pad);
  reg [7:0] buffer;
  always @(posedge clk) begin
    buffer <= d;
    if (oe) buffer[3:0] <= pad[3:0];
    $display("pad <= %h", pad);
  end
  assign pad = oe ? buffer : 8'bz;
endmodule
