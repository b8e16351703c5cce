// For each kind of feature the changes that move its value. Each is one try: whether it came out right is seen when the
// new text is read again (explain/guided_producer.cpp).

#include <algorithm>
#include <cmath>

#include "explain/mutations.h"
#include "explain/tree_places.h"
#include "tree/edits.h"
#include "tree/kleene_lists.h"
#include "tree/render.h"

namespace hone {
namespace {

using K = FeatureKind;

constexpr double longestOnDemand = 1 << 20;  // characters or repetitions that are made on demand

/// A whole number in the interval: near one of its ends or anywhere in what is sensible.
double wholeBetween(double low, double high, double now, Random& random) {
  low = std::ceil(std::max(low, 0.0));
  high = std::floor(std::min(high, std::max({4 * low, 2 * now, 16.0})));
  if (high <= low || random.chance(1, 3)) return low;
  if (random.chance(1, 3)) return high;
  return low + static_cast<double>(random.below(static_cast<uint64_t>(high - low) + 1));
}

}  // namespace

std::optional<std::string> Mutations::towards(const Tree& tree, const Condition& condition, double value,
                                              Random& random) {
  const Feature& feature = condition.feature;
  const bool more = value < condition.low;
  switch (feature.kind) {
    case K::without:
      if (more && random.chance(1, 2))
        if (std::optional<std::string> text = leaveOut(tree, feature, random)) return text;
      [[fallthrough]];
    case K::exists:
    case K::equals:
    case K::within:
    case K::child:
    case K::begins:
    case K::contains:
    case K::last:
    case K::joint:
    case K::longer:
    case K::shorter:
      if (more) return include(tree, feature, random);
      return exclude(tree, reader_.occurrences(tree, feature), random);
    case K::twice:
    case K::same:
      if (more) return makeEqual(tree, feature, random);
      return exclude(tree, reader_.occurrences(tree, feature), random);
    case K::greatest:
    case K::least: return setNumber(tree, condition, random);
    case K::length: return setLength(tree, condition, value, random);
    case K::repetitions: return setRepetitions(tree, condition, value, random);
    case K::character: return setCharacter(tree, condition, random);
    case K::depth: return setDepth(tree, condition, value, random);
    case K::count: return setCount(tree, condition, value, random);
  }
  return std::nullopt;
}

std::optional<std::string> Mutations::include(const Tree& tree, const Feature& feature, Random& random) {
  auto replaced = [&](NodeId node, const std::string& text) -> std::optional<std::string> {
    // In its place, or in a copy of the iteration around it, so that what was there stays.
    if (random.chance(1, 3))
      for (NodeId at = node; at != noNode; at = tree.node(at).parent) {
        const Node& n = tree.node(at);
        if (!n.isIteration()) continue;
        std::string changed = splice(tree, node, text);
        size_t grown = changed.size() - tree.bytes().size();
        std::string copy = changed.substr(n.textBegin, n.textEnd + grown - n.textBegin);
        std::string_view all = tree.bytes();
        size_t seam = random.chance(1, 2) ? n.textEnd : n.textBegin;
        return std::string(all.substr(0, seam)) + copy + std::string(all.substr(seam));
      }
    return splice(tree, node, text);
  };
  if (feature.kind == K::equals) {
    std::vector<NodeId> places = reader_.occurrences(tree, {.part = feature.part});
    if (!places.empty() && random.chance(3, 4)) return replaced(random.pick(places), feature.text);
  }
  if (feature.kind == K::begins) {
    std::vector<NodeId> places = reader_.occurrences(tree, {.part = feature.part});
    std::string text = feature.text;
    for (uint64_t more = random.below(3); more > 0; --more) text += static_cast<char>('a' + random.below(26));
    if (!places.empty() && random.chance(3, 4)) return replaced(random.pick(places), text);
  }
  if (feature.kind == K::contains) {
    std::vector<NodeId> places = reader_.occurrences(tree, {.part = feature.part});
    std::erase_if(places, [&](NodeId id) { return visibleText(tree, id).size() < 2; });
    if (!places.empty() && random.chance(3, 4)) {
      const NodeId place = random.pick(places);
      std::string text = visibleText(tree, place);
      return replaced(place, text.insert(1 + random.below(text.size() - 1), feature.text));
    }
  }
  // A subtree of an input that has the feature, in the place of one of the same rule: the nearest rules first.
  std::vector<const Tree*> donors;
  if (std::optional<FeatureId> id = reader_.space().find(feature))
    for (const auto* inputs : {&pool_.inputs(), &pool_.samples()})
      for (const PoolInput& input : *inputs)
        if (reader_.space().value(input.values, *id) > 0) donors.push_back(input.tree.get());
  // Real ones are likelier to be judged than what the grammar makes.
  if (!donors.empty() && (!pool_.samples().empty() || random.chance(2, 3))) {
    const Tree& donor = *random.pick(donors);
    std::vector<NodeId> found = reader_.occurrences(donor, feature);
    if (!found.empty()) {
      NodeId at = random.pick(found);
      if (feature.kind == K::within || feature.kind == K::child)  // up to the outer part, for it has to come along
        while (at != noNode) {
          const Node& n = donor.node(at);
          bool outer =
              n.kind != NodeKind::token &&
              (parts_.isRule(feature.other) ? n.kind == NodeKind::rule && n.symbol == parts_.rule(feature.other)
                                            : n.kind != NodeKind::rule && parts_.isGroup(feature.other) &&
                                                  n.symbol == parts_.decision(feature.other));
          if (outer && (feature.otherAlternative == anyAlternative || n.alternative == feature.otherAlternative)) break;
          at = n.parent;
        }
      while (at != noNode && (donor.node(at).kind != NodeKind::rule || random.chance(1, 3))) at = donor.node(at).parent;
      if (at == noNode) at = donor.root();
      for (; at != noNode; at = ruleAbove(donor, at)) {
        std::vector<NodeId> places = reader_.occurrences(tree, {.part = parts_.ofRule(donor.node(at).symbol)});
        if (!places.empty()) return replaced(random.pick(places), visibleText(donor, at));
      }
    }
  }
  // Else one that the grammar makes with a view to the part. Near ones are likelier to fit in.
  std::vector<std::pair<uint32_t, NodeId>> places;
  const std::vector<uint32_t>& distance = feasibility_.distances(feature.part, feature.alternative);
  for (NodeId node = 0; node < tree.size(); ++node) {
    const Node& n = tree.node(node);
    if (n.kind != NodeKind::rule) continue;
    uint32_t far = distance[parts_.grammar().parser.ruleStart[n.symbol]];
    if (far != UINT32_MAX) places.emplace_back(far, node);
  }
  if (places.empty()) return std::nullopt;
  std::ranges::stable_sort(places, {}, &std::pair<uint32_t, NodeId>::first);
  NodeId node = places[random.below(1 + random.below(places.size()))].second;
  std::optional<std::string> text = steered(tree.node(node).symbol, feature.part, feature.alternative, random);
  if (!text) return std::nullopt;
  return replaced(node, *text);
}

std::optional<std::string> Mutations::exclude(const Tree& tree, const std::vector<NodeId>& nodes, Random& random) {
  if (nodes.empty()) return std::nullopt;
  // All of them go at once, as one that stays would spoil it; by the same means.
  Edits edits(tree.size());
  const uint64_t means = random.below(4);
  if (means == 0) {  // one alone, with the list's element it lies in
    return removeElement(tree, random.pick(nodes), random);
  }
  for (NodeId node : nodes) {
    NodeId at = node;
    if (means == 1) {  // with the next element around it that may go
      while (at != noNode && !tree.node(at).isQuantified()) at = tree.node(at).parent;
      if (at == noNode) return std::nullopt;
      edits.remove(at);
      continue;
    }
    if (tree.node(at).kind == NodeKind::token && means == 2) {
      std::optional<std::string> text = otherToken(tree, at, random);
      if (!text) return std::nullopt;
      edits.replaceText(at, *text);
      continue;
    }
    while (at != noNode && (tree.node(at).kind != NodeKind::rule || random.chance(1, 4))) at = tree.node(at).parent;
    if (at == noNode) return std::nullopt;
    if (means == 3) {
      edits.replaceByMinimal(at);
    } else {
      // Another subtree for the first one, and the rest in the next round.
      const std::vector<Pool::Place>& places = pool_.nodesOf(tree.node(at).symbol);
      if (!places.empty() && random.chance(1, 2)) {
        Pool::Place from = random.pick(places);
        return splice(tree, at, visibleText(*from.tree, from.node));
      }
      std::optional<std::string> text = produceFor(tree.node(at).symbol, 8, random);
      if (!text) return std::nullopt;
      return splice(tree, at, *text);
    }
  }
  return textWith(tree, edits);
}

std::optional<std::string> Mutations::setNumber(const Tree& tree, const Condition& condition, Random& random) {
  Feature plain = condition.feature;
  std::vector<NodeId> nodes = reader_.occurrences(tree, plain);
  if (nodes.empty()) {
    plain.kind = K::exists;
    return include(tree, plain, random);
  }
  double low = condition.low, high = condition.high;
  if (std::isinf(low) && std::isinf(high)) return std::nullopt;
  // Something finite to draw from.
  double reach = std::pow(10.0, static_cast<double>(random.below(5)));
  if (std::isinf(low)) low = high - reach;
  if (std::isinf(high)) high = low + reach;
  double wanted = 0;
  switch (random.below(4)) {
    case 0: wanted = roundestBetween(low, high); break;
    case 1: wanted = std::isinf(condition.low) ? high : low; break;
    default: wanted = low + (high - low) * static_cast<double>(1 + random.below(999)) / 1000;
  }
  // In as few digits as stay between.
  for (int digits = 1; digits < 15; ++digits) {
    double power = std::pow(10.0, digits - 1 - std::floor(std::log10(std::max(1e-9, std::abs(wanted)))));
    double rounded = std::round(wanted * power) / power;
    if (rounded >= low && rounded <= high) {
      wanted = rounded;
      break;
    }
  }
  std::string text;
  if (std::abs(wanted) >= 1e15 || (wanted != 0 && std::abs(wanted) < 1e-9)) return std::nullopt;
  char digits[64];
  std::snprintf(digits, sizeof digits, "%.12f", wanted);
  text = digits;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  if (wanted == 0) text = random.chance(1, 2) ? "0" : "-0";
  // Of a greatest value each node that is above has to change, but one node is enough to lift it.
  auto number = [&](NodeId node) { return numberIn(visibleText(tree, node)).value_or(0); };
  const bool greatest = condition.feature.kind == K::greatest;
  std::vector<NodeId> wrong;
  for (NodeId node : nodes)
    if (greatest ? number(node) > condition.high : number(node) < condition.low) wrong.push_back(node);
  if (wrong.empty()) wrong = {random.pick(nodes)};
  std::string bytes(tree.bytes());
  for (size_t i = wrong.size(); i-- > 0;) {  // from the back, so that offsets stay
    const VisibleSpan span = visibleSpan(tree, wrong[i]);
    bytes.replace(span.begin, span.end - span.begin, text);
  }
  return bytes;
}

std::optional<std::string> Mutations::setLength(const Tree& tree, const Condition& condition, double value,
                                                Random& random) {
  std::vector<NodeId> nodes = reader_.occurrences(tree, {.part = condition.feature.part});
  if (nodes.empty()) return include(tree, {.part = condition.feature.part}, random);
  auto length = [&](NodeId node) {
    return static_cast<double>(characterCount(visibleText(tree, node), tree.encoding()));
  };
  if (value < condition.low) {
    NodeId node = random.pick(nodes);
    double own = length(node),
           wanted = std::min(longestOnDemand, wholeBetween(condition.low, condition.high, own, random));
    if (wanted <= own) return std::nullopt;
    size_t missing = static_cast<size_t>(wanted - own);
    std::vector<NodeId> tokens, loops;
    for (NodeId id = node; id < tree.node(node).end; ++id) {
      const Node& n = tree.node(id);
      if (n.kind == NodeKind::token && static_cast<Symbol>(n.symbol) > 0 &&
          !parts_.isLiteral(parts_.ofToken(static_cast<Symbol>(n.symbol))) && n.textEnd > n.textBegin)
        tokens.push_back(id);
      if (n.isIteration()) loops.push_back(id);
    }
    if (!loops.empty() && (tokens.empty() || random.chance(1, 4))) {
      NodeId loop = random.pick(loops);
      size_t each = std::max<size_t>(1, characterCount(tree.text(loop), tree.encoding()));
      return duplicate(tree, loop, (missing + each - 1) / each);
    }
    if (tokens.empty()) {
      std::optional<std::string> text =
          producer_
              .produce(tree.node(node).symbol, {static_cast<size_t>(wanted), static_cast<size_t>(wanted)}, random,
                       uniformly(random))
              .value_or(ProducedText{})
              .text;
      return text->empty() ? std::nullopt : std::optional(splice(tree, node, *text));
    }
    // A character somewhere in a token, often enough: quotes and such stay where they are.
    NodeId token = random.pick(tokens);
    std::string text(tree.text(token));
    size_t at = text.size() > 2 ? 1 + random.below(text.size() - 2) : text.size() - 1;
    char c = (text[at] & 0x80) != 0 || random.chance(1, 3) ? 'a' : text[at];
    text.insert(at, missing, c);
    return splice(tree, token, text);
  }
  // All that are too long become shorter, each by its own means.
  Edits edits(tree.size());
  for (NodeId node : nodes) {
    double own = length(node);
    if (own <= condition.high) continue;
    double wanted = wholeBetween(condition.low, condition.high, own, random);
    size_t surplus = static_cast<size_t>(own - wanted);
    NodeId longestToken = noNode;
    for (NodeId id = node; id < tree.node(node).end; ++id) {
      const Node& n = tree.node(id);
      if (n.kind != NodeKind::token || static_cast<Symbol>(n.symbol) <= 0) continue;
      if (longestToken == noNode ||
          n.textEnd - n.textBegin > tree.node(longestToken).textEnd - tree.node(longestToken).textBegin)
        longestToken = id;
    }
    if (longestToken == noNode) return std::nullopt;
    std::string text(tree.text(longestToken));
    if (text.size() > surplus + 1 && random.chance(3, 4)) {
      text.erase(text.size() > surplus + 2 ? 1 : 0, surplus);
      edits.replaceText(longestToken, text);
    } else if (random.chance(1, 2)) {
      return removeElement(tree, static_cast<NodeId>(node + random.below(tree.node(node).end - node)), random);
    } else {
      edits.replaceByMinimal(node);
    }
  }
  return textWith(tree, edits);
}

std::optional<std::string> Mutations::setRepetitions(const Tree& tree, const Condition& condition, double value,
                                                     Random& random) {
  std::vector<NodeId> nodes = reader_.occurrences(tree, {.part = condition.feature.part});
  if (nodes.empty()) return include(tree, {.part = condition.feature.part}, random);
  if (value < condition.low) {
    double wanted = std::min(longestOnDemand, wholeBetween(condition.low, condition.high, value, random));
    NodeId loop = random.pick(nodes);
    size_t run = 0;
    for (NodeId node : nodes) run += tree.node(node).parent == tree.node(loop).parent;
    if (wanted <= static_cast<double>(run)) return std::nullopt;
    return duplicate(tree, loop, static_cast<size_t>(wanted) - run);
  }
  Edits edits(tree.size());
  for (size_t i = 0; i < nodes.size();) {
    size_t end = i;
    NodeId parent = tree.node(nodes[i]).parent;
    while (end < nodes.size() && tree.node(nodes[end]).parent == parent) ++end;
    double most = wholeBetween(condition.low, condition.high, 0, random);
    for (size_t k = i + static_cast<size_t>(most); k < end; ++k) edits.remove(nodes[k]);
    i = std::max(end, i + 1);
  }
  return textWith(tree, edits);
}

std::optional<std::string> Mutations::setCharacter(const Tree& tree, const Condition& condition, Random& random) {
  std::vector<NodeId> nodes = reader_.occurrences(tree, {.part = condition.feature.part});
  if (nodes.empty()) return include(tree, {.part = condition.feature.part}, random);
  double low = std::max(condition.low, 1.0), high = std::min(condition.high, 0x10FFFF + 0.0);
  if (low > high) return exclude(tree, nodes, random);
  double range = std::min(high - low, 64.0);
  int32_t point = static_cast<int32_t>(
      (random.chance(1, 2) ? std::ceil(low) + static_cast<double>(random.below(static_cast<uint64_t>(range) + 1))
                           : std::floor(high) - static_cast<double>(random.below(static_cast<uint64_t>(range) + 1))));
  std::string text;
  encode(point, tree.encoding(), text);
  return splice(tree, random.pick(nodes), text);
}

std::optional<std::string> Mutations::setDepth(const Tree& tree, const Condition& condition, double value,
                                               Random& random) {
  const Part part = condition.feature.part;
  std::vector<NodeId> nodes = reader_.occurrences(tree, {.part = part});
  if (nodes.empty()) return include(tree, {.part = part}, random);
  NodeId outer = random.pick(nodes);
  std::vector<NodeId> inner;
  for (NodeId node : nodes)
    if (node > outer && node < tree.node(outer).end) inner.push_back(node);
  if (value < condition.low) {
    if (inner.empty()) {  // nothing is nested yet: one of them made so that it holds another
      std::optional<std::string> text = steered(parts_.rule(part), part, anyAlternative, random);
      return text ? std::optional(splice(tree, outer, *text)) : std::nullopt;
    }
    // The outer one in the place of the inner one, again and again: what lies around the inner one is repeated.
    NodeId at = random.pick(inner);
    double wanted = wholeBetween(condition.low, condition.high, value, random);
    size_t times = static_cast<size_t>(std::clamp(wanted - value, 1.0, 10000.0));
    const VisibleSpan span = visibleSpan(tree, outer), hole = visibleSpan(tree, at);
    const std::string_view whole = textAt(tree, span);
    const std::string_view before = whole.substr(0, hole.begin - span.begin),
                           after = whole.substr(hole.end - span.begin);
    if ((before.size() + after.size()) * times > (1u << 22)) return std::nullopt;
    std::string text;
    for (size_t i = 0; i < times; ++i) text += before;
    text += whole;
    for (size_t i = 0; i < times; ++i) text += after;
    return splice(tree, outer, text);
  }
  if (inner.empty()) return removeElement(tree, outer, random);
  return splice(tree, outer, visibleText(tree, random.pick(inner)));
}

std::optional<std::string> Mutations::setCount(const Tree& tree, const Condition& condition, double value,
                                               Random& random) {
  Feature plain = condition.feature;
  plain.kind = K::exists;
  std::vector<NodeId> nodes = reader_.occurrences(tree, plain);
  if (nodes.empty()) return include(tree, plain, random);
  NodeId at = random.pick(nodes);
  if (value > condition.high) {
    if (condition.high < 1) return exclude(tree, nodes, random);
    if (random.chance(1, 2)) return removeElement(tree, at, random);
    // As many in a row as are too many, where each is an iteration.
    const double wanted = wholeBetween(condition.low, condition.high, 0, random);
    const size_t surplus = static_cast<size_t>(value - wanted), first = random.below(nodes.size() - surplus + 1);
    Edits edits(tree.size());
    for (size_t i = first; i < first + surplus; ++i)
      if (tree.node(nodes[i]).isQuantified()) edits.remove(nodes[i]);
    return textWith(tree, edits);
  }
  while (at != noNode && !tree.node(at).isIteration()) at = tree.node(at).parent;
  if (at == noNode || random.chance(1, 4)) return include(tree, plain, random);
  double wanted = std::min(longestOnDemand, wholeBetween(condition.low, condition.high, value, random));
  return duplicate(tree, at, static_cast<size_t>(std::max(1.0, wanted - value)));
}

std::optional<std::string> Mutations::leaveOut(const Tree& tree, const Feature& feature, Random& random) {
  const std::vector<NodeId> groups = reader_.occurrences(tree, {.part = feature.other});
  if (groups.empty()) return std::nullopt;
  const NodeId inside = tree.node(random.pick(groups)).parent;
  Edits edits(tree.size());
  for (NodeId group : groups)
    if (tree.node(group).parent == inside) edits.remove(group);
  return textWith(tree, edits);
}

std::optional<std::string> Mutations::makeEqual(const Tree& tree, const Feature& feature, Random& random) {
  std::vector<NodeId> ones = reader_.occurrences(tree, {.part = feature.part});
  std::vector<NodeId> others = feature.kind == K::twice ? ones : reader_.occurrences(tree, {.part = feature.other});
  if (ones.empty() || others.empty())
    return include(tree, {.part = ones.empty() ? feature.part : feature.other}, random);
  NodeId one = random.pick(ones), other = random.pick(others);
  if (one == other) return include(tree, {.part = feature.part}, random);
  return random.chance(1, 2) ? splice(tree, one, visibleText(tree, other))
                             : splice(tree, other, visibleText(tree, one));
}

}  // namespace hone
