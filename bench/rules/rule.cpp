#include "rule.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace hone::rules {
namespace {

/// That a node is of some kind and has some contents.
struct NodeTest {
  std::string words;
  std::function<bool(const Text&, NodeId)> holds;
};

std::optional<double> number(std::string_view text) {
  double value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  return error == std::errc() && stop == end ? std::optional(value) : std::nullopt;
}

bool isQuote(char c) { return c == '"' || c == '\'' || c == '`'; }

/// Without the quotes around it.
std::string_view inside(std::string_view text) {
  return text.size() >= 2 && isQuote(text.front()) && text.back() == text.front() ? text.substr(1, text.size() - 2)
                                                                                  : text;
}

struct CharacterClass {
  const char* name;
  bool (*holds)(unsigned char);
};
constexpr CharacterClass classes[] = {
    {"a digit", [](unsigned char c) { return c >= '0' && c <= '9'; }},
    {"a capital", [](unsigned char c) { return c >= 'A' && c <= 'Z'; }},
    {"a character beyond ASCII", [](unsigned char c) { return c >= 0x80; }},
    {"a blank", [](unsigned char c) { return c == ' '; }},
    {"an underscore", [](unsigned char c) { return c == '_'; }},
    {"a hyphen", [](unsigned char c) { return c == '-'; }},
    {"a dot", [](unsigned char c) { return c == '.'; }},
    {"a slash", [](unsigned char c) { return c == '/'; }},
    {"a colon", [](unsigned char c) { return c == ':'; }},
    {"a backslash", [](unsigned char c) { return c == '\\'; }},
    {"a percent sign", [](unsigned char c) { return c == '%'; }},
};

std::string shown(std::string_view text) { return fmt::format("`{}`", text); }

class Drawing {
 public:
  Drawing(const Text& text, const Parts& parts, Random& random) : text_(text), parts_(parts), random_(random) {
    for (NodeId id = 1; id < text.tree->size(); ++id) {
      if (text.spans[id].empty() || text.tree->node(id).language != 0) continue;
      if (text.isToken(id)) {
        if (parts_.isLiteral(parts_.ofToken(type(id))))
          literals_.push_back(id);
        else
          tokens_.push_back(id);
      }
      if (text.tree->node(id).kind == NodeKind::rule) rules_.push_back(id);
    }
  }

  std::optional<Rule> draw() {
    if (tokens_.empty() || rules_.empty()) return std::nullopt;
    using Draw = std::optional<Rule> (Drawing::*)();
    static constexpr Draw draws[] = {&Drawing::contents, &Drawing::contents, &Drawing::somewhere, &Drawing::inRule,
                                     &Drawing::inRule,   &Drawing::lacks,    &Drawing::count,     &Drawing::both,
                                     &Drawing::both,     &Drawing::equal,    &Drawing::less,      &Drawing::against,
                                     &Drawing::order,    &Drawing::last,     &Drawing::depth,     &Drawing::layout,
                                     &Drawing::sum,      &Drawing::more,     &Drawing::divisible, &Drawing::either,
                                     &Drawing::reference};
    return (this->*draws[random_.below(std::size(draws))])();
  }

 private:
  Symbol type(NodeId id) const { return static_cast<Symbol>(text_.tree->node(id).symbol); }
  RuleId rule(NodeId id) const { return text_.tree->node(id).symbol; }
  std::string name(RuleId rule) const { return "<" + parts_.grammar().ruleNames[rule] + ">"; }
  std::string name(Symbol type) const { return parts_.show(parts_.ofToken(type)); }

  /// The rules around a node, the innermost first; not the start.
  std::vector<NodeId> around(NodeId id) const {
    std::vector<NodeId> found;
    for (NodeId up = text_.tree->node(id).parent; up != noNode && up != 0; up = text_.tree->node(up).parent)
      if (text_.tree->node(up).kind == NodeKind::rule) found.push_back(up);
    return found;
  }

