module dac(input signed [11:0] level, output out);
  assign out = level > 0;
endmodule
module synth(output o);
  dac d(.level(16'h0fff), .out(o));
endmodule
