// debounced button counter
module debounce #(parameter WIDTH = 4) (
  input  wire clk,
  input  wire rst_n,
  input  wire btn,
  output reg  [7:0] count,
  output      pressed
);
  reg  [WIDTH-1:0] shift;
  wire stable;

  assign stable = &shift;

  always @(posedge clk or negedge rst_n) begin
    if (!rst_n) begin
      shift <= {WIDTH{1'b0}};
      count <= 8'd0;
    end else begin
      shift <= {shift[WIDTH-2:0], btn};
      pressed <= stable;
      if (stable)
        count <= count + 8'd1;
    end
  end
endmodule
