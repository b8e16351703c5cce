`define DIV 4
`define IDLE 1'b1
