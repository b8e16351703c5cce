#include "explain/experience.h"

#include <algorithm>

namespace hone {

bool Experience::note(PoolInput input, Verdict verdict) {
  const auto index = static_cast<uint32_t>(pool_.inputs().size());
  if (!pool_.add(std::move(input), verdict != Verdict::unresolved)) return false;
  if (verdict == Verdict::unresolved) return true;
  const bool fails = verdict == Verdict::fail;
  if (learned_) foretold_.push_back({predictsFail(pool_.inputs()[index].values), fails});
  known_.push_back({index, fails});
  ++count_[fails];
  return true;
}

bool Experience::isInDoubt(const FeatureValues& values) const {
  const DecisionTree& model = learned_->model;
  for (uint32_t at = 0; !model.nodes[at].isLeaf();) {
    const ModelNode& node = model.nodes[at];
    const bool above = !node.goesAtMost(reader_.space().value(values, model.features[node.feature]));
    for (const Rival& rival : learned_->rivals[at])
      if (const auto other = rival.goesAbove(reader_.space().value(values, rival.feature)); other && *other != above)
        return true;
    at = above ? node.above : node.atMost;
  }
  const bool fails = predictsFail(values);
  return std::ranges::any_of(
      learned_->others, [&](const DecisionTree& other) { return hone::predictsFail(other, reader_, values) != fails; });
}

void Experience::learn() {
  readSome(SIZE_MAX);
  auto learnFromAll = [&] {
    std::vector<Observation> observations;
    for (const Known& known : known_) observations.push_back({&pool_.inputs()[known.input].values, known.fails});
    learned_ = hone::learn(reader_, observations, learned_ ? &learned_->model : nullptr);
  };
  learnFromAll();
  if (addJoints()) learnFromAll();
  std::set<std::string> asks;
  for (const Feature& feature : learned_->model.features) asks.insert(show(feature, reader_.parts()));
  changed_ = asks != asks_;
  asks_ = std::move(asks);
}

/// The smallest inputs of each outcome. Joints that tell something show in few, and large ones take long to look
/// through.
std::vector<JointExample> Experience::smallExamples() const {
  constexpr size_t mostNodes = 50'000;  // of each outcome: a tenth of a second
  const auto sizeOf = [&](const Known& known) { return pool_.inputs()[known.input].nodes(); };
  std::vector<Known> sorted = known_;
  std::ranges::stable_sort(sorted, {}, sizeOf);
  size_t left[2] = {mostNodes, mostNodes};
  std::vector<JointExample> examples;
  for (const Known& known : sorted) {
    if (sizeOf(known) > left[known.fails]) continue;
    left[known.fails] -= sizeOf(known);
    const PoolInput& input = pool_.inputs()[known.input];
    examples.push_back({input.tree(), &input.values, known.fails});
  }
  return examples;
}

/// Were there any new ones, and are they known of all inputs? Those that the tree asks for stay.
bool Experience::addJoints() {
  if ((learned_->model.leafCount() <= 2 && learned_->errors == 0) || isLarge()) return false;
  std::vector<Feature> joints = findJoints(reader_, *learned_, smallExamples());
  if (joints.empty()) return false;
  std::ranges::copy_if(learned_->model.features, std::back_inserter(joints),
                       [](const Feature& feature) { return feature.kind == FeatureKind::joint; });
  reader_.setJoints(joints);
  return readNew();
}

bool Experience::readNew() {
  constexpr size_t mostNodes = 200'000;  // that are read at once: a fifth of a second
  nextToRead_ = 0;
  endToRead_ = pool_.inputs().size();
  if (pool_.nodes() <= mostNodes) readSome(mostNodes);
  return !isReading();
}

void Experience::readSome(size_t nodes) {
  if (!isReading()) return;
  for (size_t read = 0; isReading() && read <= nodes; ++nextToRead_) {
    pool_.readNew(nextToRead_, reader_);
    read += pool_.inputs()[nextToRead_].nodes();
  }
  if (!isReading()) reader_.endOfNew();
}

}  // namespace hone
