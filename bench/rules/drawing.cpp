#include "drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace hone::rules {

std::string_view Text::gapBefore(NodeId node) const {
  const uint32_t begin = spans[node].begin;
  uint32_t from = 0;
  for (NodeId id = node; id-- > 0;)
    if (isToken(id) && spans[id].end <= begin) {
      from = spans[id].end;
      break;
    }
  return tree->bytes().substr(from, begin - from);
}

Drawing::Drawing(const Text& text, const Parts& parts, bool quotedNumbers, Random& random)
    : text_(text), parts_(parts), random_(random) {
  for (NodeId id = 1; id < text.tree->size(); ++id) {
    if (text.spans[id].empty() || text.tree->node(id).language != 0) continue;
    if (text.isToken(id)) {
      const bool isLiteral = parts_.isLiteral(parts_.ofToken(type(id)));
      (isLiteral ? literals_ : tokens_).push_back(id);
      const bool isQuoted = inside(text.at(id)).size() < text.at(id).size();
      if (!isLiteral && number(text.at(id)) && (quotedNumbers || !isQuoted)) numbers_.push_back(id);
    }
    if (text.tree->node(id).kind == NodeKind::rule) rules_.push_back(id);
  }
}

const Drawing::Kind Drawing::kinds[] = {
    // As people's subjects have them: rules about values more than rules about structure.
    {"relation", &Drawing::keyedNumbers},
    {"relation", &Drawing::numbers},
    {"relation", &Drawing::numberAndLength},
    {"relation", &Drawing::numberAndCount},
    {"relation", &Drawing::ascending},
    {"relation", &Drawing::equal},
    {"relation", &Drawing::lengths},
    {"text", &Drawing::contents},
    {"text", &Drawing::contents},
    {"text", &Drawing::contents},
    {"text", &Drawing::contents},
    {"layout", &Drawing::layout},
    {"layout", &Drawing::layout},
    {"layout", &Drawing::layout},
    {"alternative", &Drawing::alternative},
    {"alternative", &Drawing::alternative},
    {"alternative", &Drawing::alternative},
    {"declarations", &Drawing::declarations},
    {"declarations", &Drawing::declarations},
    {"reference", &Drawing::reference},
    {"reference", &Drawing::reference},
    {"arithmetic", &Drawing::divisible},
    {"arithmetic", &Drawing::sum},
    {"arithmetic", &Drawing::twoTogether},
    {"arithmetic", &Drawing::difference},
    {"count", &Drawing::count},
    {"count", &Drawing::more},
    {"structure", &Drawing::structure},
    {"structure", &Drawing::structure},
};

std::optional<Rule> Drawing::draw(size_t kind) {
  if (tokens_.empty() || rules_.empty()) return std::nullopt;
  return (this->*kinds[kind].drawing)();
}

std::vector<NodeId> Drawing::around(NodeId id) const {
  std::vector<NodeId> found;
  for (NodeId up = text_.tree->node(id).parent; up != noNode && up != 0; up = text_.tree->node(up).parent)
    if (text_.tree->node(up).kind == NodeKind::rule) found.push_back(up);
  return found;
}

std::optional<NodeId> Drawing::anyAround(NodeId id) {
  std::vector<NodeId> all = around(id);
  if (all.empty()) return std::nullopt;
  return all[std::min<size_t>(random_.below(all.size()), random_.below(4))];
}

std::vector<NodeId> Drawing::below(NodeId top) const {
  std::vector<NodeId> found;
  for (NodeId id = top + 1; id < text_.tree->node(top).end; ++id)
    if (!text_.spans[id].empty() && (text_.isToken(id) || text_.tree->node(id).kind == NodeKind::rule))
      found.push_back(id);
  return found;
}

NodeId Drawing::anything() {
  const uint64_t drawn = random_.below(5);
  return drawn < 3 ? any(tokens_) : drawn == 3 && !literals_.empty() ? any(literals_) : any(rules_);
}

NodeId Drawing::anyNumber() { return numbers_.empty() ? noNode : any(numbers_); }

std::optional<NodeTest> Drawing::test(NodeId id) {
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
  if (parts_.isLiteral(parts_.ofToken(wanted)) || random_.chance(1, 4))
    return NodeTest{name(wanted), [wanted](const Text& t, NodeId n) { return t.isToken(n, wanted); }};
  const std::string own(text_.at(id));
  const std::optional<double> value = number(own);
  const auto asked = value && random_.chance(3, 4) ? drawNumberTest(*value, random_) : drawTextTest(own, random_);
  if (!asked || asked->beyond) return std::nullopt;
  return NodeTest{fmt::format("{} {}", name(wanted), asked->words),
                  [=](const Text& t, NodeId n) { return t.isToken(n, wanted) && asked->holds(inside(t.at(n))); }};
}

std::optional<Drawing::Pair> Drawing::pair() {
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

namespace {
template <typename Is>
std::vector<NodeId> directlyIn(const Text& t, NodeId top, Is is) {
  std::vector<NodeId> found;
  for (NodeId id = top + 1; id < t.tree->node(top).end; ++id) {
    if (is(id)) found.push_back(id);
    if (t.isRule(id, t.tree->node(top).symbol)) id = t.tree->node(id).end - 1;
  }
  return found;
}
}  // namespace

std::vector<NodeId> tokensIn(const Text& t, NodeId top, Symbol type) {
  return directlyIn(t, top, [&](NodeId id) { return t.isToken(id, type); });
}

std::vector<NodeId> rulesIn(const Text& t, NodeId top, RuleId rule) {
  return directlyIn(t, top, [&](NodeId id) { return t.isRule(id, rule) && !t.spans[id].empty(); });
}

NodeId firstBelow(const Text& t, NodeId top, const NodeTest& test) {
  for (NodeId id = top + 1; id < t.tree->node(top).end; ++id)
    if (test.holds(t, id)) return id;
  return noNode;
}

size_t ruleKindCount() { return std::size(Drawing::kinds); }

std::optional<Rule> drawRule(size_t kind, const Text& text, const Parts& parts, bool quotedNumbers, Random& random) {
  std::optional<Rule> rule = Drawing(text, parts, quotedNumbers, random).draw(kind);
  if (rule && rule->holds(text).empty()) return std::nullopt;
  if (rule) rule->kind = Drawing::kinds[kind].name;
  return rule;
}

}  // namespace hone::rules
