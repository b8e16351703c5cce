module crc(input [31:0] data, output [7:0] c);
  assign c = data[7:0] ^ data[15:8] ^ data[23:16] ^ data[31:24];
endmodule

module pkt(input [11:0] hdr, input [15:0] len, output [7:0] sum);
  crc k(.data({hdr, len}), .c(sum));
endmodule
