// Numbers that parts spell: the greatest and the least one, and all together.

#include <algorithm>
#include <cmath>
#include <map>

#include "derive/character_class.h"
#include "derive/token_texts.h"
#include "explain/kind.h"
#include "explain/model.h"

namespace hone {
namespace {

using K = FeatureKind;

template <K kind>
void readNumbers(const TreeView& view, FeatureNotes& notes) {
  for (NodeId id = 0; id < view.size(); ++id)
    if (view.hasOwnText(id) && !view.span(id).empty())
      if (const std::optional<double> number = numberIn(view.text(id)))
        addPlaced(view, id, {.kind = kind, .part = view.part(id)}, *number, notes);
}

// Rules around a number in which it is added up, from the innermost.
constexpr size_t mostScopesOfSum = 6;

/// Of all such parts, and of those in one part of a rule.
void readSums(const TreeView& view, FeatureNotes& notes) {
  std::map<Part, double> all;
  std::map<std::pair<NodeId, Part>, double> inRule;
  for (NodeId id = 0; id < view.size(); ++id) {
    if (!view.hasOwnText(id) || view.span(id).empty()) continue;
    const std::optional<double> number = numberIn(withoutQuotes(view.text(id)));
    if (!number) continue;
    all[view.part(id)] += *number;
    NodeId rule = ruleAbove(view.tree(), id);
    for (size_t i = 0; rule != noNode && i < mostScopesOfSum; ++i, rule = ruleAbove(view.tree(), rule))
      inRule[{rule, view.part(id)}] += *number;
  }
  for (auto [part, sum] : all) notes.add({.kind = K::sum, .part = part}, sum);
  for (auto [where, sum] : inRule)
    notes.add({.kind = K::sum, .part = where.second, .other = view.part(where.first)}, sum);
}

/// One of the interval: its roundest, an end, or any other in few digits.
double drawNumber(double low, double high, Random& random) {
  const bool fromBelow = std::isinf(high);
  const double reach = std::pow(10.0, static_cast<double>(random.below(5)));
  if (std::isinf(low)) low = high - reach;
  if (fromBelow) high = low + reach;
  const uint64_t way = random.below(4);
  if (way == 0) return roundestBetween(low, high);
  if (way == 1) return fromBelow ? low : high;
  const double width = (high - low) / 100, at = low + width * static_cast<double>(random.below(100));
  return roundestBetween(at, at + width);
}

/// Of 0 sometimes the negative one, which some programs tell from it.
std::string spelled(double number, Random& random) {
  return number == 0 && random.chance(1, 2) ? "-0" : spelledNumber(number);
}

std::optional<std::string> moveNumber(const Move& move, Random& random) {
  const auto& [view, condition, value, nodes] = move;
  const Tree& tree = view.tree();
  if (std::isinf(condition.low) && std::isinf(condition.high)) return std::nullopt;
  const std::string text = spelled(drawNumber(condition.low, condition.high, random), random);
  if (text.empty()) return std::nullopt;
  // Of a greatest value each node that is above has to change, but one node is enough to lift it.
  auto isWrong = [&tree, &condition = condition](NodeId node) {
    const double number = numberIn(visibleText(tree, node)).value_or(0);
    return condition.feature.kind == K::greatest ? number > condition.high : number < condition.low;
  };
  std::vector<NodeId> wrong;
  std::ranges::copy_if(nodes, std::back_inserter(wrong), isWrong);
  if (wrong.empty()) wrong = {random.pick(nodes)};
  std::string bytes(tree.bytes());
  for (size_t i = wrong.size(); i-- > 0;) {  // from the back, so that offsets stay
    const VisibleSpan span = visibleSpan(tree, wrong[i]);
    bytes.replace(span.begin, span.end - span.begin, text);
  }
  return bytes;
}

}  // namespace

const Kind greatestKind{
    .name = "max",
    .complexity = 1,
    .values = Kind::Values::real,
    .isBasic = true,
    .missing = -infinity,
    .noun = [](const Feature& f, const Parts& parts) { return "max(" + showPlaced(f, parts) + ")"; },
    .assertion = [](const Feature& f, const Parts& parts,
                    double bound) { return says(showPlaced(f, parts), atLeast(bound)); },
    .read = readNumbers<K::greatest>,
    .move = moveNumber,
};

const Kind sumKind{
    .name = "sum",
    .complexity = 7,
    .values = Kind::Values::real,
    .isSize = true,
    .noun =
        [](const Feature& f, const Parts& parts) {
          const std::string sum = "sum(" + parts.show(f.part) + ")";
          return f.other == noPart ? sum : sum + " in " + withArticle(parts.show(f.other));
        },
    .assertion =
        [](const Feature& f, const Parts& parts, double bound) {
          const std::string all = "all " + parts.show(f.part) + " together are ";
          if (f.other == noPart) return Assertion{all + atLeast(bound), all + "not " + atLeast(bound)};
          const std::string rule = parts.show(f.other);
          return Assertion{"in " + withArticle(rule) + ", " + all + atLeast(bound),
                           "in no " + rule + ", " + all + atLeast(bound)};
        },
    .read = readSums,
};

const Kind leastKind{
    .name = "min",
    .complexity = 7,
    .values = Kind::Values::real,
    .merge = Kind::Merge::least,
    .missing = infinity,
    .noun = [](const Feature& f, const Parts& parts) { return "min(" + showPlaced(f, parts) + ")"; },
    .assertion = [](const Feature& f, const Parts& parts,
                    double bound) { return says(showPlaced(f, parts), atMost(bound)); },
    .read = readNumbers<K::least>,
    .move = moveNumber,
};

}  // namespace hone
