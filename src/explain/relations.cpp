#include "explain/relations.h"

#include <algorithm>
#include <map>
#include <set>

#include "derive/character_class.h"
#include "derive/token_texts.h"
#include "derive/values.h"
#include "text/characters.h"

namespace hone {
namespace {

using K = FeatureKind;

constexpr size_t mostSubjects = 24;  // parts that are compared, so that their pairs are hundreds
constexpr uint16_t mostOrdinal = 4;  // "the fifth number" is no way to say which one
constexpr size_t mostScopes = 6;     // rules around both, from the innermost: an expression has some levels
constexpr size_t mostCounted = 32;   // kinds of parts in one rule: all pairs of their numbers are compared
constexpr size_t mostPlaces = 256;   // nodes of the rule that are looked at

/// A part whose text is a value of its own.
struct Subject {
  NodeId node;
  std::optional<double> number;
  double length;
  std::string_view text;
};

/// `outermost`: rules that have just such a text stand for it, since other contents may be other tokens.
std::vector<Subject> subjectsOf(const TreeView& view, bool outermost) {
  std::vector<Subject> found;
  for (NodeId value : valuesIn(view.parts(), view.tree(), view.spans())) {
    if (found.size() == mostSubjects) break;
    const NodeId id = outermost ? outermostAlike(view.tree(), view.spans(), value) : value;
    const std::string_view own = withoutQuotes(view.text(id));
    found.push_back({id, numberIn(own), static_cast<double>(characterCount(own, view.tree().encoding())), own});
  }
  return found;
}

/// The nearest such part around the node: what is in a list within a list belongs to the inner one.
NodeId owningScope(const TreeView& view, NodeId node, Part scope) {
  do node = ruleAbove(view.tree(), node);
  while (node != noNode && view.part(node) != scope);
  return node;
}

class RelationSearch {
 public:
  RelationSearch(const TreeView& view, bool outermost) : view_(view), subjects_(subjectsOf(view, outermost)) {}

  std::vector<Feature> find() {
    for (size_t a = 0; a < subjects_.size(); ++a)
      for (size_t b = a + 1; b < subjects_.size(); ++b) compare(subjects_[a], subjects_[b]);
    addCounts();
    addTogether();
    return std::move(found_);
  }

 private:
  void compare(const Subject& a, const Subject& b) {
    if (a.number && b.number) add(a, K::greatest, *a.number, b, K::greatest, *b.number);
    if (a.number && !b.number) add(a, K::greatest, *a.number, b, K::length, b.length);
    if (!a.number && b.number) add(a, K::length, a.length, b, K::greatest, *b.number);
    if (!a.number && !b.number) {
      add(a, K::length, a.length, b, K::length, b.length);
      if (a.text == b.text) addIn(a, K::equals, b, K::equals, Comparison::equal);
      if (lowerCase(a.text) == lowerCase(b.text)) addIn(a, K::equals, b, K::equals, Comparison::alike);
      if (view_.part(a.node) == view_.part(b.node) && a.text != b.text)
        a.text < b.text ? addIn(a, K::equals, b, K::equals, Comparison::less)
                        : addIn(b, K::equals, a, K::equals, Comparison::less);
    }
  }

