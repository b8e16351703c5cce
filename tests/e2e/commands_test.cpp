// The commands that show something.
#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;

using Commands = EndToEnd;

TEST_F(Commands, LanguagesListsThoseBuiltIn) {
  Ended ended = hone({"languages"});
  EXPECT_EQ(ended.exit, 0);
  for (const char* name : {"json", "c", "sql", "dot", "generic"})
    EXPECT_THAT(ended.out, testing::ContainsRegex("(^|\n)" + std::string(name) + " "));
}

TEST_F(Commands, ParseShowsTheTreeAsText) {
  write("in.json", "[1, 23]");
  Ended ended = hone({"parse", "in.json"});
  EXPECT_EQ(ended.exit, 0);
  EXPECT_THAT(ended.out, testing::AllOf(HasSubstr("array"), HasSubstr("NUMBER \"23\"")));
  EXPECT_THAT(ended.err, oneLineWith("5 tokens"));
}

/// All leaves' texts in their order. The tree is a small one.
// NOLINTNEXTLINE(misc-no-recursion)
void collectLeaves(const nlohmann::json& node, std::string& text) {
  if (node.contains("text")) text += node["text"];
  if (!node.contains("children")) return;
  for (const nlohmann::json& child : node["children"]) collectLeaves(child, text);
}

TEST_F(Commands, ParseShowsTheTreeAsJsonWithEveryByte) {
  write("in.dot", "digraph {\n  // a comment\n  a -> b [label=\"x\\\"y\"];\n}\n");
  Ended ended = hone({"parse", "in.dot", "--tree", "json"});
  EXPECT_EQ(ended.exit, 0);
  std::string text;
  collectLeaves(nlohmann::json::parse(ended.out), text);
  EXPECT_EQ(text, read("in.dot"));
}

TEST_F(Commands, ParseShowsTheTreeForGraphviz) {
  write("in.json", "{\"a \\\" \\\\ <b>\": [1, 2]}");
  Ended ended = hone({"parse", "in.json", "--tree", "dot"});
  EXPECT_EQ(ended.exit, 0);
  write("tree.dot", ended.out);
  Ended drawn = run("dot", {"-Tplain", "tree.dot"});
  EXPECT_EQ(drawn.exit, 0) << drawn.err;
  EXPECT_THAT(drawn.out, HasSubstr("array"));
}

TEST_F(Commands, ParseTellsWhereSyntaxErrorsAre) {
  write("in.json", "[1,\n 2,, 3]");
  Ended ended = hone({"parse", "in.json"});
  EXPECT_EQ(ended.exit, 0);
  EXPECT_THAT(ended.err, HasSubstr("in.json:2:4: "));
  EXPECT_THAT(ended.err, HasSubstr(" 1 syntax errors"));
}

TEST_F(Commands, ParseCopesWithDeepNesting) {
  write("deep.json", std::string(100'000, '[') + std::string(100'000, ']'));
  for (const char* format : {"text", "json", "dot"})
    EXPECT_EQ(hone({"parse", "deep.json", "--tree", format}).exit, 0) << format;
}

TEST_F(Commands, HelpAndVersion) {
  EXPECT_THAT(hone({"--version"}).out, testing::StartsWith("hone "));
  Ended help = hone({"--help"});
  EXPECT_EQ(help.exit, 0);
  for (const char* command : {"reduce", "parse", "grammar", "languages"}) EXPECT_THAT(help.out, HasSubstr(command));
  EXPECT_THAT(hone({"reduce", "--help"}).out, HasSubstr("--max-tests"));
}

}  // namespace
}  // namespace hone
