module shifter(input clk, input si, output so);
  wire [3:0] taps;
  assign so = taps[3];
  always @(posedge clk)
    taps[0] <= si;
  wire [3:0] unused = 4'b0;
endmodule
