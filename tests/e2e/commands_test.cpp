// The commands that show something.
#include <algorithm>
#include <sstream>

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

TEST_F(Commands, LanguagesTellsHowGoodEachIsAndWhatIsADemonstration) {
  const std::string out = hone({"languages"}).out;
  EXPECT_THAT(out, testing::ContainsRegex("\nrust .* [0-9]+/[0-9]+  [.]rs\n"));
  EXPECT_GT(out.find("\ncalc "), out.find("Demonstrations"));
  EXPECT_LT(out.find("\nxml "), out.find("Demonstrations"));
}

TEST_F(Commands, TheFirstLineTellsTheLanguageWhereTheExtensionDoesNot) {
  const auto language = [&](const std::string& name, const std::string& text) {
    write(name, text);
    const Ended ended = hone({"parse", name, "--tree", "json"});
    EXPECT_EQ(ended.exit, 0) << ended.err;
    return ended.out.substr(0, 40);
  };
  const std::string python = language("script.py", "print(1)\n");
  EXPECT_EQ(language("script", "#!/usr/bin/env python3\nprint(1)\n"), python);
  EXPECT_EQ(language("script.cgi", "#!/usr/bin/python3.11 -u\r\nprint(1)\n"), python);
  EXPECT_NE(language("pythonic", "#!/usr/bin/env monty\nprint(1)\n"), python);
  EXPECT_EQ(language("page", "<?xml version='1.0'?><a/>"), language("page.xml", "<?xml version='1.0'?><a/>"));
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
  EXPECT_THAT(ended.err, HasSubstr(" 1 syntax error\n"));
}

TEST_F(Commands, ParseCopesWithDeepNesting) {
  write("deep.json", std::string(100'000, '[') + std::string(100'000, ']'));
  for (const char* format : {"text", "json", "dot"})
    EXPECT_EQ(hone({"parse", "deep.json", "--tree", format}).exit, 0) << format;
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// Names in the list of commands that a help page ends with.
std::vector<std::string> commandsIn(const std::string& help) {
  std::vector<std::string> names;
  const std::vector<std::string> lines = linesOf(help);
  auto line = std::ranges::find(lines, "Commands:");
  while (line != lines.end() && ++line != lines.end() && line->starts_with("  "))
    names.push_back(line->substr(2, line->find(' ', 2) - 2));
  return names;
}

TEST_F(Commands, HelpFitsAScreen) {
  EXPECT_THAT(hone({"--version"}).out, testing::StartsWith("hone "));
  Ended help = hone({"--help"});
  EXPECT_EQ(help.exit, 0);
  EXPECT_THAT(commandsIn(help.out),
              testing::ElementsAre("reduce", "log", "triage", "repair", "generalize", "explain", "generate", "match",
                                   "predict", "parse", "grammar", "languages", "worker", "farm-key", "farm"));
  EXPECT_LE(linesOf(help.out).size(), 24u);
  for (const std::string& line : linesOf(help.out)) EXPECT_LE(line.size(), 80u) << line;
}

TEST_F(Commands, HelpOfEachBeginsWithThreeExamples) {
  std::vector<std::vector<std::string>> commands;
  for (const std::string& name : commandsIn(hone({"--help"}).out)) {
    commands.push_back({name});
    for (const std::string& inner : commandsIn(hone({name, "--help"}).out)) commands.push_back({name, inner});
  }
  EXPECT_EQ(commands.size(), 19u);
  for (std::vector<std::string> command : commands) {
    command.emplace_back("--help");
    const std::string help = hone(command).out;
    // The examples, each with a purpose and a command, come directly after the title.
    EXPECT_THAT(help.substr(0, help.find("\nUsage: ")),
                testing::MatchesRegex("hone [a-z -]+: [^\n]+\n(\n  # [^\n]+\n  hone [^\n]+\n){3}"))
        << testing::PrintToString(command);
  }
}

/// One table is behind help and manual pages.
TEST_F(Commands, HelpAndManualPagesNameTheExitStatuses) {
  const std::vector<std::pair<std::string, std::string>> meanings = {
      {"repair", "a file is written in which a value is doubtful"},
      {"triage", "with --baseline: there is a new bug"},
      {"match", "a file doesn't match"},
      {"predict", "no file is predicted to fail"},
      {"farm", "there are no workers with this key"},
      {"reduce", "the input is not interesting to begin with"}};
  for (const auto& [command, meaning] : meanings) {
    EXPECT_THAT(hone({command, "--help"}).out, testing::HasSubstr(meaning)) << command;
    const std::string page = hone({"man", "hone-" + command}).out;
    EXPECT_THAT(page, testing::HasSubstr(".SH EXIT STATUS")) << command;
    EXPECT_THAT(page.substr(page.find(".SH EXIT STATUS")), testing::HasSubstr(meaning.substr(0, meaning.find("--"))))
        << command;
  }
  EXPECT_THAT(hone({"man", "hone"}).out, testing::Not(testing::HasSubstr("/usr/share/doc")));
}

}  // namespace
}  // namespace hone
