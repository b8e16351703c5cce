module m; wire a; initial a = 1; endmodule
