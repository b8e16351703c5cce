#include "grammar/serialized_atn.h"

#include <gtest/gtest.h>

#include "../support/compiled_grammar.h"
#include "text/random.h"
#include "text/user_error.h"

namespace hone {
namespace {

class SerializedNetwork : public testing::Test {
 protected:
  static InterpFiles compiled() {
    testgrammars::useOwnCache();
    return compileGrammar(testgrammars::paths({"ModesLexer.g4", "ModesParser.g4"}));
  }

  static bool loads(const InterpFiles& files) {
    try {
      Grammar::fromInterp("Modes", files.lexer, files.parser);
      return true;
    } catch (const UserError&) {
      return false;
    }
  }
};

TEST_F(SerializedNetwork, IsRefusedWhereItEndsTooEarly) {
  InterpFiles files = compiled();
  ASSERT_TRUE(loads(files));
  size_t begin = files.parser.rfind('[');
  for (size_t length = begin; length + 2 < files.parser.size(); length += 7) {
    InterpFiles cut = files;
    cut.parser.resize(length);
    EXPECT_FALSE(loads(cut)) << length;
  }
}

TEST_F(SerializedNetwork, IsRefusedOrReadButNeverReadBeyondItsEndWhenDamaged) {
  InterpFiles files = compiled();
  Random random(1);
  for (std::string* text : {&files.lexer, &files.parser})
    for (int round = 0; round < 300; ++round) {
      const std::string whole = *text;
      size_t begin = whole.rfind('[') + 1;
      for (uint64_t i = random.below(5) + 1; i > 0; --i) {
        size_t at = begin + random.below(whole.size() - begin);
        if (std::isdigit(static_cast<unsigned char>((*text)[at])))
          (*text)[at] = static_cast<char>('0' + random.below(10));
      }
      loads(files);
      *text = whole;
    }
}

TEST_F(SerializedNetwork, OfAnotherVersionIsRefused) {
  EXPECT_THROW(readSerializedAtn(std::vector<uint16_t>{}, {}), UserError);
  EXPECT_THROW(readSerializedAtn(std::vector<uint16_t>{4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}, {}), UserError);
}

}  // namespace
}  // namespace hone