  /// A test that the text's node passes.
  std::optional<NodeTest> test(NodeId id) {
    const Node& node = text_.tree->node(id);
    if (node.kind == NodeKind::rule) {
      const RuleId wanted = node.symbol;
      if (parts_.hasAlternatives(parts_.ofRule(wanted)) && random_.chance(1, 2)) {
        const uint16_t alternative = node.alternative;
        return NodeTest{parts_.show(parts_.ofRule(wanted), alternative), [=](const Text& t, NodeId n) {
                          return t.isRule(n, wanted) && t.tree->node(n).alternative == alternative;
                        }};
      }
      return NodeTest{name(wanted), [=](const Text& t, NodeId n) { return t.isRule(n, wanted); }};
    }
    const Symbol wanted = type(id);
    auto is = [wanted](const Text& t, NodeId n) {
      return t.isToken(n) && static_cast<Symbol>(t.tree->node(n).symbol) == wanted;
    };
    if (parts_.isLiteral(parts_.ofToken(wanted))) return NodeTest{name(wanted), is};
    const std::string own(text_.at(id));
    if (const std::optional<double> value = number(own); value && random_.chance(3, 4)) {
      const double slack = std::floor(std::abs(*value) * static_cast<double>(random_.below(50)) / 100);
      if (random_.chance(1, 2)) {
        const double bound = *value - slack;
        return NodeTest{fmt::format("{} at least {}", name(wanted), bound), [=](const Text& t, NodeId n) {
                          return is(t, n) && number(t.at(n)).value_or(bound - 1) >= bound;
                        }};
      }
      const double bound = *value + slack;
      return NodeTest{fmt::format("{} at most {}", name(wanted), bound), [=](const Text& t, NodeId n) {
                        return is(t, n) && number(t.at(n)).value_or(bound + 1) <= bound;
                      }};
    }
    const std::string_view in = inside(own);
    switch (random_.below(6)) {
      case 0:
        return NodeTest{fmt::format("{} = {}", name(wanted), shown(own)),
                        [=](const Text& t, NodeId n) { return is(t, n) && t.at(n) == own; }};
      case 1: {
        for (size_t tries = 0; tries < 8; ++tries) {
          const CharacterClass& one = classes[random_.below(std::size(classes))];
          auto has = [one](std::string_view text) {
            return std::ranges::any_of(text, [&](char c) { return one.holds(static_cast<unsigned char>(c)); });
          };
          if (has(in))
            return NodeTest{fmt::format("{} with {}", name(wanted), one.name),
                            [=](const Text& t, NodeId n) { return is(t, n) && has(inside(t.at(n))); }};
        }
        return std::nullopt;
      }
      case 2: {
        if (in.size() < 2) return std::nullopt;
        const std::string start(in.substr(0, 1 + random_.below(std::min<size_t>(3, in.size() - 1))));
        return NodeTest{fmt::format("{} beginning with {}", name(wanted), shown(start)),
                        [=](const Text& t, NodeId n) { return is(t, n) && inside(t.at(n)).starts_with(start); }};
      }
      case 3: {
        if (in.size() < 2) return std::nullopt;
        const std::string end(in.substr(in.size() - 1 - random_.below(std::min<size_t>(3, in.size() - 1))));
        return NodeTest{fmt::format("{} ending with {}", name(wanted), shown(end)),
                        [=](const Text& t, NodeId n) { return is(t, n) && inside(t.at(n)).ends_with(end); }};
      }
      case 4: {
        if (in.size() < 3) return std::nullopt;
        const size_t least = in.size() - random_.below(2);
        return NodeTest{fmt::format("{} of at least {} characters", name(wanted), least),
                        [=](const Text& t, NodeId n) { return is(t, n) && inside(t.at(n)).size() >= least; }};
      }
      default: return NodeTest{name(wanted), is};
    }
  }

  NodeId any(const std::vector<NodeId>& nodes) { return nodes[random_.below(nodes.size())]; }
  NodeId anything() {
    const uint64_t drawn = random_.below(5);
    return drawn < 3 ? any(tokens_) : drawn == 3 && !literals_.empty() ? any(literals_) : any(rules_);
  }
  /// A rule around the node, mostly a near one.
  std::optional<NodeId> anyAround(NodeId id) {
    std::vector<NodeId> all = around(id);
    if (all.empty()) return std::nullopt;
    return all[std::min<size_t>(random_.below(all.size()), random_.below(4))];
  }
  std::vector<NodeId> below(NodeId top) const {
    std::vector<NodeId> found;
    for (NodeId id = top + 1; id < text_.tree->node(top).end; ++id)
      if (!text_.spans[id].empty() && (text_.isToken(id) || text_.tree->node(id).kind == NodeKind::rule))
        found.push_back(id);
    return found;
  }

