#include "explain/feature.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

struct KindFacts {
  FeatureKind kind;
  std::string_view name;
  bool yesNo, whole, basic;
};

using K = FeatureKind;

constexpr KindFacts facts[] = {
    {K::exists, "exists", true, true, true},
    {K::without, "without", true, true, false},
    {K::greatest, "max", false, false, true},
    {K::equals, "equals", true, true, true},
    {K::repetitions, "repetitions", false, true, true},
    {K::length, "length", false, true, true},
    {K::character, "character", false, true, true},
    {K::least, "min", false, false, false},
    {K::depth, "depth", false, true, false},
    {K::count, "count", false, true, false},
    {K::within, "within", true, true, false},
    {K::child, "child", true, true, false},
    {K::twice, "twice", true, true, false},
    {K::same, "same", true, true, false},
    {K::begins, "begins", true, true, false},
    {K::contains, "contains", true, true, false},
    {K::last, "last", true, true, false},
    {K::longer, "longer", false, true, false},
    {K::shorter, "shorter", false, true, false},
    {K::joint, "joint", true, true, false},
};

const KindFacts& factsOf(FeatureKind kind) { return *std::ranges::find(facts, kind, &KindFacts::kind); }

}  // namespace

bool isPosition(FeatureKind kind) { return kind == K::last; }
bool isYesNo(FeatureKind kind) { return factsOf(kind).yesNo; }
bool isWhole(FeatureKind kind) { return factsOf(kind).whole; }
bool isBasic(FeatureKind kind) { return factsOf(kind).basic; }
std::string_view featureKindName(FeatureKind kind) { return factsOf(kind).name; }

double valueWhereMissing(FeatureKind kind) {
  switch (kind) {
    case K::greatest:
    case K::character: return -infinity;
    case K::least: return infinity;
    default: return 0;
  }
}

const std::vector<FeatureKind>& featureKinds() {
  static const std::vector<FeatureKind> kinds = [] {
    std::vector<FeatureKind> all;
    for (const KindFacts& fact : facts) all.push_back(fact.kind);
    return all;
  }();
  return kinds;
}

namespace {

std::string showOperand(const Feature& operand, const Parts& parts) {
  Feature plain = operand;
  plain.low = -infinity;
  plain.high = infinity;
  if (operand.kind == K::joint) return "(" + show(plain, parts) + ")";
  if (isYesNo(operand.kind)) return show(plain, parts);
  std::string number = parts.show(operand.part, operand.alternative);
  // A bound that is left out is beside the number that is named.
  auto add = [&](double bound, double beside, std::string_view with, std::string_view beyond) {
    if (std::isinf(bound)) return;
    const std::string own = fmt::format("{}", bound), other = fmt::format("{}", beside);
    number += own.size() <= other.size() ? fmt::format(" {} {}", with, own) : fmt::format(" {} {}", beyond, other);
  };
  add(operand.low, std::nextafter(operand.low, -infinity), "≥", ">");
  add(operand.high, std::nextafter(operand.high, infinity), "≤", "<");
  return number;
}

/// What a part of the joint's rule must have, and what it must lack. A joint in a joint of the same rule becomes part
/// of it, but if its own part may be another one within, which lacks what the other needn't lack.
void collect(const Feature& joint, const Parts& parts, std::vector<std::string>& has, std::vector<std::string>& lacks) {
  for (size_t i = 0; i < 2; ++i) {
    const Feature& operand = joint.operands[i];
    const bool absent = i == 1 && joint.lacks;
    const bool samePart = operand.kind == K::joint && operand.part == joint.part && operand.nearest == joint.nearest;
    if (samePart && !absent && (joint.nearest || !operand.lacks))
      collect(operand, parts, has, lacks);
    else
      (absent ? lacks : has).push_back(showOperand(operand, parts));
  }
}

std::string showJoint(const Feature& joint, const Parts& parts) {
  if (isPosition(joint.operands[1].kind))
    return fmt::format("{} in the {}", showOperand(joint.operands[0], parts), show(joint.operands[1], parts));
  std::vector<std::string> has, lacks;
  collect(joint, parts, has, lacks);
  std::string text = fmt::format("{} with {}", parts.show(joint.part), fmt::join(has, " and "));
  if (!lacks.empty()) text += fmt::format(" and without {}", fmt::join(lacks, " and "));
  return text + (joint.nearest ? " directly in it" : "");
}

}  // namespace

std::string show(const Feature& feature, const Parts& parts) {
  std::string part = parts.show(feature.part, feature.alternative);
  switch (feature.kind) {
    case K::exists: return part;
    case K::without: return fmt::format("{} without {}", parts.show(feature.part), parts.showGroup(feature.other));
    case K::equals: return fmt::format("{} = \"{}\"", part, visible(feature.text));
    case K::greatest: return fmt::format("max({})", part);
    case K::length: return fmt::format("length({})", part);
    case K::repetitions: return fmt::format("repetitions({})", part);
    case K::character: return fmt::format("max-char({})", part);
    case K::least: return fmt::format("min({})", part);
    case K::count: return fmt::format("count({})", part);
    case K::depth: return fmt::format("depth({})", part);
    case K::within:
      return fmt::format("{} {} {}", part, parts.isToken(feature.part) ? "close below" : "in",
                         parts.show(feature.other, feature.otherAlternative));
    case K::child: return fmt::format("{} directly in {}", part, parts.show(feature.other, feature.otherAlternative));
    case K::contains: return fmt::format("{} containing \"{}\"", part, visible(feature.text));
    case K::begins: return fmt::format("{} beginning with \"{}\"", part, visible(feature.text));
    case K::last: return "last " + part;
    case K::twice:
      return fmt::format("two {} of one {} with the same {}", parts.show(feature.other), parts.show(feature.scope),
                         part);
    case K::longer:
    case K::shorter:
      return fmt::format("{}({} in {} than in the first)", feature.kind == K::longer ? "more" : "fewer",
                         parts.show(feature.other), part);
    case K::joint: return showJoint(feature, parts);
    case K::same:
      return fmt::format("text of {} = text of {}{}{}", part, feature.part == feature.other ? "another " : "",
                         parts.show(feature.other),
                         feature.scope == noPart ? "" : " of the same " + parts.show(feature.scope));
  }
  return part;
}

std::vector<std::string> featureNames() {
  std::vector<std::string> names = {"all", "paper"};
  for (FeatureKind kind : featureKinds()) names.emplace_back(featureKindName(kind));
  return names;
}

std::vector<FeatureKind> parseFeatures(const std::vector<std::string>& names) {
  if (names.empty()) return featureKinds();
  // Other features hold only where their parts exist, so `exists` is always included.
  std::vector<FeatureKind> kinds;
  for (FeatureKind kind : featureKinds()) {
    auto wanted = [&](const std::string& name) {
      return name == "all" || (name == "paper" && isBasic(kind)) || name == featureKindName(kind);
    };
    if (kind == FeatureKind::exists || std::ranges::any_of(names, wanted)) kinds.push_back(kind);
  }
  for (const std::string& name : names)
    if (std::vector<std::string> known = featureNames(); std::ranges::find(known, name) == known.end())
      throw UserError(fmt::format("there is no feature '{}'; choose from {}", name, fmt::join(known, ", ")));
  return kinds;
}

}  // namespace hone
