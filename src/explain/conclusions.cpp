#include "explain/conclusions.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "explain/guided_producer.h"
#include "grammar/reachability.h"
#include "text/common_parts.h"

namespace hone {
namespace {

constexpr size_t exampleGrowth = 20;  // bytes by which the second example of a leaf may be longer than the first

/// That one of them has and the other hasn't.
size_t differingFeatures(const FeatureValues& a, const FeatureValues& b) {
  FeatureValues differing;
  constexpr auto id = &FeatureValues::value_type::first;
  std::ranges::set_symmetric_difference(a, b, std::back_inserter(differing), {}, id, id);
  return differing.size();
}

std::string sentence(const Rule& rule, const Parts& parts) {
  std::string text;
  for (const Condition& condition : rule.conditions) text += show(condition, parts) + '\n';
  return text;
}

}  // namespace

Forecast forecastOf(const DecisionTree& model, const FeatureReader& reader, const FeatureValues& values) {
  return model.predict([&](uint32_t feature) { return reader.space().value(values, model.features[feature]); });
}

bool predictsFail(const DecisionTree& model, const FeatureReader& reader, const FeatureValues& values) {
  return forecastOf(model, reader, values).fails;
}

void addExamples(Model& model, const Pool& pool, const FeatureReader& reader, std::span<const Known> known) {
  constexpr size_t mostInputs = 40, longest = 20000;
  std::vector<Known> sorted(known.begin(), known.end());
  std::ranges::stable_sort(sorted, {}, [&](const Known& k) { return pool.inputs()[k.input].bytes().size(); });
  std::map<uint32_t, std::vector<const PoolInput*>> byLeaf;
  std::vector<const PoolInput*> byOutcome[2];
  for (const Known& k : sorted) {
    const PoolInput& input = pool.inputs()[k.input];
    const Forecast prediction = forecastOf(model, reader, input.values);
    if (prediction.fails != k.fails) {
      std::string& exception = model.nodes[prediction.path.back()].counterexample;
      if (exception.empty()) exception = input.plainText();
      continue;
    }
    byOutcome[k.fails].push_back(&input);
    std::vector<const PoolInput*>& own = byLeaf[prediction.path.back()];
    own.push_back(&input);
    if (std::string text = input.plainText(); text.size() <= longest && own.size() <= mostInputs)
      model.inputs.push_back({std::move(text), k.fails});
  }
  for (const auto& [id, own] : byLeaf) {
    ModelNode& leaf = model.nodes[id];
    const PoolInput& shortest = *own.front();
    leaf.examples = {shortest.plainText()};
    const PoolInput* unlike = nullptr;
    size_t most = 0;
    for (const PoolInput* other : own) {
      if (other->bytes().size() > shortest.bytes().size() + exampleGrowth) break;
      if (const size_t differing = differingFeatures(shortest.values, other->values); differing > most) {
        most = differing;
        unlike = other;
      }
    }
    if (unlike != nullptr) leaf.examples.push_back(unlike->plainText());
    const std::vector<const PoolInput*>& others = byOutcome[!leaf.predictsFail];
    if (!leaf.counterexample.empty() || others.empty()) continue;
    leaf.counterexample = (*std::ranges::min_element(others, {}, [&](const PoolInput* other) {
                            return differingPart(shortest.bytes(), other->bytes()).bytes;
                          }))->plainText();
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
