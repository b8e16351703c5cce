module count(input clk, output reg [5:0] n);
  always @(posedge clk) n <= n + 1;
endmodule
module clock(input clk, output [6:0] minutes);
  count m(.n(minutes), .clk(clk));
endmodule