  /// A number against how many parts there are of a kind, and two such counts.
  void addCounts() {
    std::set<std::pair<NodeId, Part>> seen;
    for (const Subject& subject : subjects_) {
      NodeId scope = ruleAbove(view_.tree(), subject.node);
      for (size_t i = 0; scope != noNode && i < mostScopes; ++i, scope = ruleAbove(view_.tree(), scope))
        addCounts(subject, scope, seen);
    }
  }
  void addCounts(const Subject& subject, NodeId scope, std::set<std::pair<NodeId, Part>>& seen) {
    std::map<Part, double> counts;
    for (NodeId id = scope + 1; id < view_.tree().node(scope).end;) {
      const Node& node = view_.tree().node(id);
      const bool isScope = view_.part(id) == view_.part(scope);
      if (node.kind == NodeKind::rule && !view_.span(id).empty() && !isScope) ++counts[view_.part(id)];
      id = isScope ? node.end : id + 1;
    }
    if (counts.size() > mostCounted) return;
    const auto countOf = [](Part part) { return Feature{.kind = K::count, .part = part}; };
    const uint16_t ordinal = ordinalOf(subject.node, scope);
    for (auto [part, count] : counts) {
      if (subject.number && ordinal <= mostOrdinal)
        order(scope, {.kind = K::greatest, .part = view_.part(subject.node), .ordinal = ordinal}, *subject.number,
              countOf(part), count);
      if (!seen.emplace(scope, part).second) continue;
      for (auto [other, otherCount] : counts)
        if (part < other) order(scope, countOf(part), count, countOf(other), otherCount);
    }
  }
  /// Two numbers, added or multiplied, against a third one.
  void addTogether() {
    std::vector<const Subject*> numbers;
    for (const Subject& subject : subjects_)
      if (subject.number) numbers.push_back(&subject);
    for (size_t a = 0; a < numbers.size(); ++a)
      for (size_t b = a + 1; b < numbers.size(); ++b)
        for (const Subject* third : numbers)
          if (third != numbers[a] && third != numbers[b]) addTogether(*numbers[a], *numbers[b], *third);
  }
  void addTogether(const Subject& a, const Subject& b, const Subject& third) {
    const auto [first, last] = std::minmax({a.node, b.node, third.node});
    NodeId scope = ruleAboveBoth(view_.tree(), first, last);
    for (size_t i = 0; scope != noNode && i < mostScopes; ++i, scope = ruleAbove(view_.tree(), scope)) {
      const auto numberOf = [&](const Subject& one) {
        return Feature{.kind = K::greatest, .part = view_.part(one.node), .ordinal = ordinalOf(one.node, scope)};
      };
      Feature both = numberOf(a);
      const Feature other = numberOf(b), against = numberOf(third);
      if (std::max({both.ordinal, other.ordinal, against.ordinal}) > mostOrdinal) continue;
      both.operands = {other};
      for (const auto& [sign, value] :
           {std::pair(plusSign, *a.number + *b.number), std::pair(timesSign, *a.number * *b.number)}) {
        both.text = sign;
        order(scope, both, value, against, *third.number);
      }
    }
  }
  void order(NodeId scope, const Feature& one, double value, const Feature& other, double otherValue) {
    if (value == otherValue) put(scope, one, other, Comparison::equal, false);
    if (value < otherValue) put(scope, one, other, Comparison::less, false);
    if (value > otherValue) put(scope, other, one, Comparison::less, false);
  }
  void add(const Subject& a, K aKind, double aValue, const Subject& b, K bKind, double bValue) {
    if (aValue == bValue) addIn(a, aKind, b, bKind, Comparison::equal);
    if (aValue < bValue) addIn(a, aKind, b, bKind, Comparison::less);
    if (aValue > bValue) addIn(b, bKind, a, aKind, Comparison::less);
    if (aValue <= bValue) addIn(a, aKind, b, bKind, Comparison::atMost);
    if (aValue >= bValue) addIn(b, bKind, a, aKind, Comparison::atMost);
  }

  void addIn(const Subject& a, K aKind, const Subject& b, K bKind, Comparison comparison) {
    const NodeId first = std::min(a.node, b.node), second = std::max(a.node, b.node);
    NodeId scope = ruleAboveBoth(view_.tree(), first, second);
    for (size_t i = 0; scope != noNode && i < mostScopes; ++i, scope = ruleAbove(view_.tree(), scope)) {
      const uint16_t one = ordinalOf(a.node, scope), other = ordinalOf(b.node, scope);
      if (one <= mostOrdinal && other <= mostOrdinal)
        put(scope, {.kind = aKind, .part = view_.part(a.node), .ordinal = one},
            {.kind = bKind, .part = view_.part(b.node), .ordinal = other}, comparison, false);
    }
    const std::optional<Feature> one = named(a.node, aKind), other = named(b.node, bKind);
    if (!one || !other || (one->text == other->text && one->part == other->part)) return;
    const NodeId both = ruleAboveBoth(view_.tree(), first, second);
    if (both == noNode) return;
    put(both, *one, *other, comparison, false);
    if (one->other == other->other) put(owningScope(view_, a.node, one->other), *one, *other, comparison, true);
  }

