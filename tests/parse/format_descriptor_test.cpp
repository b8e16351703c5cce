#include "parse/format_descriptor.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <algorithm>

#include "../support/compiled_grammar.h"
#include "../support/sound.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

/// A folder with two grammars, one of which has islands of the other.
class FormatDescriptor : public ::testing::Test {
 protected:
  FormatDescriptor() {
    testgrammars::useOwnCache();
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "grammars");
    writeFile(folder_ / "grammars/Settings.g4",
              "grammar Settings;\n"
              "file : line* EOF ;\n"
              "line : KEY '=' VALUE ;\n"
              "KEY : [a-z]+ ;\n"
              "VALUE : '<' ~[>]* '>' ;\n"
              "SPACE : [ \\n]+ -> skip ;\n");
    writeFile(folder_ / "grammars/Sum.g4",
              "grammar Sum;\n"
              "sum : NUMBER ('+' NUMBER)* ;\n"
              "NUMBER : [0-9]+ ;\n"
              "SPACE : ' '+ -> skip ;\n");
  }
  ~FormatDescriptor() override { fs::remove_all(folder_); }

  DescribedLanguage loadWithNote(std::string_view json, std::string_view start = {},
                                 const std::vector<fs::path>& files = {}, Engine engine = Engine::automatic) {
    writeFile(folder_ / "format.json", json);
    return languageFromDescriptor(folder_ / "format.json", start, files, engine);
  }
  std::shared_ptr<Language> load(std::string_view json, std::string_view start = {},
                                 const std::vector<fs::path>& files = {}) {
    return loadWithNote(json, start, files).language;
  }

  /// Texts of the rule's nodes.
  static std::vector<std::string> textsOf(Language& language, std::string_view rule, std::string_view text) {
    Derivation derivation = language.parse(text, Encoding::utf8);
    EXPECT_TRUE(isSound(derivation, text));
    std::vector<std::string> all;
    for (const Node& node : derivation.nodes)
      if (node.kind == NodeKind::rule && language.member(node.language).grammar().ruleNames[node.symbol] == rule)
        all.emplace_back(text.substr(node.textBegin, node.textEnd - node.textBegin));
    return all;
  }

  fs::path folder_ = fs::path(::testing::TempDir()) / ("hone-format-" + std::to_string(getpid()));
};

constexpr const char* settingsWithSums = R"({
  "start": "settings:file",
  "grammars": {
    "settings": {
      "files": ["grammars/Settings.g4", "SettingsBase.py"],
      "islands": {"VALUE": "<(?P<sum:sum>.*)>"},
      "replacements": {"KEY": "k", "line": "key = <>"}
    },
    "sum": {"files": ["grammars/Sum.g4"]}
  }
})";

TEST_F(FormatDescriptor, NamesGrammarsAndTheirIslands) {
  auto language = load(settingsWithSums);
  EXPECT_EQ(language->name(), "Settings");
  EXPECT_THAT(textsOf(*language, "sum", "a = <1+2> b = <> c = <x> d = <3>"), ::testing::ElementsAre("1+2", "3"));
}

TEST_F(FormatDescriptor, SaysWhatReplacesTokensAndRules) {
  auto language = load(settingsWithSums);
  const Grammar& grammar = language->grammar();
  auto key = std::ranges::find(grammar.tokenNames, "KEY") - grammar.tokenNames.begin();
  EXPECT_EQ(*language->minimalToken(static_cast<Symbol>(key)), "k");
  std::string line;
  for (const MinimalToken& token : *language->minimal(grammar.rule("line"))) line += token.text + " ";
  EXPECT_EQ(line, "key = <> ");
}

TEST_F(FormatDescriptor, TakesTheStartRuleAndMoreFilesFromTheCommandLine) {
  EXPECT_EQ(load(settingsWithSums, "sum:sum")->name(), "Sum");
  auto unnamed =
      load(R"({"grammars": {"sum": {"files": ["grammars/Sum.g4"]}}})", "file", {folder_ / "grammars/Settings.g4"});
  EXPECT_EQ(unnamed->name(), "Settings");
}

TEST_F(FormatDescriptor, MayNameBundledLanguages) {
  auto language = load(R"json({"start": "file", "grammars": {"": {
      "files": ["grammars/Settings.g4"],
      "islands": {"VALUE": ["<(?P<json:json>.*)>", "<(?P<html:document>.*)"]}}}})json");
  EXPECT_THAT(textsOf(*language, "value", "a = <[1]> b = <c>"), ::testing::ElementsAre("[1]", "1"));
  EXPECT_THAT(textsOf(*language, "document", "a = <[1]> b = <c>"), ::testing::ElementsAre("c>"));
}

// It may come from somebody else.
TEST_F(FormatDescriptor, SaysThatCodeInTheGrammarsOfIslandsRuns) {
  EXPECT_EQ(loadWithNote(settingsWithSums).note, "");
  writeFile(folder_ / "grammars/Sum.g4",
            "grammar Sum;\nsum : {true}? NUMBER ('+' NUMBER)* ;\nNUMBER : [0-9]+ ;\nSPACE : ' '+ -> skip ;\n");
  EXPECT_THAT(loadWithNote(settingsWithSums).note, HasSubstr("code in the grammar sum decides"));
  EXPECT_EQ(loadWithNote(settingsWithSums, {}, {}, Engine::interpret).note, "");
}

TEST_F(FormatDescriptor, SaysWhatIsWrong) {
  auto saying = [](const char* text) {
    return ThrowsMessage<UserError>(::testing::AllOf(HasSubstr("format.json"), HasSubstr(text)));
  };
  EXPECT_THAT([&] { load("{"); }, saying(":1:2: not valid JSON"));
  EXPECT_THAT([&] { load("{}"); }, saying("\"grammars\" is missing"));
  EXPECT_THAT([&] { load(R"({"grammars": {}})"); }, saying("no start rule"));
  EXPECT_THAT([&] { load(R"({"start": "a:b", "grammars": {}})"); }, saying("no grammar 'a'"));
  EXPECT_THAT([&] { load(R"({"start": "a:b", "grammars": {"a": {"files": ["No.g4"]}}})"); }, saying("No.g4"));
  EXPECT_THAT([&] { load(settingsWithSums, "settings:fill"); }, saying("fill"));
  EXPECT_THAT(
      [&] {
        load(
            R"({"start": "a:file", "grammars": {"a": {"files": ["grammars/Settings.g4"], "replacements": {"x": ""}}}})");
      },
      saying("'x'"));
}

}  // namespace
}  // namespace hone
