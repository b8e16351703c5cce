`ifndef TIMER_DEFS
`define TIMER_DEFS
`define ADDR_CTRL 4'h0
`define ADDR_TOP  4'h4
`define ADDR_CMP  4'h8
`define W 16
`endif
