module dec(input [1:0] sel, output [3:0] onehot);
  always @* begin
    case (sel)
      2'd0: onehot = 4'b0001;
      2'd1: onehot = 4'b0010;
      default: onehot = 4'b1000;
    endcase
  end
endmodule
