// Languages that are worth their grammar: failures of real compilers end no larger than with `generic`, in fewer tests.
#include "end_to_end.h"

namespace hone {
namespace {

struct CompilerFailure {
  std::string name;
  std::string file;   ///< with the extension by which hone knows the language
  std::string input;  ///< what is repeated around the failure, with a number for each '$'
  std::string cause;
  std::vector<std::string> test;  ///< arguments of hone
};

void PrintTo(const CompilerFailure& failure, std::ostream* stream) { *stream << failure.name; }

class Languages : public EndToEnd, public testing::WithParamInterface<CompilerFailure> {
 protected:
  nlohmann::json reduced(const std::string& output, const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"reduce", GetParam().file, "-o", output, "-j2", "--timeout", "60"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    arguments.insert(arguments.end(), GetParam().test.begin(), GetParam().test.end());
    return statsOf(arguments);
  }
};

TEST_P(Languages, BringMoreThanTheGenericOne) {
  std::string text;
  for (int i = 0; i < 12; ++i) {
    for (const char c : GetParam().input) text += c == '$' ? std::to_string(i) : std::string(1, c);
    if (i == 7) text += GetParam().cause;
  }
  write(GetParam().file, text);
  const nlohmann::json own = reduced("own", {});
  const nlohmann::json generic = reduced("generic", {"--language", "generic"});
  EXPECT_LE(read("own").size(), read("generic").size()) << read("own") << read("generic");
  EXPECT_LT(own["tests"].get<double>(), 0.8 * generic["tests"].get<double>());
}

const CompilerFailure failures[] = {
    {"Verilog",
     "top.sv",
     R"(module counter$ #(parameter WIDTH = 8) (input wire clk, rst, output reg [WIDTH-1:0] out);
  // counts up
  always @(posedge clk or posedge rst) begin
    if (rst) out <= {WIDTH{1'b0}};
    else case (out[1:0])
      2'b00, 2'b01: out <= out + $;
      default: out <= out ^ (8'h3$ << 1);
    endcase
  end
  assign #1 done = &out;
endmodule
)",
     R"(class packet;
  int size = 4;
  function int length; total; return size; endfunction
  function void total; size = 2; endfunction
endclass
)",
     {"--stderr", "failed assertion dscope->elab_stage", "--", "iverilog", "-g2012", "-t", "null", "@@"}},
};

INSTANTIATE_TEST_SUITE_P(Compilers, Languages, testing::ValuesIn(failures),
                         [](const auto& failure) { return failure.param.name; });

}  // namespace
}  // namespace hone