  static NodeId firstBelow(const Text& t, NodeId top, const NodeTest& test) {
    for (NodeId id = top + 1; id < t.tree->node(top).end; ++id)
      if (test.holds(t, id)) return id;
    return noNode;
  }

  template <typename Holds>
  static std::function<Witnesses(const Text&)> inSome(RuleId rule, Holds holds) {
    return [=](const Text& t) {
      for (NodeId id = 0; id < t.tree->size(); ++id)
        if (t.isRule(id, rule))
          if (Witnesses found = holds(t, id); !found.empty()) return found;
      return Witnesses();
    };
  }

  std::optional<Rule> simple(std::string kind, NodeId node) {
    const std::optional<NodeTest> wanted = test(node);
    if (!wanted) return std::nullopt;
    return Rule{std::move(kind), "there is " + wanted->words, false, [test = *wanted](const Text& t) {
                  for (NodeId id = 0; id < t.tree->size(); ++id)
                    if (test.holds(t, id)) return Witnesses{id};
                  return Witnesses();
                }};
  }
  std::optional<Rule> contents() { return simple("contents", any(tokens_)); }
  std::optional<Rule> somewhere() {
    return simple("part", literals_.empty() || random_.chance(1, 2) ? any(rules_) : any(literals_));
  }

  std::optional<Rule> inRule() {
    const NodeId node = anything();
    const std::optional<NodeId> top = anyAround(node);
    const std::optional<NodeTest> wanted = test(node);
    if (!top || !wanted) return std::nullopt;
    return Rule{"inside", fmt::format("{} in a {}", wanted->words, name(rule(*top))), false,
                inSome(rule(*top), [test = *wanted](const Text& t, NodeId id) {
                  const NodeId found = firstBelow(t, id, test);
                  return found == noNode ? Witnesses() : Witnesses{found};
                })};
  }

  /// Other occurrences of the rule in the text have what this one lacks.
  std::optional<Rule> lacks() {
    const NodeId top = any(rules_);
    const RuleId wanted = rule(top);
    const NodeId node = anything();
    const std::vector<NodeId> over = around(node);
    if (std::ranges::none_of(over, [&](NodeId id) { return rule(id) == wanted; })) return std::nullopt;
    const std::optional<NodeTest> missing = test(node);
    if (!missing || firstBelow(text_, top, *missing) != noNode) return std::nullopt;
    return Rule{"lacks", fmt::format("a {} without {}", name(wanted), missing->words), false,
                inSome(wanted, [test = *missing](const Text& t, NodeId id) {
                  return t.spans[id].empty() || firstBelow(t, id, test) != noNode ? Witnesses() : Witnesses{id};
                })};
  }

  static size_t countBelow(const Text& t, NodeId top, const NodeTest& test) {
    size_t count = 0;
    for (NodeId id = top + 1; id < t.tree->node(top).end; ++id) count += test.holds(t, id);
    return count;
  }

  std::optional<Rule> count() {
    const NodeId node = any(rules_);
    const std::optional<NodeId> top = anyAround(node);
    if (!top) return std::nullopt;
    const RuleId part = rule(node);
    const NodeTest is{name(part), [part](const Text& t, NodeId n) { return t.isRule(n, part); }};
    const size_t least = countBelow(text_, *top, is);
    if (least < 2 || least > 12) return std::nullopt;
    return Rule{"count", fmt::format("a {} with at least {} {}", name(rule(*top)), least, is.words), false,
                inSome(rule(*top), [=](const Text& t, NodeId id) {
                  return countBelow(t, id, is) >= least ? Witnesses{id} : Witnesses();
                })};
  }

  struct Pair {
    NodeId top;
    NodeTest first, second;
  };
  std::optional<Pair> pair() {
    const std::optional<NodeId> top = anyAround(any(tokens_));
    if (!top) return std::nullopt;
    const std::vector<NodeId> inTop = below(*top);
    if (inTop.size() < 4) return std::nullopt;
    const NodeId a = inTop[random_.below(inTop.size())], b = inTop[random_.below(inTop.size())];
    if (a >= b || text_.tree->node(a).end > b) return std::nullopt;
    std::optional<NodeTest> first = test(a), second = test(b);
    if (!first || !second || first->words == second->words) return std::nullopt;
    return Pair{*top, std::move(*first), std::move(*second)};
  }

