// A tree makes claims, and each kind of claim is tested (sections 3.3 and 3.4 of the paper; bounds, probes and rivals
// are ours):
//   path      every input on the path to a leaf has the leaf's outcome;
//   negation  an input doesn't have it if some conditions on the path don't hold: each alone, then pairs, then all;
//   bound     a number is compared with this bound, and not with another one between the nearest two numbers seen;
//   probe     the other features don't matter here: an input on the path to the leaf has an element that none of the
//             leaf's inputs had, or a number beyond theirs;
//   rival     this feature matters, and not another one that has always occurred with it: an input that has one
//             without the other tells. Without rivals, a tree that is right on all inputs so far may name a feature
//             that is merely correlated, and only chance would show it;
//   twin      the same for features that have never differed at all, mostly because of the grammar;
//   near      a bound holds whatever else the input has: the true bound may be that of a correlated number (the length
//             of the line, where the tree names the longest word).
// Bounds, rivals and the probes of the simplest features are questions that have an answer; the others can be tried
// again and again.

#include "explain/requirements.h"

#include <algorithm>
#include <cmath>

namespace hone {
namespace {

constexpr size_t mostProbes = 16;     // that are questions
constexpr size_t mostNegations = 20;  // of a path

/// The other side of a condition, of which there may be two.
std::vector<Condition> negationsOf(const Condition& condition) {
  std::vector<Condition> sides;
  if (condition.low > -infinity) {
    Condition side{condition.feature};
    side.high = std::nextafter(condition.low, -infinity);
    sides.push_back(side);
  }
  if (condition.high < infinity) {
    Condition side{condition.feature};
    side.low = std::nextafter(condition.high, infinity);
    sides.push_back(side);
  }
  return sides;
}

/// How near to the bound it pays to look.
double step(const ModelNode& node, FeatureKind kind) {
  return isWhole(kind) ? 1 : 0.01 * std::max(1.0, std::abs(node.threshold));
}

/// True where it pays to know the bound better.
bool isWide(const ModelNode& node, FeatureKind kind) {
  if (isYesNo(kind) || std::isinf(node.below) || std::isinf(node.beyond)) return false;
  return node.beyond - node.below > (isWhole(kind) ? 1 : 2 * step(node, kind));
}

/// The conditions on the way to every node.
std::vector<std::vector<Condition>> waysTo(const Model& model) {
  std::vector<std::vector<Condition>> ways(model.nodes.size());
  for (uint32_t n = 0; n < model.nodes.size(); ++n) {
    if (model.nodes[n].isLeaf()) continue;
    for (bool toAtMost : {true, false}) {
      uint32_t child = toAtMost ? model.nodes[n].atMost : model.nodes[n].above;
      ways[child] = ways[n];
      ways[child].push_back(model.condition(n, toAtMost));
    }
  }
  return ways;
}

void addBounds(const Learned& learned, const std::vector<std::vector<Condition>>& ways,
               std::vector<Requirement>& requirements) {
  const Model& model = learned.model;
  for (uint32_t n = 0; n < model.nodes.size(); ++n) {
    const ModelNode& node = model.nodes[n];
    if (node.isLeaf() || !isWide(node, model.features[node.feature].kind)) continue;
    // Close to the bound on both sides, which settles it where it is right; and in the middle of what is unknown, which
    // halves that where it is wrong.
    const Feature& feature = model.features[node.feature];
    double near = step(node, feature.kind), middle = (node.below + node.beyond) / 2;
    std::vector<Condition> aims;
    if (isWhole(feature.kind)) {
      if (node.threshold > node.below) aims.push_back({feature, node.threshold, node.threshold});
      if (node.threshold + 1 < node.beyond) aims.push_back({feature, node.threshold + 1, node.threshold + 1});
    } else {
      double low = std::nextafter(node.below, infinity), high = std::nextafter(node.beyond, -infinity);
      if (node.threshold - near > node.below)
        aims.push_back({feature, node.threshold - near, std::nextafter(node.threshold, -infinity)});
      if (node.threshold + near < node.beyond)
        aims.push_back({feature, std::nextafter(node.threshold, infinity), node.threshold + near});
      if (node.threshold > node.below && node.threshold < node.beyond)
        aims.push_back({feature, node.threshold, node.threshold});
      aims.push_back({feature, std::max(low, middle - (node.beyond - node.below) / 4),
                      std::min(high, middle + (node.beyond - node.below) / 4)});
    }
    for (const Condition& aim : aims) {
      Requirement requirement{ways[n], "bound"};
      requirement.conditions.push_back(aim);
      requirements.push_back(std::move(requirement));
    }
  }
}

/// Those that have ordered all inputs alike so far are mostly the same by the grammar (a bracket and its list), so a
/// few of them will do.
void addRivals(const Learned& learned, const FeatureReader& reader, const std::vector<std::vector<Condition>>& ways,
               Random& random, std::vector<Requirement>& rivals, std::vector<Requirement>& twins) {
  constexpr size_t mostTwins = 3;
  const Model& model = learned.model;
  for (uint32_t n = 0; n < model.nodes.size(); ++n) {
    if (model.nodes[n].isLeaf()) continue;
    auto add = [&](const Rival& rival) {
      for (bool toAtMost : {true, false}) {
        // Where the node's own feature says one side, the rival is to say the other one.
        Condition other{reader.space()[rival.feature]};
        if (toAtMost != rival.opposite)
          other.low = rival.beyond;
        else
          other.high = rival.below;
        Requirement requirement{ways[n], rival.apart ? "rival" : "twin"};
        requirement.conditions.push_back(model.condition(n, toAtMost));
        requirement.conditions.push_back(other);
        (rival.apart ? rivals : twins).push_back(std::move(requirement));
      }
    };
    std::vector<Rival> alike;
    for (const Rival& rival : learned.nodes[n].rivals) {
      if (rival.apart)
        add(rival);
      else
        alike.push_back(rival);
    }
    for (size_t taken = 0; taken < mostTwins && !alike.empty(); ++taken) {
      // The simple ones stand first and are likelier.
      auto at = alike.begin() + static_cast<long>(random.below(1 + random.below(alike.size())));
      add(*at);
      alike.erase(at);
    }
  }
}

/// Closer to the bounds than chance would come, and other than the inputs that found them.
void addNear(const Model& model, const std::vector<std::vector<Condition>>& ways, std::vector<Requirement>& near) {
  for (uint32_t n = 0; n < model.nodes.size(); ++n) {
    if (model.nodes[n].isLeaf() || isYesNo(model.features[model.nodes[n].feature].kind)) continue;
    for (bool toAtMost : {true, false}) {
      Condition aim = model.condition(n, toAtMost);
      double margin = 2 + 0.01 * std::abs(model.nodes[n].threshold);
      (toAtMost ? aim.low : aim.high) = model.nodes[n].threshold + (toAtMost ? -margin : margin);
      Requirement requirement{ways[n], "near"};
      requirement.conditions.push_back(aim);
      near.push_back(std::move(requirement));
    }
  }
}

void addProbes(const Learned& learned, const FeatureReader& reader, const std::vector<Condition>& way, uint32_t leaf,
               std::vector<Requirement>& requirements) {
  constexpr double greatestProbe = 1000;
  for (const SeenRange& range : learned.nodes[leaf].seen) {
    auto add = [&](double low, double high) {
      if (std::isinf(low) && std::isinf(high)) return;
      Requirement requirement{way, "probe"};
      requirement.conditions.push_back({reader.space()[range.feature], low, high});
      requirements.push_back(std::move(requirement));
    };
    const FeatureKind kind = reader.space()[range.feature].kind;
    if (isYesNo(kind)) {
      if (range.low == range.high) range.high > 0 ? add(-infinity, 0) : add(1, infinity);
      continue;
    }
    if (!isWhole(kind)) {
      add(std::nextafter(range.high, infinity), infinity);
      add(-infinity, std::nextafter(range.low, -infinity));
    } else if (range.high < greatestProbe) {  // inputs shall not grow without end
      add(range.high + 1, 2 * range.high + 2);
    }
  }
}

void addNegations(const Model::Path& path, Random& random, std::vector<Requirement>& requirements) {
  const size_t count = path.conditions.size();
  auto add = [&](const std::vector<size_t>& negated) {
    Requirement requirement{path.conditions, "negation"};
    for (size_t index : negated) {
      std::vector<Condition> sides = negationsOf(path.conditions[index]);
      if (sides.empty()) return;
      requirement.conditions[index] = random.pick(sides);
    }
    requirements.push_back(std::move(requirement));
  };
  size_t added = 0;
  for (size_t i = 0; i < count && added < mostNegations; ++i, ++added) add({i});
  for (size_t i = 0; i < count; ++i)
    for (size_t j = i + 1; j < count && added < mostNegations; ++j, ++added) add({i, j});
  std::vector<size_t> all(count);
  for (size_t i = 0; i < count; ++i) all[i] = i;
  if (count > 2) add(all);
}

/// Does it want two values of one feature? So does the way to a leaf with another condition on what it names.
bool contradictsItself(const Requirement& requirement) {
  for (const Condition& one : requirement.conditions)
    for (const Condition& other : requirement.conditions)
      if (one.low > other.high && one.feature == other.feature) return true;
  return false;
}

/// The first of each list, then the second ones, and so on.
std::vector<Requirement> inTurn(std::vector<std::vector<Requirement>> lists) {
  std::vector<Requirement> all;
  for (size_t i = 0; std::ranges::any_of(lists, [&](auto& list) { return i < list.size(); }); ++i)
    for (std::vector<Requirement>& list : lists)
      if (i < list.size()) all.push_back(std::move(list[i]));
  return all;
}

}  // namespace

Requirements requirementsOf(const Learned& learned, const FeatureReader& reader, Random& random) {
  std::vector<std::vector<Condition>> ways = waysTo(learned.model);
  std::vector<Requirement> bounds, rivals, twins, near, paths, negations;
  std::vector<std::vector<Requirement>> probes;  // by leaf
  addBounds(learned, ways, bounds);
  addRivals(learned, reader, ways, random, rivals, twins);
  addNear(learned.model, ways, near);
  for (const Model::Path& path : learned.model.paths()) {
    paths.push_back({path.conditions, "path"});
    addNegations(path, random, negations);
    addProbes(learned, reader, ways[path.leaf], path.leaf, probes.emplace_back());
  }
  for (std::vector<Requirement>& own : probes) std::erase_if(own, contradictsItself);
  for (std::vector<Requirement>* kind : {&rivals, &negations, &twins}) std::erase_if(*kind, contradictsItself);
  for (std::vector<Requirement>* kind : {&near, &paths, &negations, &twins}) random.shuffle(*kind);
  std::vector<Requirement> allProbes = inTurn(std::move(probes));
  std::vector<Requirement> rest;
  if (allProbes.size() > mostProbes) {
    auto from = allProbes.begin() + static_cast<long>(mostProbes);
    rest.assign(std::make_move_iterator(from), std::make_move_iterator(allProbes.end()));
    allProbes.erase(from, allProbes.end());
    random.shuffle(rest);
  }
  return {inTurn({std::move(bounds), std::move(rivals), std::move(allProbes)}),
          inTurn({std::move(paths), std::move(near), std::move(negations), std::move(twins), std::move(rest)})};
}

}  // namespace hone
