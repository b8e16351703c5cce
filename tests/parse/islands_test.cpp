#include "parse/islands.h"

#include <gmock/gmock.h>

#include "../support/sound.h"
#include "grammar/bundled.h"
#include "text/user_error.h"

namespace hone {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::ThrowsMessage;

class InIslands : public ::testing::Test {
 protected:
  void parse(std::string_view language, std::string text) {
    language_ = Language::bundled(language);
    addBundledIslands(*language_);
    parseAgain(std::move(text));
  }

  void parseAgain(std::string text) {
    text_ = std::move(text);
    derivation_ = language_->parse(text_, detectEncoding(text_));
    EXPECT_TRUE(isSound(derivation_, text_));
  }

  std::string_view text(const Node& node) const {
    return std::string_view(text_).substr(node.textBegin, node.textEnd - node.textBegin);
  }

  const std::string& language(const Node& node) { return language_->member(node.language).name(); }

  /// What is in islands: "language: text", for the nodes right below the token that holds them. Fragments are bare.
  std::vector<std::string> islands() {
    std::vector<std::string> all;
    for (NodeId id = 0; id < derivation_.nodes.size(); ++id) {
      const Node& node = derivation_.nodes[id];
      if (node.parent == noNode || derivation_.nodes[node.parent].kind != NodeKind::island) continue;
      std::string prefix = node.kind == NodeKind::fragment ? "" : language(node) + ": ";
      all.push_back(prefix + std::string(text(node)));
    }
    return all;
  }

  /// The leaves that aren't hidden, with their languages: "language: text".
  std::vector<std::string> leaves() {
    std::vector<std::string> all;
    for (const Node& node : derivation_.nodes)
      if (node.isVisible() && node.textEnd > node.textBegin)
        all.push_back(language(node) + ": " + std::string(text(node)));
    return all;
  }

