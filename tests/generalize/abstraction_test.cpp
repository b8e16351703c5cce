// Which places are open and which belong together, with a program that the test plays.
#include "generalize/abstraction.h"

#include <gtest/gtest.h>

#include "cases.h"

namespace hone {
namespace {

/// The texts of each place, in the order of the input.
std::vector<std::vector<std::string>> placesOf(const std::string& language, const std::string& input,
                                               const cases::Program& program) {
  const GeneralizeOptions options;
  CallableTest test(program);
  Scheduler scheduler(test, 1, {}, nullptr);
  const TreePtr tree = Tree::parse(Language::bundled(language), input);
  Abstraction abstraction(tree, {}, scheduler, options);
  abstraction.open();
  std::vector<std::vector<std::string>> texts;
  for (const Place& place : abstraction.places()) {
    texts.emplace_back();
    for (NodeId node : place.nodes) texts.back().push_back(cases::withoutSpace(tree->text(node)));
  }
  return texts;
}

using Texts = std::vector<std::vector<std::string>>;

/// `NAME=NAME;k`: the names must be the same, and `k` must be there.
Verdict assignedToItself(std::string_view text) {
  const std::string t = cases::withoutSpace(text);
  const size_t equals = t.find('='), end = t.find(';');
  if (equals == std::string::npos || end == std::string::npos || equals > end) return Verdict::pass;
  const std::string left = t.substr(0, equals), right = t.substr(equals + 1, end - equals - 1);
  return left == right && t.substr(end) == ";k" ? Verdict::fail : Verdict::pass;
}

TEST(Abstraction, TiesEqualNames) { EXPECT_EQ(placesOf("javascript", "a=a;k", assignedToItself), Texts({{"a", "a"}})); }

/// Of three equal names only the first two are tied; the third must stay.
TEST(Abstraction, TiesSomeOfEqualNames) {
  const Texts places = placesOf("javascript", "a=a;a", [](std::string_view text) {
    std::string t = cases::withoutSpace(text);
    if (!t.ends_with(";a")) return Verdict::pass;
    return assignedToItself(t.substr(0, t.size() - 1) + 'k');
  });
  EXPECT_EQ(places, Texts({{"a", "a"}}));
}

/// What is around tied names needn't be the same.
TEST(Abstraction, TiesTheSmallestParts) {
  const Texts places = placesOf("javascript", "f(a+1);g(a+1)", [](std::string_view text) {
    const std::string t = cases::withoutSpace(text);
    const size_t first = t.find("f("), second = t.find(");g(");
    if (first != 0 || second == std::string::npos) return Verdict::pass;
    auto name = [](std::string_view from) { return from.substr(0, from.find_first_of("+)")); };
    const std::string one(name(std::string_view(t).substr(2))), other(name(std::string_view(t).substr(second + 4)));
    const bool isName = !one.empty() && std::isalpha(static_cast<unsigned char>(one[0]));
    return isName && one == other ? Verdict::fail : Verdict::pass;
  });
  EXPECT_TRUE(std::ranges::find(places, std::vector<std::string>{"a", "a"}) != places.end());
  EXPECT_TRUE(std::ranges::find(places, std::vector<std::string>{"a+1", "a+1"}) == places.end());
}

TEST(Abstraction, OpensTheTopmostPart) {
  EXPECT_EQ(placesOf("calc", "((1+2))", cases::doubledParentheses), Texts({{"1+2"}}));
}

}  // namespace
}  // namespace hone
