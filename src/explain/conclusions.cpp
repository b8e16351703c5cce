#include "explain/conclusions.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "explain/guided_producer.h"
#include "grammar/reachability.h"

namespace hone {
namespace {

Forecast forecastOf(const Model& model, const FeatureReader& reader, const FeatureValues& values) {
  return model.predict([&](uint32_t feature) { return reader.space().value(values, model.features[feature]); });
}

std::string sentence(const Rule& rule, const Parts& parts) {
  std::string text;
  for (const Condition& condition : rule.conditions) text += show(condition, parts) + '\n';
  return text;
}

}  // namespace

bool predictsFail(const Model& model, const FeatureReader& reader, const FeatureValues& values) {
  return forecastOf(model, reader, values).fails;
}

void addExamples(Model& model, const Pool& pool, const FeatureReader& reader, std::span<const Known> known) {
  constexpr size_t mostInputs = 40, longest = 20000;
  std::vector<Known> sorted(known.begin(), known.end());
  std::ranges::stable_sort(sorted, {}, [&](const Known& k) { return pool.inputs()[k.input].tree->bytes().size(); });
  std::map<uint32_t, size_t> kept;
  for (const Known& k : sorted) {
    const PoolInput& input = pool.inputs()[k.input];
    const Forecast prediction = forecastOf(model, reader, input.values);
    if (prediction.fails != k.fails) continue;
    std::string text = input.tree->plainText();
    ModelNode& leaf = model.nodes[prediction.path.back()];
    if (leaf.examples.size() < 2) leaf.examples.push_back(text);
    if (text.size() <= longest && ++kept[prediction.path.back()] <= mostInputs)
      model.inputs.push_back({std::move(text), k.fails});
  }
}

std::vector<Rule> rulesOf(const Model& model, const Pool& pool, FeatureReader& reader, std::span<const Known> known) {
  auto count = [&](Rule& rule) {
    rule.fails = rule.passes = 0;
    const Aim aim(rule.conditions, reader.space());
    for (const Known& k : known)
      if (aim.distance(pool.inputs()[k.input].values) == 0) (k.fails ? rule.fails : rule.passes) += 1;
  };
  std::vector<Rule> rules;
  for (const Model::Path& path : model.paths()) {
    if (!model.nodes[path.leaf].predictsFail) continue;
    Rule rule{path.conditions, 0, 0};
    count(rule);
    for (size_t i = 0; i < rule.conditions.size();) {
      Rule shorter = rule;
      shorter.conditions.erase(shorter.conditions.begin() + static_cast<long>(i));
      count(shorter);
      if (shorter.passes <= rule.passes)
        rule = std::move(shorter);
      else
        ++i;
    }
    auto same = [&](const Rule& other) { return sentence(other, reader.parts()) == sentence(rule, reader.parts()); };
    if (std::ranges::none_of(rules, same)) rules.push_back(std::move(rule));
  }
  std::ranges::stable_sort(rules, std::greater<>(), &Rule::fails);
  return rules;
}

double shareOfRules(const Model& model, const Parts& parts, RuleId start) {
  const Grammar& grammar = parts.grammar();
  std::set<RuleId> named;
  auto name = [&](Part part) {
    if (part == noPart || parts.isToken(part)) return;
    named.insert(parts.isRule(part) ? parts.rule(part) : grammar.parser.states[parts.decision(part)].rule);
  };
  for (const Feature& feature : model.features) {
    name(feature.part);
    name(feature.other);
    name(feature.scope);
  }
  auto reachable = std::ranges::count(reachableRules(grammar.parser, start), true);
  return static_cast<double>(named.size()) / static_cast<double>(std::max<long>(1, reachable));
}

}  // namespace hone
