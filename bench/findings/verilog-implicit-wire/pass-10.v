module calc(input [7:0] x, output reg [7:0] y);
  integer k;
  localparam STEP = 2;
  always @* begin
    y = x;
    for (k = 0; k < 3; k = k + 1) y = y + STEP;
  end
endmodule
