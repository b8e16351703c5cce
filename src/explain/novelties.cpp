#include "explain/novelties.h"

#include <algorithm>
#include <set>

#include "explain/feasibility.h"

namespace hone {

std::deque<Feature> offeredAround(const Tree& input, const Parts& parts, Random& random) {
  const Grammar& grammar = parts.grammar();
  std::vector<Feature> all;
  for (Symbol type = 1; type < static_cast<Symbol>(grammar.tokenTypeCount()); ++type)
    all.push_back({.part = parts.ofToken(type)});
  for (RuleId rule = 0; rule < grammar.ruleNames.size(); ++rule)
    for (uint16_t i = 0; i < parts.alternativeCount(parts.ofRule(rule)); ++i)
      all.push_back({.part = parts.ofRule(rule), .alternative = i});

  std::set<RuleId> rules;
  for (NodeId id = 0; id < input.size(); ++id)
    if (input.node(id).kind == NodeKind::rule) rules.insert(input.node(id).symbol);
  Feasibility feasibility(parts, input.node(input.root()).symbol);
  std::vector<std::pair<uint32_t, Feature>> offered;
  for (Feature& feature : all) {
    const std::vector<uint32_t>& distances = feasibility.distances(feature.part, feature.alternative);
    uint32_t nearest = UINT32_MAX;
    for (RuleId rule : rules) nearest = std::min(nearest, distances[grammar.parser.ruleStart[rule]]);
    if (nearest != UINT32_MAX) offered.emplace_back(nearest, std::move(feature));
  }
  random.shuffle(offered);
  std::ranges::stable_sort(offered, {}, &std::pair<uint32_t, Feature>::first);
  std::deque<Feature> nearestFirst;
  for (auto& [distance, feature] : offered) nearestFirst.push_back(std::move(feature));
  return nearestFirst;
}

}  // namespace hone
