#include "parse/lexer.h"

#include <gtest/gtest.h>

#include "../support/grammars.h"
#include "../support/repeated.h"

namespace hone {
namespace {

class Lexing : public ::testing::Test {
 protected:
  void use(std::initializer_list<std::string_view> files) {
    language_ = testgrammars::load(files);
    lexer_ = &language_->lexer();
  }
  void SetUp() override { use({"Lexing.g4"}); }

  std::string name(Symbol type) const {
    if (type == lexicalError) return "error";
    if (type == byteOrderToken) return "mark";
    return language_->grammar().tokenNames[static_cast<size_t>(type)];
  }

  /// The tokens as NAME:text, hidden ones in parentheses; the end of the file left out.
  std::string lexed(std::string_view text, Encoding encoding = Encoding::utf8) {
    std::string result;
    uint32_t at = 0;
    for (const Token& token : lexer_->all(text, encoding)) {
      EXPECT_EQ(token.begin, at);
      EXPECT_GE(token.looked, token.end);
      at = token.end;
      if (token.type == endOfFile) break;
      if (!result.empty()) result += ' ';
      std::string shown = name(token.type) + ":" + std::string(text.substr(token.begin, token.end - token.begin));
      result += token.hidden ? "(" + shown + ")" : shown;
    }
    EXPECT_EQ(at, text.size());
    return result;
  }

