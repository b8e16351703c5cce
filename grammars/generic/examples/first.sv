`timescale 1ns / 1ps
`define LONG(x) \
  x + 1
package p;
  typedef class C;
  import "DPI-C" function int g(int x);
  class C extends B;
    extern function void h();
    virtual function int f(input int x = 'h1F);
      case (x) 1: return 2; default: begin : d return x; end : d endcase
      randcase 1: ; endcase
    endfunction : f
  endclass : C
endpackage
module m #(parameter W = 4'b01xz) (input wire [W-1:0] a, output reg \b! );
  always @(posedge a or negedge b) begin if (a) b <= #5 1; else b <= '0; end
  initial fork : k
    #10 $display("%d", `LONG(a));
  join_any
  assert property (@(posedge a) b);
  generate
    if (W) begin end
  endgenerate
endmodule // m