  std::optional<Rule> both() {
    const std::optional<Pair> drawn = pair();
    if (!drawn) return std::nullopt;
    return Rule{"both",
                fmt::format("a {} with {} and {}", name(rule(drawn->top)), drawn->first.words, drawn->second.words),
                false, inSome(rule(drawn->top), [p = *drawn](const Text& t, NodeId id) {
                  const NodeId a = firstBelow(t, id, p.first), b = firstBelow(t, id, p.second);
                  return a == noNode || b == noNode ? Witnesses() : Witnesses{a, b};
                })};
  }

  std::optional<Rule> order() {
    const std::optional<Pair> drawn = pair();
    if (!drawn) return std::nullopt;
    return Rule{"order",
                fmt::format("in a {}, {} before {}", name(rule(drawn->top)), drawn->first.words, drawn->second.words),
                false, inSome(rule(drawn->top), [p = *drawn](const Text& t, NodeId id) {
                  const NodeId a = firstBelow(t, id, p.first);
                  if (a == noNode) return Witnesses();
                  for (NodeId b = t.tree->node(a).end; b < t.tree->node(id).end; ++b)
                    if (p.second.holds(t, b)) return Witnesses{a, b};
                  return Witnesses();
                })};
  }

  /// Tokens of the type directly in the rule, so not in a rule of that kind below.
  static std::vector<NodeId> tokensIn(const Text& t, NodeId top, Symbol type) {
    std::vector<NodeId> found;
    for (NodeId id = top + 1; id < t.tree->node(top).end; ++id) {
      if (t.isRule(id, t.tree->node(top).symbol)) {
        id = t.tree->node(id).end - 1;
        continue;
      }
      if (t.isToken(id) && static_cast<Symbol>(t.tree->node(id).symbol) == type) found.push_back(id);
    }
    return found;
  }

  std::optional<Rule> equal() {
    const NodeId node = any(tokens_);
    const Symbol wanted = type(node);
    const std::optional<NodeId> top = anyAround(node);
    if (!top) return std::nullopt;
    auto twice = [wanted](const Text& t, NodeId id) {
      const std::vector<NodeId> all = tokensIn(t, id, wanted);
      for (size_t i = 0; i < all.size(); ++i)
        for (size_t k = 0; k < i; ++k)
          if (t.at(all[i]) == t.at(all[k])) return Witnesses{all[k], all[i]};
      return Witnesses();
    };
    if (twice(text_, *top).empty()) return std::nullopt;
    return Rule{"equal", fmt::format("two equal {} in a {}", name(wanted), name(rule(*top))), false,
                inSome(rule(*top), twice)};
  }

  std::optional<Rule> less() {
    const NodeId node = any(tokens_);
    if (!number(text_.at(node))) return std::nullopt;
    const Symbol wanted = type(node);
    const std::optional<NodeId> top = anyAround(node);
    if (!top) return std::nullopt;
    const bool greater = random_.chance(1, 2);
    auto holds = [=](const Text& t, NodeId id) {
      const std::vector<NodeId> all = tokensIn(t, id, wanted);
      if (all.size() < 2) return Witnesses();
      const std::optional<double> a = number(t.at(all[0])), b = number(t.at(all[1]));
      return a && b && (greater ? *a > *b : *a < *b) ? Witnesses{all[0], all[1]} : Witnesses();
    };
    if (holds(text_, *top).empty()) return std::nullopt;
    return Rule{"relation",
                fmt::format("in a {}, the first {} is {} than the second", name(rule(*top)), name(wanted),
                            greater ? "greater" : "less"),
                false, inSome(rule(*top), holds)};
  }

