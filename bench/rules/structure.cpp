// Rules about which parts there are, where, and how many.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "drawing.h"

namespace hone::rules {

std::optional<Rule> Drawing::structure() {
  static constexpr Drawn (Drawing::*draws[])() = {&Drawing::somewhere, &Drawing::inRule, &Drawing::lacks,
                                                  &Drawing::both,      &Drawing::last,   &Drawing::depth,
                                                  &Drawing::either,    &Drawing::either};
  return (this->*draws[random_.below(std::size(draws))])();
}

std::optional<Rule> Drawing::somewhere() {
  const std::optional<NodeTest> wanted = test(anything());
  if (!wanted) return std::nullopt;
  return Rule{"", "there is " + wanted->words, false, [test = *wanted](const Text& t) {
                for (NodeId id = 0; id < t.tree->size(); ++id)
                  if (test.holds(t, id)) return Witnesses{id};
                return Witnesses();
              }};
}

std::optional<Rule> Drawing::inRule() {
  const NodeId node = anything();
  const std::optional<NodeId> top = anyAround(node);
  const std::optional<NodeTest> wanted = test(node);
  if (!top || !wanted) return std::nullopt;
  return Rule{"", fmt::format("{} in a {}", wanted->words, name(rule(*top))), false,
              inSome(rule(*top), [test = *wanted](const Text& t, NodeId id) {
                const NodeId found = firstBelow(t, id, test);
                return found == noNode ? Witnesses() : Witnesses{found};
              })};
}

/// Other occurrences of the rule in the text have what this one lacks.
std::optional<Rule> Drawing::lacks() {
  const NodeId top = any(rules_);
  const RuleId wanted = rule(top);
  const NodeId node = anything();
  const std::vector<NodeId> over = around(node);
  if (std::ranges::none_of(over, [&](NodeId id) { return rule(id) == wanted; })) return std::nullopt;
  const std::optional<NodeTest> missing = test(node);
  if (!missing || firstBelow(text_, top, *missing) != noNode) return std::nullopt;
  return Rule{"", fmt::format("a {} without {}", name(wanted), missing->words), false,
              inSome(wanted, [test = *missing](const Text& t, NodeId id) {
                return firstBelow(t, id, test) != noNode ? Witnesses() : Witnesses{id};
              })};
}

std::optional<Rule> Drawing::both() {
  const std::optional<Pair> drawn = pair();
  if (!drawn) return std::nullopt;
  return Rule{"", fmt::format("a {} with {} and {}", name(rule(drawn->top)), drawn->first.words, drawn->second.words),
              false, inSome(rule(drawn->top), [p = *drawn](const Text& t, NodeId id) {
                const NodeId a = firstBelow(t, id, p.first), b = firstBelow(t, id, p.second);
                return a == noNode || b == noNode ? Witnesses() : Witnesses{a, b};
              })};
}

/// The first or last child of a rule that is itself a rule.
std::optional<Rule> Drawing::last() {
  const NodeId top = any(rules_);
  const bool first = random_.chance(1, 2);
  auto child = [first](const Text& t, NodeId id) {
    NodeId found = noNode;
    for (NodeId at = id + 1; at < t.tree->node(id).end; ++at)
      if (t.tree->node(at).kind == NodeKind::rule) {
        found = at;
        if (first) break;
        at = t.tree->node(at).end - 1;
      }
    return found;
  };
  const NodeId one = child(text_, top);
  if (one == noNode || text_.spans[one].empty()) return std::nullopt;
  const std::vector<NodeId> inOne = below(one);
  const NodeId node = inOne.empty() || random_.chance(1, 3) ? one : inOne[random_.below(inOne.size())];
  const std::optional<NodeTest> wanted = test(node);
  if (!wanted) return std::nullopt;
  return Rule{"", fmt::format("the {} part of a {} has {}", first ? "first" : "last", name(rule(top)), wanted->words),
              false, inSome(rule(top), [child, test = *wanted](const Text& t, NodeId id) {
                const NodeId own = child(t, id);
                if (own == noNode) return Witnesses();
                if (test.holds(t, own)) return Witnesses{own};
                const NodeId found = firstBelow(t, own, test);
                return found == noNode ? Witnesses() : Witnesses{found};
              })};
}

namespace {
size_t depthOf(const Text& t, NodeId id, RuleId rule) {
  size_t depth = 0;
  for (NodeId up = id; up != noNode; up = t.tree->node(up).parent) depth += t.isRule(up, rule);
  return depth;
}
}  // namespace

std::optional<Rule> Drawing::depth() {
  const NodeId node = any(rules_);
  const RuleId wanted = rule(node);
  const size_t least = depthOf(text_, node, wanted);
  if (least < 2 || least > 8) return std::nullopt;
  return Rule{"", fmt::format("{} nested {} deep", name(wanted), least), false, [=](const Text& t) {
                for (NodeId id = 0; id < t.tree->size(); ++id)
                  if (t.isRule(id, wanted) && depthOf(t, id, wanted) >= least) return Witnesses{id};
                return Witnesses();
              }};
}

std::optional<Rule> Drawing::either() {
  std::optional<Rule> a = inRule(), b = random_.chance(1, 2) ? somewhere() : inRule();
  if (!a || !b || a->words == b->words) return std::nullopt;
  return Rule{"", a->words + ", or " + b->words, false, [=](const Text& t) {
                Witnesses found = a->holds(t);
                return found.empty() ? b->holds(t) : found;
              }};
}

/// Some of a part's alternatives in a certain surrounding, one of which stands there.
std::optional<Rule> Drawing::alternative() {
  const NodeId node = any(rules_);
  const RuleId part = rule(node);
  const size_t count = parts_.alternativeCount(parts_.ofRule(part));
  if (!parts_.hasAlternatives(parts_.ofRule(part)) || count < 3) return std::nullopt;
  const std::optional<NodeId> top = anyAround(node);
  if (!top) return std::nullopt;
  std::set<uint16_t> wanted = {text_.tree->node(node).alternative};
  for (size_t more = random_.below(std::min<size_t>(3, count - 1)); more > 0; --more)
    wanted.insert(static_cast<uint16_t>(random_.below(count)));
  if (wanted.size() >= count) return std::nullopt;
  std::string words;
  for (uint16_t one : wanted) words += (words.empty() ? "" : ", or ") + parts_.show(parts_.ofRule(part), one);
  return Rule{"", fmt::format("in a {}, {}", name(rule(*top)), words), false,
              inSome(rule(*top), [=](const Text& t, NodeId id) {
                for (NodeId at : rulesIn(t, id, part))
                  if (wanted.contains(t.tree->node(at).alternative)) return Witnesses{at};
                return Witnesses();
              })};
}

/// Two members of a list that stand in this order, not only next to each other.
std::optional<Rule> Drawing::declarations() {
  const NodeId member = any(rules_);
  const RuleId of = rule(member);
  const std::optional<NodeId> top = anyAround(member);
  if (!top) return std::nullopt;
  const std::vector<NodeId> members = rulesIn(text_, *top, of);
  if (members.size() < 2) return std::nullopt;
  const size_t one = random_.below(members.size() - 1);
  const size_t other = one + 1 + random_.below(members.size() - one - 1);
  auto inMember = [&](NodeId id) {
    const std::vector<NodeId> all = below(id);
    return all.empty() ? std::nullopt : test(all[random_.below(all.size())]);
  };
  const std::optional<NodeTest> first = inMember(members[one]), second = inMember(members[other]);
  if (!first || !second || first->words == second->words) return std::nullopt;
  return Rule{
      "",
      fmt::format("in a {}, a {} with {} before one with {}", name(rule(*top)), name(of), first->words, second->words),
      false, inSome(rule(*top), [=, a = *first, b = *second](const Text& t, NodeId id) {
        NodeId seen = noNode;
        for (NodeId at : rulesIn(t, id, of)) {
          if (seen != noNode && firstBelow(t, at, b) != noNode) return Witnesses{seen, firstBelow(t, at, b)};
          if (seen == noNode) seen = firstBelow(t, at, a);
        }
        return Witnesses();
      })};
}

/// So many parts of a kind in a rule, at least, at most or exactly.
std::optional<Rule> Drawing::count() {
  const NodeId node = any(rules_);
  const std::optional<NodeId> top = anyAround(node);
  if (!top || rule(node) == rule(*top)) return std::nullopt;
  const RuleId part = rule(node);
  const size_t own = rulesIn(text_, *top, part).size();
  if (own < 2 || own > 12) return std::nullopt;
  const uint64_t way = random_.below(3);
  static constexpr const char* words[] = {"at least", "at most", "exactly"};
  return Rule{
      "", fmt::format("a {} with {} {} {}", name(rule(*top)), words[way], own, name(part)), false,
      inSome(rule(*top), [=](const Text& t, NodeId id) {
        Witnesses found = rulesIn(t, id, part);
        const bool holds = way == 0 ? found.size() >= own : way == 1 ? found.size() <= own : found.size() == own;
        if (!holds) return Witnesses();
        if (found.empty()) found.push_back(id);
        return found;
      })};
}

/// Counts of two kinds compared: beyond a bound on one of them.
std::optional<Rule> Drawing::more() {
  const NodeId a = any(rules_);
  const std::optional<NodeId> top = anyAround(a);
  if (!top) return std::nullopt;
  const std::vector<NodeId> all = below(*top);
  const NodeId b = all[random_.below(all.size())];
  if (text_.isToken(b) || rule(a) == rule(b) || rule(a) == rule(*top) || rule(b) == rule(*top)) return std::nullopt;
  const RuleId first = rule(a), second = rule(b);
  return Rule{"", fmt::format("a {} with more {} than {}, which it has", name(rule(*top)), name(first), name(second)),
              true, inSome(rule(*top), [=](const Text& t, NodeId id) {
                const size_t others = rulesIn(t, id, second).size();
                Witnesses found = rulesIn(t, id, first);
                if (others == 0 || found.size() <= others) found.clear();
                return found;
              })};
}

}  // namespace hone::rules
