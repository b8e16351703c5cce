module full_adder(input a, input b, input cin, output sum, output cout);
  wire s1, c1, c2;

  half_adder ha1(.a(a),  .b(b),   .s(s1),  .c(c1));
  half_adder ha2(.a(s1), .b(cin), .s(sum), .c(c_2));

  assign cout = c1 | c2;
endmodule

module half_adder(input a, input b, output s, output c);
  assign s = a ^ b;
  assign c = a & b;
endmodule