  void put(NodeId scope, Feature one, Feature other, Comparison comparison, bool beside) {
    Feature relation{.kind = K::relation, .part = view_.part(scope), .text = std::string(signOf(comparison))};
    relation.operands = {std::move(one), std::move(other)};
    relation.nearest = beside;
    if (std::ranges::find(found_, relation) == found_.end()) found_.push_back(std::move(relation));
  }

  uint16_t ordinalOf(NodeId node, NodeId scope) const {
    uint16_t count = 0;
    for (NodeId id = scope + 1; id <= node;) {
      count += view_.part(id) == view_.part(node);
      const bool isScope = view_.part(id) == view_.part(scope);
      id = isScope ? view_.tree().node(id).end : id + 1;
      if (isScope && id > node) return mostOrdinal + 1;  // it is one of the inner part
    }
    return count;
  }

  /// By the word that stands before it in the nearest rule that has one, if that is a name.
  std::optional<Feature> named(NodeId node, K kind) const {
    for (NodeId rule = ruleAbove(view_.tree(), node); rule != noNode; rule = ruleAbove(view_.tree(), rule))
      for (const Subject& word : subjects_) {
        if (word.node >= node) break;
        if (word.node <= rule || word.number) continue;
        return Feature{.kind = kind,
                       .part = view_.part(node),
                       .other = view_.part(rule),
                       .scope = view_.part(word.node),
                       .text = std::string(view_.text(word.node))};
      }
    return std::nullopt;
  }

