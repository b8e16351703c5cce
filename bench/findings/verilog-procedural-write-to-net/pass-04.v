module shifter(input clk, input si, output so);
  reg [3:0] taps;
  wire last = taps[3];
  assign so = last;
  always @(posedge clk)
    taps[0] <= si;
endmodule
