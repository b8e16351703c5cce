module tb;
  reg clk;
  wire reset;
  initial begin
    clk = 0;
    reset = 1;
    #10 clk = 1;
  end
endmodule
