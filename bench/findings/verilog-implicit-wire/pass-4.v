module half_adder(input a, input b, output s, output c);
  wire unused;
  assign s = a ^ b, c = a & b;
endmodule