  std::shared_ptr<Language> language_;
  Lexer* lexer_ = nullptr;
};

TEST_F(Lexing, TakesTheLongestMatch) {
  EXPECT_EQ(lexed("iffy"), "NAME:iffy");
  EXPECT_EQ(lexed("1.5"), "NUMBER:1.5");
  EXPECT_EQ(lexed("1..5"), "NUMBER:1 RANGE:.. NUMBER:5") << "back to where it last could stop";
  EXPECT_EQ(lexed("1."), "NUMBER:1 DOT:.");
}

TEST_F(Lexing, TakesTheFirstOfEquallyLongOnes) { EXPECT_EQ(lexed("if x"), "IF:if (SPACE: ) NAME:x"); }

TEST_F(Lexing, StopsEarlyWhereItIsNotGreedy) {
  EXPECT_EQ(lexed("/* a */b/* c */"), "(COMMENT:/* a */) NAME:b (COMMENT:/* c */)");
  EXPECT_EQ(lexed(R"("a\"b"c")"), R"(STRING:"a\"b" NAME:c (error:"))");
  EXPECT_EQ(lexed(R"("a" "b")"), R"(STRING:"a" (SPACE: ) STRING:"b")");
}

TEST_F(Lexing, HidesSkippedTokensAndOtherChannels) {
  EXPECT_EQ(lexed("a# b\nc"), "NAME:a (LINE:# b) (SPACE:\n) NAME:c");
}

TEST_F(Lexing, MakesAnErrorOfEveryCharacterThatNothingMatches) {
  EXPECT_EQ(lexed("a%%b"), "NAME:a (error:%) (error:%) NAME:b");
  EXPECT_EQ(lexed("\xE2\x82\xAC"), "(error:\xE2\x82\xAC)") << "one character, three bytes";
  EXPECT_EQ(lexed("/*"), "(error:/) (error:*)");
  EXPECT_EQ(lexed(std::string("\0a", 2)), std::string("(error:\0) NAME:a", 16));
}

TEST_F(Lexing, ReadsCodePoints) {
  EXPECT_EQ(lexed("\xCE\xB1\xF0\x9F\x98\x80"), "GREEK:\xCE\xB1\xF0\x9F\x98\x80");
  EXPECT_EQ(lexed("\xC3\xA4"), "LETTER:\xC3\xA4");
  EXPECT_EQ(lexed("\xE4", Encoding::latin1), "LETTER:\xE4");
}

TEST_F(Lexing, HidesAByteOrderMarkAtTheStartOnly) {
  EXPECT_EQ(lexed("\xEF\xBB\xBFx"), "(mark:\xEF\xBB\xBF) NAME:x");
  EXPECT_EQ(lexed("x\xEF\xBB\xBF"), "NAME:x (error:\xEF\xBB\xBF)");
}

TEST_F(Lexing, MatchesTheEndOfTheFile) {
  EXPECT_EQ(lexed("@abc"), "TAIL:@abc");
  EXPECT_EQ(lexed("@abc "), "(error:@) NAME:abc (SPACE: )");
  Token open = lexer_->next("@abc", Encoding::utf8, 0, 0, true);
  EXPECT_EQ(open.type, lexicalError) << "the text may go on";
}

TEST_F(Lexing, TellsHowFarItLooked) {
  auto looked = [&](std::string_view text) { return lexer_->next(text, Encoding::utf8, 0, 0).looked; };
  EXPECT_EQ(looked("ab+c"), 3u);
  EXPECT_EQ(looked("1.x"), 3u);
  EXPECT_EQ(looked("\"abc def"), 9u) << "to the end, and past it";
  EXPECT_EQ(looked("ab"), 3u);
  EXPECT_EQ(looked("\"a\" b"), 4u) << "to the character behind it, as ever";
}

TEST_F(Lexing, IsTheSameFromEveryToken) {
  std::string text = "if x 1.5..2 /* c */ \"s\" # line\n\xCE\xB1 % end";
  std::vector<Token> all = lexer_->all(text, Encoding::utf8);
  for (const Token& token : all) {
    Token again = lexer_->next(text, Encoding::utf8, token.begin, token.before);
    EXPECT_EQ(again.type, token.type);
    EXPECT_EQ(again.end, token.end);
    EXPECT_EQ(again.looked, token.looked);
  }
}

TEST_F(Lexing, FindsShortestTexts) {
  auto shortest = [&](std::string_view type) {
    const auto& names = language_->grammar().tokenNames;
    auto at = std::find(names.begin(), names.end(), type) - names.begin();
    return lexer_->shortestText(static_cast<Symbol>(at));
  };
  EXPECT_EQ(shortest("IF"), "if");
  EXPECT_EQ(shortest("NAME"), "a");
  EXPECT_EQ(shortest("NUMBER"), "0");
  EXPECT_EQ(shortest("STRING"), "\"\"");
  EXPECT_EQ(shortest("TAIL"), std::nullopt) << "there is none that can stand before other text";
}

TEST_F(Lexing, FollowsModes) {
  use({"ModesLexer.g4", "ModesParser.g4"});
  EXPECT_EQ(lexed("a<b c>d"), "TEXT:a OPEN:< NAME:b (TAG_SPACE: ) NAME:c CLOSE:> TEXT:d");
  EXPECT_EQ(lexed("<<a>b>c"), "OPEN:< OPEN:< NAME:a CLOSE:> NAME:b CLOSE:> TEXT:c");
  EXPECT_EQ(lexed("!a b\nc"), "LOUD:! WORD:a (BLANK: ) WORD:b QUIET:\n TEXT:c");
}

TEST_F(Lexing, JoinsMatchesThatWantMore) {
  use({"ModesLexer.g4", "ModesParser.g4"});
  EXPECT_EQ(lexed("\"a<b\"c"), "STRING:\"a<b\" TEXT:c");
  EXPECT_EQ(lexed("\"\""), "STRING:\"\"");
  EXPECT_EQ(lexed("\"a"), "(error:\"a)") << "what was begun belongs to the error";
}

TEST_F(Lexing, GivesEqualModeStacksEqualNames) {
  use({"ModesLexer.g4", "ModesParser.g4"});
  std::vector<Token> tokens = lexer_->all("<<a>>x<<a>>", Encoding::utf8);
  ASSERT_EQ(tokens.size(), 12u);
  EXPECT_EQ(tokens[0].before, 0u);
  EXPECT_EQ(tokens[2].before, tokens[8].before);
  EXPECT_NE(tokens[1].before, tokens[2].before) << "one tag deep and two";
  EXPECT_EQ(tokens[5].before, 0u);
  EXPECT_EQ(lexer_->modeOf(tokens[2].before), 1u);
  EXPECT_EQ(lexer_->only(0), 0u);
  EXPECT_EQ(lexer_->only(1), lexer_->only(1));
}

// Each of these could begin a long token, but none has an end.
const std::vector<std::string> unclosed = {"/*", "\"", "a/*\"", "\"\xE2\x82\xAC\\"};

TEST_F(Lexing, ReadsOnInVainButOnce) {
  for (const std::string& part : unclosed) {
    auto read = [&](size_t times) {
      uint64_t before = lexer_->bytesRead();
      lexer_->all(repeated(part, times), Encoding::utf8);
      return lexer_->bytesRead() - before;
    };
    EXPECT_LT(read(4000), read(2000) * 23 / 10) << part;
  }
}

TEST_F(Lexing, KnowsOfALookInVainWhereItWouldHaveEnded) {
  for (const std::string& part : unclosed) {
    std::string text = repeated(part, 300);
    for (const Token& token : lexer_->all(text, Encoding::utf8)) {
      Token alone = lexer_->next(text, Encoding::utf8, token.begin, token.before);
      EXPECT_EQ(token.type, alone.type) << token.begin;
      EXPECT_EQ(token.end, alone.end) << token.begin;
      EXPECT_EQ(token.looked, alone.looked) << token.begin;
    }
  }
}

}  // namespace
}  // namespace hone
