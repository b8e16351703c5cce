// Rules about two values or more: numbers, lengths, counts, order, equality, references, arithmetic.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "drawing.h"

namespace hone::rules {
namespace {

std::optional<double> valueIn(const Text& t, const std::vector<NodeId>& nodes, size_t index) {
  return index < nodes.size() ? number(t.at(nodes[index])) : std::nullopt;
}

}  // namespace

/// As `min` and `max` in a table: two members of one rule, each with a word of its own and a number.
std::optional<Rule> Drawing::keyedNumbers() {
  const NodeId one = anyNumber(), other = anyNumber();
  if (one == noNode || one >= other || type(one) != type(other)) return std::nullopt;
  const std::optional<NodeId> member = anyAround(one), member2 = anyAround(other);
  if (!member || !member2 || *member == *member2 || rule(*member) != rule(*member2)) return std::nullopt;
  if (text_.tree->node(*member).end > *member2) return std::nullopt;
  const std::vector<NodeId> over = around(*member);
  const auto top = std::ranges::find_if(over, [&](NodeId id) { return *member2 < text_.tree->node(id).end; });
  if (top == over.end()) return std::nullopt;
  auto keyOf = [&](NodeId id) {
    for (NodeId at = id + 1; at < text_.tree->node(id).end; ++at)
      if (text_.isToken(at) && !parts_.isLiteral(parts_.ofToken(type(at)))) return at;
    return noNode;
  };
  const NodeId key = keyOf(*member), key2 = keyOf(*member2);
  if (key == noNode || key2 == noNode || key == one || key2 == other || type(key) != type(key2)) return std::nullopt;
  const std::string first(text_.at(key)), second(text_.at(key2));
  if (first == second) return std::nullopt;
  const Symbol keys = type(key), values = type(one);
  const RuleId of = rule(*member);
  auto valueOf = [=](const Text& t, NodeId in, const std::string& wanted) {
    for (NodeId at : rulesIn(t, in, of)) {
      const std::vector<NodeId> words = tokensIn(t, at, keys), all = tokensIn(t, at, values);
      if (words.empty() || t.at(words[0]) != wanted) continue;
      for (NodeId value : all)
        if (value != words[0] && number(t.at(value))) return value;
    }
    return noNode;
  };
  const bool greater = random_.chance(1, 2);
  return Rule{"",
              fmt::format("in a {}, the {} beside `{}` is {} than the one beside `{}`", name(rule(*top)), name(values),
                          first, greater ? "greater" : "less", second),
              false, inSome(rule(*top), [=](const Text& t, NodeId id) {
                const NodeId a = valueOf(t, id, first), b = valueOf(t, id, second);
                if (a == noNode || b == noNode) return Witnesses();
                const double x = *number(t.at(a)), y = *number(t.at(b));
                return (greater ? x > y : x < y) ? Witnesses{a, b} : Witnesses();
              })};
}

std::optional<Rule> Drawing::numbers() {
  const NodeId node = anyNumber();
  if (node == noNode) return std::nullopt;
  const Symbol wanted = type(node);
  const std::optional<NodeId> top = anyAround(node);
  if (!top) return std::nullopt;
  const uint64_t way = random_.below(3);
  static constexpr const char* words[] = {"greater than", "less than", "equal to"};
  return Rule{"", fmt::format("in a {}, the first {} is {} the second", name(rule(*top)), name(wanted), words[way]),
              false, inSome(rule(*top), [=](const Text& t, NodeId id) {
                const std::vector<NodeId> all = tokensIn(t, id, wanted);
                const auto a = valueIn(t, all, 0), b = valueIn(t, all, 1);
                if (!a || !b) return Witnesses();
                return (way == 0 ? *a > *b : way == 1 ? *a < *b : *a == *b) ? Witnesses{all[0], all[1]} : Witnesses();
              })};
}

std::optional<Rule> Drawing::numberAndLength() {
  const NodeId node = anyNumber(), other = any(tokens_);
  if (node == noNode || type(node) == type(other)) return std::nullopt;
  const std::vector<NodeId> over = around(node), otherOver = around(other);
  const auto top =
      std::ranges::find_if(over, [&](NodeId id) { return std::ranges::find(otherOver, id) != otherOver.end(); });
  if (top == over.end()) return std::nullopt;
  const Symbol first = type(node), second = type(other);
  const bool greater = random_.chance(1, 2);
  return Rule{"",
              fmt::format("in a {}, the first {} is {} than the length of the first {}", name(rule(*top)), name(first),
                          greater ? "greater" : "less", name(second)),
              false, inSome(rule(*top), [=](const Text& t, NodeId id) {
                const std::vector<NodeId> numbers = tokensIn(t, id, first), texts = tokensIn(t, id, second);
                const auto value = valueIn(t, numbers, 0);
                if (!value || texts.empty()) return Witnesses();
                const auto size = static_cast<double>(length(inside(t.at(texts[0]))));
                return (greater ? *value > size : *value < size) ? Witnesses{numbers[0], texts[0]} : Witnesses();
              })};
}

std::optional<Rule> Drawing::numberAndCount() {
  const NodeId node = anyNumber();
  if (node == noNode) return std::nullopt;
  const std::optional<NodeId> top = anyAround(node);
  if (!top) return std::nullopt;
  const NodeId part = any(rules_);
  const RuleId counted = rule(part);
  if (rulesIn(text_, *top, counted).size() < 2) return std::nullopt;
  const Symbol wanted = type(node);
  const bool greater = random_.chance(1, 2);
  return Rule{"",
              fmt::format("in a {}, the first {} is {} than the number of {}", name(rule(*top)), name(wanted),
                          greater ? "greater" : "less", name(counted)),
              false, inSome(rule(*top), [=](const Text& t, NodeId id) {
                const std::vector<NodeId> numbers = tokensIn(t, id, wanted);
                Witnesses all = rulesIn(t, id, counted);
                const auto value = valueIn(t, numbers, 0);
                if (!value || all.empty()) return Witnesses();
                const auto count = static_cast<double>(all.size());
                if (greater ? *value <= count : *value >= count) return Witnesses();
                all.push_back(numbers[0]);
                return all;
              })};
}

std::optional<Rule> Drawing::ascending() {
  const NodeId node = any(tokens_);
  const Symbol wanted = type(node);
  const std::optional<NodeId> top = anyAround(node);
  if (!top) return std::nullopt;
  const bool byNumber = number(text_.at(node)).has_value();
  if (!byNumber && !random_.chance(1, 3)) return std::nullopt;
  const bool sorted = random_.chance(1, 2);
  return Rule{"",
              fmt::format("in a {}, the first three {} {}", name(rule(*top)), name(wanted),
                          sorted ? "ascend" : "don't ascend, and the first isn't the last"),
              false, inSome(rule(*top), [=](const Text& t, NodeId id) {
                const std::vector<NodeId> all = tokensIn(t, id, wanted);
                if (all.size() < 3) return Witnesses();
                bool ascends = true;
                for (size_t i = 0; i < 2; ++i) {
                  const auto a = valueIn(t, all, i), b = valueIn(t, all, i + 1);
                  if (byNumber && (!a || !b)) return Witnesses();
                  ascends = ascends && (byNumber ? *a < *b : inside(t.at(all[i])) < inside(t.at(all[i + 1])));
                }
                const bool holds = sorted ? ascends : !ascends && t.at(all[0]) != t.at(all[2]);
                return holds ? Witnesses{all[0], all[1], all[2]} : Witnesses();
              })};
}

/// Two texts in a rule that are the same, or the same but for quotes or capitals.
std::optional<Rule> Drawing::equal() {
  const NodeId node = any(tokens_), other = any(tokens_);
  if (node >= other) return std::nullopt;
  auto folded = [](std::string_view text) {
    std::string small(inside(text));
    std::ranges::transform(small, small.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return small;
  };
  const uint64_t way = random_.below(3);  // as it is, under quotes, in any case
  auto same = [=](std::string_view a, std::string_view b) {
    return way == 0 ? a == b : way == 1 ? inside(a) == inside(b) : folded(a) == folded(b);
  };
  if (!same(text_.at(node), text_.at(other)) || (way > 0 && text_.at(node) == text_.at(other))) return std::nullopt;
  const std::vector<NodeId> over = around(node);
  const auto top = std::ranges::find_if(over, [&](NodeId id) { return other < text_.tree->node(id).end; });
  if (top == over.end()) return std::nullopt;
  const Symbol first = type(node), second = type(other);
  static constexpr const char* words[] = {"", ", without their quotes", ", in any case"};
  return Rule{"",
              fmt::format("in a {}, a {} equals a later {}{}", name(rule(*top)), name(first), name(second), words[way]),
              way == 2, inSome(rule(*top), [=](const Text& t, NodeId id) {
                const std::vector<NodeId> a = tokensIn(t, id, first), b = tokensIn(t, id, second);
                for (NodeId one : a)
                  for (NodeId two : b)
                    if (one < two && same(t.at(one), t.at(two))) return Witnesses{one, two};
                return Witnesses();
              })};
}

/// The length of one text against that of another.
std::optional<Rule> Drawing::lengths() {
  const NodeId node = any(tokens_), other = any(tokens_);
  if (node == other) return std::nullopt;
  const std::vector<NodeId> over = around(node);
  const auto top =
      std::ranges::find_if(over, [&](NodeId id) { return id < other && other < text_.tree->node(id).end; });
  if (top == over.end()) return std::nullopt;
  const Symbol first = type(node), second = type(other);
  return Rule{"",
              fmt::format("in a {}, the first {} is longer than the {} {}", name(rule(*top)), name(first),
                          first == second ? "second" : "first", name(second)),
              false, inSome(rule(*top), [=](const Text& t, NodeId id) {
                const std::vector<NodeId> a = tokensIn(t, id, first), b = tokensIn(t, id, second);
                const size_t at = first == second ? 1 : 0;
                if (a.empty() || b.size() <= at) return Witnesses();
                return length(inside(t.at(a[0]))) > length(inside(t.at(b[at]))) ? Witnesses{a[0], b[at]} : Witnesses();
              })};
}

std::optional<Rule> Drawing::divisible() {
  const NodeId node = anyNumber();
  if (node == noNode) return std::nullopt;
  const Symbol wanted = type(node);
  const auto divisor = static_cast<int64_t>(2 + random_.below(9));
  const std::optional<NodeId> top = anyAround(node);
  if (!top) return std::nullopt;
  return Rule{"", fmt::format("in a {}, the first {} is divisible by {}", name(rule(*top)), name(wanted), divisor),
              true, inSome(rule(*top), [=](const Text& t, NodeId id) {
                const std::vector<NodeId> all = tokensIn(t, id, wanted);
                const auto v = valueIn(t, all, 0);
                return v && std::abs(*v) < 1e15 && *v == std::floor(*v) && static_cast<int64_t>(*v) % divisor == 0
                           ? Witnesses{all[0]}
                           : Witnesses();
              })};
}

std::optional<Rule> Drawing::sum() {
  const NodeId node = anyNumber();
  if (node == noNode) return std::nullopt;
  const Symbol wanted = type(node);
  const std::optional<NodeId> top = anyAround(node);
  if (!top) return std::nullopt;
  auto sumOf = [wanted](const Text& t, NodeId id) {
    double all = 0;
    for (NodeId at : tokensIn(t, id, wanted)) all += number(t.at(at)).value_or(0);
    return all;
  };
  if (tokensIn(text_, *top, wanted).size() < 2) return std::nullopt;
  const double bound = std::floor(sumOf(text_, *top) * 0.8);
  return Rule{"", fmt::format("in a {}, all {} together are more than {}", name(rule(*top)), name(wanted), bound), true,
              inSome(rule(*top), [=](const Text& t, NodeId id) {
                Witnesses all = tokensIn(t, id, wanted);
                if (all.empty() || sumOf(t, id) <= bound) all.clear();
                return all;
              })};
}

std::optional<Rule> Drawing::twoTogether() {
  const NodeId node = anyNumber();
  if (node == noNode) return std::nullopt;
  const Symbol wanted = type(node);
  const std::optional<NodeId> top = anyAround(node);
  if (!top) return std::nullopt;
  const bool product = random_.chance(1, 2);
  return Rule{"",
              fmt::format("in a {}, the first two {} {} are more than the third", name(rule(*top)), name(wanted),
                          product ? "multiplied" : "together"),
              true, inSome(rule(*top), [=](const Text& t, NodeId id) {
                const std::vector<NodeId> all = tokensIn(t, id, wanted);
                const auto a = valueIn(t, all, 0), b = valueIn(t, all, 1), c = valueIn(t, all, 2);
                if (!a || !b || !c) return Witnesses();
                return (product ? *a * *b : *a + *b) > *c ? Witnesses{all[0], all[1], all[2]} : Witnesses();
              })};
}

std::optional<Rule> Drawing::difference() {
  const NodeId node = anyNumber();
  if (node == noNode) return std::nullopt;
  const Symbol wanted = type(node);
  const std::optional<NodeId> top = anyAround(node);
  if (!top) return std::nullopt;
  const std::vector<NodeId> own = tokensIn(text_, *top, wanted);
  const auto x = valueIn(text_, own, 0), y = valueIn(text_, own, 1);
  if (!x || !y || *x == *y) return std::nullopt;
  const double bound = std::floor(std::abs(*x - *y));
  return Rule{"", fmt::format("in a {}, the first two {} differ by {} at least", name(rule(*top)), name(wanted), bound),
              true, inSome(rule(*top), [=](const Text& t, NodeId id) {
                const std::vector<NodeId> all = tokensIn(t, id, wanted);
                const auto a = valueIn(t, all, 0), b = valueIn(t, all, 1);
                return a && b && std::abs(*a - *b) >= bound ? Witnesses{all[0], all[1]} : Witnesses();
              })};
}

/// A name that stands in two rules; in every other draw, a third name beside it in the second rule stands again in a
/// third place: two steps.
std::optional<Rule> Drawing::reference() {
  const NodeId node = any(tokens_), other = any(tokens_);
  if (node >= other || type(node) != type(other) || inside(text_.at(node)) != inside(text_.at(other)))
    return std::nullopt;
  const std::vector<NodeId> over = around(node), otherOver = around(other);
  if (over.empty() || otherOver.empty()) return std::nullopt;
  const size_t up = random_.below(std::min<size_t>(3, over.size())),
               otherUp = random_.below(std::min<size_t>(3, otherOver.size()));
  const RuleId first = rule(over[up]), second = rule(otherOver[otherUp]);
  if (first == second || otherOver[otherUp] < text_.tree->node(over[up]).end) return std::nullopt;
  const Symbol wanted = type(node);
  const bool twoSteps = random_.chance(1, 2);
  auto follows = [=](const Text& t, NodeId one, NodeId in) {
    for (NodeId two : tokensIn(t, in, wanted)) {
      if (two == one || inside(t.at(one)) != inside(t.at(two))) continue;
      if (!twoSteps) return Witnesses{one, two};
      for (NodeId beside : tokensIn(t, in, wanted))
        if (inside(t.at(beside)) != inside(t.at(one)))
          for (NodeId three = t.tree->node(in).end; three < t.tree->size(); ++three)
            if (t.isToken(three, wanted) && inside(t.at(three)) == inside(t.at(beside)))
              return Witnesses{one, two, beside, three};
    }
    return Witnesses();
  };
  return Rule{"",
              fmt::format("a {} of a {} stands again in a later {}{}", name(wanted), name(first), name(second),
                          twoSteps ? ", and another one of that stands again behind it" : ""),
              twoSteps, [=](const Text& t) {
                for (NodeId a = 0; a < t.tree->size(); ++a) {
                  if (!t.isRule(a, first)) continue;
                  for (NodeId one : tokensIn(t, a, wanted))
                    for (NodeId b = t.tree->node(a).end; b < t.tree->size(); ++b)
                      if (t.isRule(b, second))
                        if (Witnesses found = follows(t, one, b); !found.empty()) return found;
                }
                return Witnesses();
              }};
}

}  // namespace hone::rules
