#include "reduce/pretty.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

std::string pretty(std::string_view language, const std::string& text) {
  return prettyText(*Tree::parse(Language::bundled(language), text));
}

TEST(Pretty, KeepsDirectivesOnTheirLines) {
  EXPECT_EQ(pretty("c", "#define ONE 1\n#pragma pack(1)\nint f(){\n#ifdef ONE\nreturn ONE;\n#endif\n}"),
            "#define ONE 1\n#pragma pack(1)\nint f() {\n#ifdef ONE\n  return ONE;\n#endif\n}\n");
  EXPECT_EQ(pretty("cpp", "#define A(x) \\\n x+1\nint a=A(1);"), "#define A(x) \\\n x+1\nint a = A(1);\n");
  EXPECT_EQ(pretty("glsl", "#version 300 es\nvoid main(){}"), "#version 300 es\nvoid main() {}\n");
  EXPECT_EQ(pretty("generic", "#define A 1\nf(A);"), "#define A 1\nf(A);\n");
}

// The failure may need them.
TEST(Pretty, KeepsCommentsAndOtherHiddenTokens) {
  EXPECT_EQ(pretty("c", "int a;// x\n/* y */int b;__extension__ int c;_Pragma(\"once\")"),
            "int a;\n// x\n/* y */int b;\n__extension__ int c;\n_Pragma(\"once\")\n");
  EXPECT_EQ(pretty("javascript", "f();// x\ng();"), "f();\n// x\ng();\n");
}

}  // namespace
}  // namespace hone
