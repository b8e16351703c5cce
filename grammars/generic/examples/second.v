module top (a,
            b);
  task t; begin end endtask
endmodule
module plain; wire x; endmodule