  /// A number against the length of another token.
  std::optional<Rule> against() {
    const NodeId node = any(tokens_), other = any(tokens_);
    if (!number(text_.at(node)) || type(node) == type(other)) return std::nullopt;
    const std::vector<NodeId> over = around(node), otherOver = around(other);
    const auto top =
        std::ranges::find_if(over, [&](NodeId id) { return std::ranges::find(otherOver, id) != otherOver.end(); });
    if (top == over.end()) return std::nullopt;
    const Symbol first = type(node), second = type(other);
    const bool greater = random_.chance(1, 2);
    auto holds = [=](const Text& t, NodeId id) {
      const std::vector<NodeId> numbers = tokensIn(t, id, first), texts = tokensIn(t, id, second);
      if (numbers.empty() || texts.empty()) return Witnesses();
      const std::optional<double> value = number(t.at(numbers[0]));
      const auto length = static_cast<double>(inside(t.at(texts[0])).size());
      return value && (greater ? *value > length : *value < length) ? Witnesses{numbers[0], texts[0]} : Witnesses();
    };
    if (holds(text_, *top).empty()) return std::nullopt;
    return Rule{"relation",
                fmt::format("in a {}, the first {} is {} than the length of the first {}", name(rule(*top)),
                            name(first), greater ? "greater" : "less", name(second)),
                false, inSome(rule(*top), holds)};
  }

  /// The last child of a rule that is itself a rule.
  std::optional<Rule> last() {
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
    return Rule{first ? "first" : "last",
                fmt::format("the {} part of a {} has {}", first ? "first" : "last", name(rule(top)), wanted->words),
                false, inSome(rule(top), [child, test = *wanted](const Text& t, NodeId id) {
                  const NodeId own = child(t, id);
                  if (own == noNode) return Witnesses();
                  if (test.holds(t, own)) return Witnesses{own};
                  const NodeId found = firstBelow(t, own, test);
                  return found == noNode ? Witnesses() : Witnesses{found};
                })};
  }

  static size_t depthOf(const Text& t, NodeId id, RuleId rule) {
    size_t depth = 0;
    for (NodeId up = id; up != noNode; up = t.tree->node(up).parent) depth += t.isRule(up, rule);
    return depth;
  }
  std::optional<Rule> depth() {
    const NodeId node = any(rules_);
    const RuleId wanted = rule(node);
    const size_t least = depthOf(text_, node, wanted);
    if (least < 2 || least > 8) return std::nullopt;
    return Rule{"depth", fmt::format("{} nested {} deep", name(wanted), least), false, [=](const Text& t) {
                  for (NodeId id = 0; id < t.tree->size(); ++id)
                    if (t.isRule(id, wanted) && depthOf(t, id, wanted) >= least) return Witnesses{id};
                  return Witnesses();
                }};
  }

  std::optional<Rule> layout() {
    const NodeId node = random_.chance(1, 2) || literals_.empty() ? any(tokens_) : any(literals_);
    const Symbol wanted = type(node);
    auto before = [](const Text& t, NodeId id) {
      const uint32_t begin = t.spans[id].begin;
      const std::string_view all = t.tree->bytes();
      size_t from = begin;
      while (from > 0 && std::string_view(" \t\r\n").find(all[from - 1]) != std::string_view::npos) --from;
      return all.substr(from, begin - from);
    };
    const std::string_view own = before(text_, node);
    const bool line = own.find('\n') != std::string_view::npos;
    const int way = own.empty() ? 0 : line ? 1 : 2;
    static constexpr const char* words[] = {"no blank", "a line break", "a blank"};
    return Rule{
        "layout", fmt::format("{} with {} before it", name(wanted), words[way]), false, [=](const Text& t) {
          for (NodeId id = 1; id < t.tree->size(); ++id)
            if (t.isToken(id) && static_cast<Symbol>(t.tree->node(id).symbol) == wanted && t.spans[id].begin > 0) {
              const std::string_view blanks = before(t, id);
              const int is = blanks.empty() ? 0 : blanks.find('\n') != std::string_view::npos ? 1 : 2;
              if (is == way) return Witnesses{id};
            }
          return Witnesses();
        }};
  }

  std::optional<Rule> sum() {
    const NodeId node = any(tokens_);
    if (!number(text_.at(node))) return std::nullopt;
    const Symbol wanted = type(node);
    auto sumOf = [wanted](const Text& t) {
      double all = 0;
      for (NodeId id = 0; id < t.tree->size(); ++id)
        if (t.isToken(id) && static_cast<Symbol>(t.tree->node(id).symbol) == wanted)
          all += number(t.at(id)).value_or(0);
      return all;
    };
    const double bound = std::floor(sumOf(text_) * 0.8);
    return Rule{"sum", fmt::format("all {} together are more than {}", name(wanted), bound), true, [=](const Text& t) {
                  if (sumOf(t) <= bound) return Witnesses();
                  Witnesses all;
                  for (NodeId id = 0; id < t.tree->size(); ++id)
                    if (t.isToken(id) && static_cast<Symbol>(t.tree->node(id).symbol) == wanted) all.push_back(id);
                  return all;
                }};
  }

