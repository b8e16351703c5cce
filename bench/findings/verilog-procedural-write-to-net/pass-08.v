module alu(input [7:0] a, input [7:0] b, output [7:0] r);
  function [7:0] add;
    input [7:0] x, y;
    begin
      add = x + y;
    end
  endfunction
  assign r = add(a, b);
endmodule
