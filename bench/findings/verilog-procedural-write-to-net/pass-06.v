module latch(input en, input [7:0] d, output reg [7:0] q, output ready);
  assign ready = en;
  always @* begin
    if (ready == 1'b1)
      q = d;
  end
endmodule
