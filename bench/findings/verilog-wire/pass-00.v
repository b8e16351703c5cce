module m; reg a; initial a = 1; endmodule
