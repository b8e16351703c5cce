`timescale 1ns/1ps
`define WIDTH 8
// A counter, and its test.
module counter #(parameter WIDTH = `WIDTH, parameter [3:0] START = 4'd0) (
    input wire clk, rst_n,
    output reg [WIDTH-1:0] count = 0,
    inout [1:0] pins
);
  localparam signed LAST = -8'sd1;
  wire [WIDTH-1:0] #(1, 2) next = count + 1'b1;
  tri0 (strong0, pull1) enable;
  genvar i;
  assign pins[0] = enable ? count[0] : 1'bz, pins[1 +: 1] = ^count;
  (* full_case, parallel_case = 1 *)
  always @(posedge clk or negedge rst_n)
    if (!rst_n) count <= #1 {WIDTH{1'b0}};
    else begin : step
      integer k;
      for (k = 0; k < WIDTH; k = k + 1) count[k] <= next[k];
      case (count)
        8'h00, 8'hFF: $display("%d at %t", count, $time);
        default ;
      endcase
    end
  generate
    for (i = 0; i < 2; i = i + 1) begin : g
      and #3 u (pins[i], enable, count[i]);
      sub #(.A(i), .B()) s [1:0] (.x(pins[i]), .y(), .*);
    end
    if (WIDTH > 4) initial $finish; else initial ;
  endgenerate
  function automatic [7:0] twice;
    input [7:0] a;
    twice = a << 1;
  endfunction
  task show(input integer n); begin $write("%0d", n); end endtask
  specify
    specparam t = 1:2:3;
    (clk => count) = (t, 2);
    if (enable) (posedge clk *> (count +: 1)) = 5;
    $setup(rst_n, posedge clk &&& enable, 1);
  endspecify
  initial begin
    repeat (3) @(posedge clk);
    wait (count == 3) -> done;
    force enable = 1; release enable;
    fork #5 show(1); join
    disable step;
  end
  event done;
  defparam g[0].s.B = 2;
endmodule

primitive mux (o, a, b, s);
  output o; input a, b, s;
  table
    0 ? 1 : 0 ;
    1 (01) 0 : - ;
  endtable
endprimitive
