// What is told of a learned model beside its tree: examples, the ways to `fail` in words, its share of the grammar.
#pragma once

#include <span>
#include <vector>

#include "explain/feature_reader.h"
#include "explain/model.h"
#include "explain/pool.h"

namespace hone {

/// An input of the pool with an outcome.
struct Known {
  uint32_t input;
  bool fails;
};

/// For each leaf the shortest input, a short one that is as unlike it as can be, and one of the other outcome: the
/// shortest that the tree is wrong about, or else the one nearest to the first. And for the producer as many inputs of
/// both outcomes as are of use.
void addExamples(Model& model, const Pool& pool, const FeatureReader& reader, std::span<const Known> known);

/// The ways to `fail` without the conditions that no passing input needs; those first that bear out more.
std::vector<Rule> rulesOf(const Model& model, const Pool& pool, FeatureReader& reader, std::span<const Known> known);

/// The rules of the grammar that the tree names, of those that can be reached.
double shareOfRules(const Model& model, const Parts& parts, RuleId start);

/// What the tree says of an input with these features.
Forecast forecastOf(const DecisionTree& model, const FeatureReader& reader, const FeatureValues& values);
bool predictsFail(const DecisionTree& model, const FeatureReader& reader, const FeatureValues& values);

}  // namespace hone
