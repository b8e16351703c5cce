module fill(input clk, output reg done);
  wire [7:0] total;
  integer i;
  always @(posedge clk) begin
    done = 0;
    for (i = 0; i < 8; i = i + 1)
      total[i] = i[0];
    done = 1;
  end
endmodule