  std::shared_ptr<Language> language_;
  std::string text_;
  Derivation derivation_;
};

TEST_F(InIslands, AStyleElementHoldsCss) {
  parse("html", "<style>a{}</style>");
  EXPECT_THAT(islands(), ElementsAre("css: a{}"));
  EXPECT_THAT(leaves(), ElementsAre("html: <", "html: style", "html: >", "css: a", "css: {", "css: }", "html: </style",
                                    "html: >"));
  EXPECT_TRUE(derivation_.errors.empty());
  EXPECT_EQ(derivation_.brokenIslands, 0u);
}

TEST_F(InIslands, AStyleAttributeHoldsDeclarationsBetweenItsQuotes) {
  parse("html", "<p style=\"color:red\"><p style='top:0'><p style=x:y>");
  EXPECT_THAT(islands(), ElementsAre("\"", "css: color:red", "\"", "'", "css: top:0", "'", "css: x:y"));
}

TEST_F(InIslands, ScriptsAndHandlersHoldJavaScript) {
  parse("html", "<script>f(1)</script><a onclick=\"return g()\">");
  EXPECT_THAT(islands(), ElementsAre("javascript: f(1)", "\"", "javascript: return g()", "\""));
}

TEST_F(InIslands, AScriptThatIsNoJavaScriptMayBeJson) {
  parse("html", "<script type=\"application/json\">{\"a\": [1]}</script>");
  EXPECT_THAT(islands(), ElementsAre("json: {\"a\": [1]}"));
}

TEST_F(InIslands, WhatDoesNotParseStaysOneToken) {
  parse("html", "<script>f( </script><style>a{}</style>");
  EXPECT_THAT(islands(), ElementsAre("css: a{}"));
  EXPECT_THAT(leaves(), ::testing::Contains("html: f( "));
  EXPECT_TRUE(derivation_.errors.empty()) << "no error of the page";
  EXPECT_EQ(derivation_.brokenIslands, 1u);
}

TEST_F(InIslands, LieInEachOther) {
  parse("html", "<script>x.match(/a|b/g); y = `<b onclick='z()'>c</b>`</script>");
  EXPECT_THAT(islands(), ElementsAre("javascript: x.match(/a|b/g); y = `<b onclick='z()'>c</b>`", "/", "regexp: a|b",
                                     "/g", "html: <b onclick='z()'>c</b>", "'", "javascript: z()", "'"));
  for (const Node& node : derivation_.nodes)
    EXPECT_EQ(language(node) == "html", node.language == 0) << "the page's language is that of islands in islands too";
}

TEST_F(InIslands, JsonMayHoldJson) {
  parse("json", "{\"a\": \"[1, 2]\", \"b\": \"text\", \"c\": \"[\"}");
  EXPECT_THAT(islands(), ElementsAre("\"", "json: [1, 2]", "\""));
  EXPECT_EQ(derivation_.brokenIslands, 1u);
}

TEST_F(InIslands, WithoutIslandsTheDerivationIsThePlainOne) {
  parse("html", "<p class=x>text</p>");
  Derivation plain = language_->parseAlone(text_, Encoding::utf8);
  EXPECT_EQ(derivation_.nodes.size(), plain.nodes.size());
  EXPECT_THAT(islands(), IsEmpty());
}

TEST_F(InIslands, TheLexersModesAreThoseOfTheirLexers) {
  parse("html", "<script>`${a}`</script><p>");
  ASSERT_EQ(derivation_.modes.size(), derivation_.nodes.size());
  for (NodeId id = 0; id < derivation_.nodes.size(); ++id) {
    const Node& node = derivation_.nodes[id];
    if (!node.isVisible() || text(node).empty()) continue;
    Lexer& lexer = language_->member(node.language).lexer();
    Token token = lexer.next(text(node), Encoding::utf8, 0, derivation_.modes[id].before, true);
    EXPECT_EQ(token.type, static_cast<Symbol>(node.symbol)) << text(node);
    EXPECT_EQ(token.after, derivation_.modes[id].after) << text(node);
  }
}

TEST_F(InIslands, ManyAndDeepOnesAreNoTrouble) {
  std::string page;
  for (int i = 0; i < 2000; ++i) page += "<p style='a:b'>";
  parse("html", page + "<script>" + std::string(50'000, '(') + "1" + std::string(50'000, ')') + "</script>");
  EXPECT_EQ(derivation_.brokenIslands, 0u);
  EXPECT_EQ(islands().size(), 3u * 2000 + 1);
}

TEST_F(InIslands, ATokenThatIsItsOwnIslandComesToAnEnd) {
  language_ = Language::bundled("json");
  IslandTokens tokens = {{"STRING", {"(?P<json:json>.*)"}}};
  auto none = [](std::string_view) -> IslandLanguage { throw UserError("no other language"); };
  language_->setIslands(std::make_shared<Islands>(*language_, "json", tokens, none));
  parseAgain("\"a\"");
  EXPECT_LT(derivation_.nodes.size(), 500u);
}

TEST(Islands, AreOfTokensThatThereAre) {
  auto language = Language::bundled("json");
  auto make = [&](const IslandTokens& tokens) {
    Islands(*language, "json", tokens, [](std::string_view) { return IslandLanguage{}; });
  };
  EXPECT_THAT(
      [&] {
        make({{"STRANG", {"(?P<json:json>.*)"}}});
      },
      ThrowsMessage<UserError>(HasSubstr("no token 'STRANG'")));
  EXPECT_THAT([&] { make({{"STRING", {"("}}}); }, ThrowsMessage<UserError>(HasSubstr("island pattern")));
}

TEST(Islands, OfBundledLanguagesNameLanguagesAndRulesThatThereAre) {
  for (const BundledLanguage& bundled : bundledLanguages()) {
    auto language = Language::bundled(bundled.name);
    EXPECT_NO_THROW(addBundledIslands(*language)) << bundled.name;
    for (const auto& [token, patterns] : bundled.islands)
      for (const std::string& pattern : patterns)
        for (const IslandStart& start : IslandPattern(pattern).starts())
          EXPECT_TRUE(Language::bundled(start.language)->grammar().findRule(start.rule)) << pattern;
  }
}

}  // namespace
}  // namespace hone
