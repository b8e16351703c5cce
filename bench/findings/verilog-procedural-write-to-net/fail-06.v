module latch(input en, input [7:0] d, output reg [7:0] q, output ready);
  always @* begin
    if (en)
      {ready, q} = {1'b1, d};
  end
endmodule
