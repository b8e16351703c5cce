// What single passes do, each alone on a small text. docs/reduce.md describes them.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>

#include "../support/next_candidate.h"
#include "reduce/reduce.h"
#include "text/file.h"

namespace hone {
namespace {

size_t occurrences(std::string_view text, std::string_view of) {
  size_t count = 0;
  for (size_t at = text.find(of); at != std::string_view::npos; at = text.find(of, at + of.size())) ++count;
  return count;
}

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

struct PassExample {
  std::string pass;
  std::string language;
  std::string before;
  std::function<bool(const std::string&)> fails;
  std::string after;
};

void PrintTo(const PassExample& example, std::ostream* out) { *out << example.pass; }

class PassAlone : public testing::TestWithParam<PassExample> {};

TEST_P(PassAlone, MakesOfItsExample) {
  const PassExample& example = GetParam();
  ReduceOptions options;
  options.passes = {example.pass};
  std::unique_ptr<Strategy> strategy =
      makeReduction(Tree::parse(Language::bundled(example.language), example.before), options);
  while (auto candidate = nextCandidate(*strategy))
    strategy->learn(example.fails(candidate->bytes) ? Verdict::fail : Verdict::pass);
  EXPECT_EQ(static_cast<const Pipeline&>(*strategy).best(), example.after);
}

TEST(Declarations, LeaveTheirFunctionInGlsl) {
  const TreePtr tree = Tree::parse(Language::bundled("glsl"), "void main() { if (a) { int b[1] = {2}; } }");
  const std::unique_ptr<Pipeline> reduction = makeReduction(tree, {});
  while (auto candidate = nextCandidate(*reduction))
    reduction->learn(has(candidate->bytes, "int ") && has(candidate->bytes, "{2}") ? Verdict::fail : Verdict::pass);
  EXPECT_FALSE(has(reduction->best(), "(")) << reduction->best();
}

/// What a compiler that closes what is open at the end sees.
std::string reducedRust(Effort effort) {
  ReduceOptions options;
  options.effort = effort;
  const TreePtr tree = Tree::parse(Language::bundled("rust"), "fn other(){} fn main(){loop{print(1)}}");
  const std::unique_ptr<Pipeline> reduction = makeReduction(tree, options);
  while (auto candidate = nextCandidate(*reduction))
    reduction->learn(has(candidate->bytes, "loop{") ? Verdict::fail : Verdict::pass);
  return reduction->best();
}

TEST(Brackets, AreClosedInTheEndUnlessBytesAreAll) {
  const std::string closed = reducedRust(Effort::normal), open = reducedRust(Effort::max);
  EXPECT_EQ(occurrences(closed, "{"), occurrences(closed, "}")) << closed;
  EXPECT_TRUE(has(closed, "loop{}}")) << closed;
  EXPECT_LT(occurrences(open, "}"), occurrences(open, "{")) << open;
}

/// How deep the brackets of a JSON text with one innermost value are.
bool isFiveDeep(const std::string& text) {
  return std::ranges::count_if(text, [](char c) { return c == '[' || c == '{'; }) == 5 && has(text, "1");
}

INSTANTIATE_TEST_SUITE_P(
    Reduce, PassAlone,
    testing::Values(
        PassExample{"layout", "c", "#ifndef A\n#define A\n#if B\n#else\nint a;\n#endif\n#endif\n",
                    [](const std::string& text) {
                      return occurrences(text, "#if") == occurrences(text, "#endif") && has(text, "define A");
                    },
                    "#define A\nint a;"},
        // The brackets alone fit there, too, but the program refuses them.
        PassExample{
            "hoist", "cpp", "namespace { struct a { }; void f() { } }",
            [](const std::string& text) { return has(text, "struct a { }; void f() { }") && !text.starts_with('{'); },
            " struct a { }; void f() { }"},
        PassExample{"literals", "generic", "# what the word Task says\nputs 1",
                    [](const std::string& text) { return has(text, "Task") && has(text, "puts 1"); }, "# Task\nputs 1"},
        PassExample{"literals", "json", R"(["aaaaaaaabbbbbbbb", "bbbbbbbb", 40])",
                    [](const std::string& text) {
                      const auto count = static_cast<size_t>(std::ranges::count(text, 'a'));
                      const std::string as(count, 'a'), bs(count, 'b');
                      return text == "[\"" + as + bs + "\", \"" + bs + "\", " + std::to_string(5 * count) + "]";
                    },
                    R"(["ab", "b", 5])"},
        PassExample{"rewrap", "json", R"({"a": {"b": [{"c": {"d": 1}}]}})", isFiveDeep, "[[[[[1]]]]]"},
        PassExample{"loose", "c", "struct { } a() { }",
                    [](const std::string& text) { return has(text, "struct { } a() {"); }, "struct { } a() { "}));

TEST(Passes, EachOfManyNamesGetsAShorterOne) {
  std::string text;
  for (int i = 0; i < 1500; ++i) text += "int name" + std::to_string(i) + ";";
  ReduceOptions options;
  options.passes = {"rename"};
  std::unique_ptr<Strategy> strategy = makeReduction(Tree::parse(Language::bundled("c"), text), options);
  while (nextCandidate(*strategy)) strategy->learn(Verdict::fail);
  const std::string& best = static_cast<const Pipeline&>(*strategy).best();
  EXPECT_FALSE(has(best, "name"));
  EXPECT_EQ(occurrences(best, ";"), 1500u);
}

TEST(Rename, KnowsNamesWithinTokens) {
  ReduceOptions options;
  options.passes = {"rename"};
  std::unique_ptr<Strategy> strategy = makeReduction(
      Tree::parse(Language::bundled("llvm"), "define void @run() {\n  br label %if.then\nif.then:\n  ret void\n}"),
      options);
  while (nextCandidate(*strategy)) strategy->learn(Verdict::fail);
  // The name of the function is another one, even if it were the same word.
  EXPECT_TRUE(has(static_cast<const Pipeline&>(*strategy).best(), "@b() {\n  br label %a\na:\n"))
      << static_cast<const Pipeline&>(*strategy).best();
}

TEST(Passes, AreAllDocumented) {
  const std::string text = readFile(std::filesystem::path(HONE_SOURCE_DIR) / "docs" / "reduce.md");
  const std::string table = text.substr(text.find("# The passes"));
  for (const std::string& name : passNames()) EXPECT_TRUE(has(table, "`" + name + "`")) << name;
}

}  // namespace
}  // namespace hone
