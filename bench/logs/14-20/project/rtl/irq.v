module irq(input wire clk, rst, set, clr, output reg pending);
  always @(posedge clk)
    if (rst | clr) pending <= 1'b0;
    else if (set)  pending <= 1'b1;
endmodule
