module #(
always_comb begin case (x
function f; (]
endtask endclass : c
end join : j endcase
}