  const TreeView& view_;
  std::vector<Subject> subjects_;
  std::vector<Feature> found_;
};

}  // namespace

std::string_view signOf(Comparison comparison) {
  static constexpr std::string_view signs[] = {"<", "≤", "=", "≈"};
  return signs[static_cast<size_t>(comparison)];
}

std::optional<Comparison> comparisonFrom(std::string_view sign) {
  for (Comparison comparison : {Comparison::less, Comparison::atMost, Comparison::equal, Comparison::alike})
    if (sign == signOf(comparison)) return comparison;
  return std::nullopt;
}

std::vector<Feature> relationsIn(const TreeView& view) {
  std::vector<Feature> found = RelationSearch(view, false).find();
  for (Feature& relation : RelationSearch(view, true).find())
    if (std::ranges::find(found, relation) == found.end()) found.push_back(std::move(relation));
  return found;
}

Measures::Measures(const TreeView& view) : view_(view), byPart_(view.parts().count()) {
  for (NodeId id = 0; id < view.size(); ++id)
    if (const Part part = view.part(id); part != noPart && !view.span(id).empty()) byPart_[part].push_back(id);
}

const std::vector<NodeId>& Measures::all(Part part) const {
  static const std::vector<NodeId> none;
  return part < byPart_.size() ? byPart_[part] : none;
}

const std::vector<NodeId>& Measures::words(Part token, std::string_view text) const {
  const auto [at, isNew] = words_.try_emplace(token);
  if (isNew)
    for (NodeId id : all(token)) at->second[view_.text(id)].push_back(id);
  return at->second[text];
}

const Measures::Owned& Measures::owned(const Feature& operand) const {
  const auto [at, isNew] =
      owned_.try_emplace({operand.part, operand.other, operand.scope, std::string_view(operand.text)});
  const std::vector<NodeId>& found = words(operand.scope, operand.text);
  if (!isNew || found.empty()) return at->second;
  for (NodeId node : all(operand.part)) {
    const NodeId rule = owningScope(view_, node, operand.other);
    if (rule == noNode) continue;
    const auto word = std::ranges::upper_bound(found, rule);
    if (word == found.end() || *word >= node) continue;
    at->second.nodes.push_back(node);
    at->second.owners.push_back(rule);
  }
  return at->second;
}

NodeId Measures::find(const Feature& operand, NodeId scope) const {
  if (operand.kind == K::count) return noNode;
  const NodeId end = view_.tree().node(scope).end;
  const std::vector<NodeId>& nodes = operand.ordinal > 0 ? all(operand.part) : owned(operand).nodes;
  auto at = std::ranges::upper_bound(nodes, scope);
  if (operand.ordinal == 0) return at != nodes.end() && *at < end ? *at : noNode;
  uint16_t count = 0;
  for (size_t looked = 0; at != nodes.end() && *at < end && looked < mostPlaces; ++at, ++looked)
    if (owningScope(view_, *at, view_.part(scope)) == scope && ++count == operand.ordinal) return *at;
  return noNode;
}

std::optional<double> Measures::measure(const Feature& operand, NodeId node) const {
  const std::string_view own = withoutQuotes(view_.text(node));
  if (operand.kind == K::length) return static_cast<double>(characterCount(own, view_.tree().encoding()));
  return numberIn(own);
}

std::optional<double> Measures::in(const Feature& operand, NodeId scope) const {
  if (operand.kind != K::count) {
    const NodeId node = find(operand, scope);
    const std::optional<double> value = node == noNode ? std::nullopt : measure(operand, node);
    if (!value || operand.operands.empty()) return value;
    const std::optional<double> more = in(operand.operands.front(), scope);
    if (!more) return std::nullopt;
    return operand.text == plusSign ? *value + *more : *value * *more;
  }
  const std::vector<NodeId>& nodes = all(operand.part);
  const auto begin = std::ranges::upper_bound(nodes, scope),
             end = std::ranges::lower_bound(nodes, view_.tree().node(scope).end);
  const Part part = view_.part(scope);
  if (part == operand.part || !view_.parts().isRecursive(part)) return static_cast<double>(end - begin);
  return static_cast<double>(
      std::count_if(begin, end, [&](NodeId id) { return owningScope(view_, id, part) == scope; }));
}

bool Measures::holdsIn(const Feature& relation, NodeId scope) const {
  const Feature &a = relation.operands[0], &b = relation.operands[1];
  const auto isOneNode = [](const Feature& operand) { return operand.kind != K::count && operand.operands.empty(); };
  if (isOneNode(a) && isOneNode(b)) return compare(relation, find(a, scope), find(b, scope));
  const std::optional<double> x = in(a, scope), y = in(b, scope);
  return x && y && areRelated(relation, *x, *y);
}

bool Measures::areRelated(const Feature& relation, double x, double y) {
  switch (comparisonFrom(relation.text).value_or(Comparison::equal)) {
    case Comparison::less: return x < y;
    case Comparison::atMost: return x <= y;
    default: return x == y;
  }
}

bool Measures::compare(const Feature& relation, NodeId one, NodeId other) const {
  if (one == noNode || other == noNode || one == other) return false;
  const Feature &a = relation.operands[0], &b = relation.operands[1];
  if (a.kind == K::equals) {
    const std::string_view x = withoutQuotes(view_.text(one)), y = withoutQuotes(view_.text(other));
    if (relation.text == signOf(Comparison::less)) return x < y;
    return relation.text == signOf(Comparison::alike) ? lowerCase(x) == lowerCase(y) : x == y;
  }
  const std::optional<double> x = measure(a, one), y = measure(b, other);
  return x && y && areRelated(relation, *x, *y);
}

std::vector<NodeId> Measures::places(const Feature& relation, size_t most) const {
  std::vector<NodeId> found;
  const Feature &a = relation.operands[0], &b = relation.operands[1];
  if (!relation.nearest) {
    size_t looked = 0;
    for (NodeId scope : all(relation.part)) {
      if (found.size() == most || looked++ == mostPlaces) break;
      if (holdsIn(relation, scope)) found.push_back(scope);
    }
    return found;
  }
  // In one list: the rule around both has no more than one other rule between itself and each of them.
  const auto listOf = [&](NodeId owner) {
    const NodeId above = ruleAbove(view_.tree(), owner);
    return std::pair(above, above == noNode ? noNode : ruleAbove(view_.tree(), above));
  };
  const Owned &ones = owned(a), &others = owned(b);
  for (size_t i = 0; i < std::min(ones.nodes.size(), mostPlaces) && found.size() < most; ++i) {
    const auto [above, next] = listOf(ones.owners[i]);
    for (size_t j = 0; j < std::min(others.nodes.size(), mostPlaces); ++j) {
      const auto [otherAbove, otherNext] = listOf(others.owners[j]);
      const bool inOneList = above == otherAbove || above == otherNext || next == otherAbove ||
                             (next != noNode && next == otherNext && view_.part(above) == view_.part(otherAbove));
      if (!inOneList || !compare(relation, ones.nodes[i], others.nodes[j])) continue;
      found.push_back(ones.owners[i]);
      break;
    }
  }
  std::ranges::sort(found);
  return found;
}

}  // namespace hone
