// Where a bracket that a repair puts in or takes out could stand as well.
#include "repair/bracket_places.h"

#include <gtest/gtest.h>

#include "repair/repair.h"

namespace hone {
namespace {

struct Places {
  std::string best;
  std::vector<std::string> others;
};

Places placesAfter(const std::string& text, const Changes& changes) {
  TextAutomaton automaton(Language::bundled("json"));
  Places found{applied(text, withEvenBrackets(automaton, text, changes)), {}};
  for (const Changes& other : otherBracketPlaces(automaton, text, changes))
    if (other != changes) found.others.push_back(applied(text, other));
  return found;
}

TEST(BracketPlaces, AreAllThatTheGrammarTakes) {
  const Places found = placesAfter(R"({"a": [1, [2, 3], "b": 4})", {{12, 0, "]"}});
  EXPECT_EQ(found.best, R"({"a": [1, [2], 3], "b": 4})");
  // Or its partner is one too many.
  EXPECT_EQ(found.others, (std::vector<std::string>{R"({"a": [1, [2, 3]], "b": 4})", R"({"a": [1, 2, 3], "b": 4})"}));
}

TEST(BracketPlaces, OfAPartner) {
  EXPECT_EQ(placesAfter(R"({"a": [1})", {{6, 1, ""}}).others, std::vector<std::string>{R"({"a": [1]})"});
  EXPECT_EQ(placesAfter(R"({"a": [1]]})", {{6, 0, "["}}).others, std::vector<std::string>{R"({"a": [1]})"});
}

TEST(BracketPlaces, OfASpareBracketAreThoseOfOthers) {
  const Places found = placesAfter(R"({"a": {"b": 1}, "c": 2}, "d": 3})", {{22, 1, ""}});
  EXPECT_EQ(found.others, std::vector<std::string>{R"({"a": {"b": 1, "c": 2}, "d": 3})"});
}

TEST(BracketPlaces, BesideOneOfItsKindAreTheSame) {
  EXPECT_EQ(placesAfter("[[1, [2]]", {{7, 0, "]"}}).others.size(), 3u);  // two without an opening one
}

TEST(BracketPlaces, AreChosenByTheShapesOfElements) {
  EXPECT_EQ(placesAfter("[[1,2],[3,4,[5,6]]", {{18, 0, "]"}}).best, "[[1,2],[3,4],[5,6]]");
}

TEST(BracketPlaces, AreChosenByLayout) {
  const std::string text = "{\n  \"a\": {\n    \"x\": 1,\n    \"y\": 2\n  ,\n  \"b\": 3\n}\n";
  const Places found = placesAfter(text, {{static_cast<uint32_t>(text.size()), 0, "}"}});
  EXPECT_EQ(found.best, "{\n  \"a\": {\n    \"x\": 1,\n    \"y\": 2}\n  ,\n  \"b\": 3\n}\n");
}

TEST(BracketPlaces, LeaveABracketWithOtherCharactersAlone) {
  EXPECT_TRUE(placesAfter("[[1, 2, 3]", {{8, 1, "3]"}}).others.empty());
}

TEST(BracketPlaces, AreFoundInOneReading) {
  // Each of the numbers may be the last one in its list; the parser's sets are the same behind all of them.
  std::string text = R"({"a": [[1)";
  for (int i = 0; i < 4000; ++i) text += ", 1";
  text += R"(], "b": 2})";
  TextAutomaton automaton(Language::bundled("json"));
  const uint64_t before = automaton.spent();
  otherBracketPlaces(automaton, text, {{static_cast<uint32_t>(text.size()) - 9, 0, "]"}});
  EXPECT_LT(automaton.spent() - before, 20 * text.size());
}

}  // namespace
}  // namespace hone
