module tb;
  reg [7:0] din;
  wire [7:0] dout;
  regfile u0 (.d(din), .q(dout), .en());
endmodule
module regfile(input [7:0] d, input en, output [7:0] q);
  assign q = en ? d : 8'h00;
endmodule
