module m(input [2:0] a, output ok);
  wire tmp;
  assign tmp = a[0], ok = f(a);
  function f(input [2:0] v);
    reg tmp;
    begin
      tmp = v[1];
      f = tmp;
    end
  endfunction
endmodule
