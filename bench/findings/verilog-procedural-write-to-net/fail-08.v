module alu(input [7:0] a, input [7:0] b, output [7:0] r);
  task add;
    input [7:0] x, y;
    begin
      r = x + y;
    end
  endtask
  always @(a or b) add(a, b);
endmodule
