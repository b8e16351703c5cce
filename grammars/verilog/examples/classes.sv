package p;
  typedef enum logic [1:0] {IDLE, RUN = 2, STOP[2]} state_t;
  typedef struct packed { logic [3:0] a; state_t b; } pair_t;
  import "DPI-C" function int add(input int a, b);
endpackage : p

interface bus (input logic clk);
  import p::*;
  pair_t data;
  modport master (output data, input clk), slave (input .d(data));
  clocking cb @(posedge clk); default input #1step output #2; input data; endclocking
endinterface

virtual class base #(type T = int, int N = 4) extends other#(T)::inner;
  rand bit [3:0] x; static local T q[$]; string names[string];
  constraint small_ones { x inside {[0:3], 7}; x > 2 -> {x < 9;} soft x == 1; }
  function new(int a = 0); super.new(a); this.x = a; q = '{1, 2, default: 0}; endfunction
  pure virtual function void run();
  extern protected task stop(ref int a);
  covergroup cg @(posedge clk); coverpoint x { bins low = {[0:3]}; } endgroup
endclass

module top;
  bus b(.clk(1'b0));
  p::pair_t v = '{a: 1, b: p::RUN};
  int unsigned n = int'(3.5) + 4'(x);
  always_comb unique case (v.b) p::IDLE: n++; default: n += 2; endcase
  always_ff @(posedge b.clk iff n > 2) begin foreach (v.a[i]) v.a[i] <= '1; end
  property ok; @(posedge b.clk) disable iff (n == 0) n |-> ##[1:3] v.a[*2] ##1 $rose(n); endproperty
  check: assert property (ok) else $error("no");
  initial begin
    automatic base#(int, 3) o = new(2);
    if (!o.randomize() with { x < 2; }) return;
    do begin o.q.push_back({<<8{n}}); break; end while (1);
    void'(o.q.find with (item > 1));
    `CHECK(n, "text")
  end
  bind counter other u2 (.*);
endmodule
