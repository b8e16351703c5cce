module tb;
  reg clk;
  wire reset;
  assign reset = 1;
  initial begin
    clk = 0;
    #10 clk = 1;
    // reset = 0;
  end
endmodule
