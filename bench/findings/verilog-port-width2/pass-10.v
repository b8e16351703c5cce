module f;
    function [7:0] twice;
        input [7:0] v;
        twice = v << 1;
    endfunction
    reg [3:0] small_number;
    reg [7:0] big;
    initial begin
        small_number = 4'd9;
        big = twice(small_number);
    end
endmodule