  std::optional<Rule> more() {
    const NodeId a = any(rules_), b = any(rules_);
    if (rule(a) == rule(b)) return std::nullopt;
    const RuleId first = rule(a), second = rule(b);
    auto holds = [=](const Text& t) {
      Witnesses found;
      size_t others = 0;
      for (NodeId id = 0; id < t.tree->size(); ++id) {
        if (t.isRule(id, first)) found.push_back(id);
        others += t.isRule(id, second);
      }
      if (others == 0 || found.size() <= others) found.clear();
      return found;
    };
    if (holds(text_).empty()) return std::nullopt;
    return Rule{"more", fmt::format("more {} than {}, which there are", name(first), name(second)), true, holds};
  }

  std::optional<Rule> divisible() {
    const NodeId node = any(tokens_);
    const std::optional<double> value = number(text_.at(node));
    if (!value || *value != std::floor(*value) || std::abs(*value) > 1e9) return std::nullopt;
    const Symbol wanted = type(node);
    const auto divisor = static_cast<int64_t>(2 + random_.below(3));
    if (static_cast<int64_t>(*value) % divisor != 0) return std::nullopt;
    return Rule{"arithmetic", fmt::format("a {} divisible by {}", name(wanted), divisor), true, [=](const Text& t) {
                  for (NodeId id = 0; id < t.tree->size(); ++id)
                    if (t.isToken(id) && static_cast<Symbol>(t.tree->node(id).symbol) == wanted)
                      if (const auto v = number(t.at(id));
                          v && std::abs(*v) < 1e15 && *v == std::floor(*v) && static_cast<int64_t>(*v) % divisor == 0)
                        return Witnesses{id};
                  return Witnesses();
                }};
  }

  std::optional<Rule> either() {
    std::optional<Rule> a = inRule(), b = random_.chance(1, 2) ? contents() : inRule();
    if (!a || !b) return std::nullopt;
    return Rule{"either", a->words + ", or " + b->words, false, [=](const Text& t) {
                  Witnesses found = a->holds(t);
                  return found.empty() ? b->holds(t) : found;
                }};
  }

  /// A name that stands in two rules, in the second one with something beside it: two steps.
  std::optional<Rule> reference() {
    const NodeId node = any(tokens_), other = any(tokens_);
    if (node >= other || type(node) != type(other) || text_.at(node) != text_.at(other)) return std::nullopt;
    const std::vector<NodeId> over = around(node), otherOver = around(other);
    if (over.empty() || otherOver.empty() || rule(over.front()) == rule(otherOver.front())) return std::nullopt;
    const Symbol wanted = type(node);
    const RuleId first = rule(over.front()), second = rule(otherOver.front());
    return Rule{"reference", fmt::format("a {} of a {} stands again in a {}", name(wanted), name(first), name(second)),
                false, [=](const Text& t) {
                  for (NodeId a = 0; a < t.tree->size(); ++a) {
                    if (!t.isRule(a, first)) continue;
                    for (NodeId one : tokensIn(t, a, wanted))
                      for (NodeId b = one + 1; b < t.tree->size(); ++b)
                        if (t.isRule(b, second))
                          for (NodeId two : tokensIn(t, b, wanted))
                            if (two != one && t.at(one) == t.at(two)) return Witnesses{one, two};
                  }
                  return Witnesses();
                }};
  }

  const Text& text_;
  const Parts& parts_;
  Random& random_;
  std::vector<NodeId> tokens_;    ///< of types with many texts
  std::vector<NodeId> literals_;  ///< the others
  std::vector<NodeId> rules_;
};

}  // namespace

std::optional<Rule> drawRule(const Text& text, const Parts& parts, Random& random) {
  std::optional<Rule> rule = Drawing(text, parts, random).draw();
  if (rule && rule->holds(text).empty()) return std::nullopt;
  return rule;
}

}  // namespace hone::rules
