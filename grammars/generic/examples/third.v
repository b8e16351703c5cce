module only;
  reg r;
endmodule