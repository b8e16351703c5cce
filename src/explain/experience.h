// What the loop knows: the inputs that were tried, their outcomes, and the tree learned from them.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "explain/conclusions.h"
#include "explain/joint_search.h"
#include "explain/learner.h"
#include "explain/pool.h"

namespace hone {

class Experience {
 public:
  Experience(const Grammar& grammar, const std::vector<FeatureKind>& kinds) : reader_(grammar, kinds) {}

  FeatureReader& reader() { return reader_; }
  Pool& pool() { return pool_; }

  /// Without an outcome (unresolved) it teaches nothing, but it isn't made again. False for one that is known
  /// already.
  bool note(PoolInput input, Verdict verdict);

  const std::vector<Known>& known() const { return known_; }
  bool hasBothOutcomes() const { return count_[true] > 0 && count_[false] > 0; }
  size_t count(bool fails) const { return count_[fails]; }

  /// A tree of all that is known, which must have both outcomes.
  void learn();
  bool hasTree() const { return learned_.has_value(); }
  const Learned& tree() const { return *learned_; }
  /// Is what the tree asks another than what the tree before it asked, whatever the order?
  bool treeChanged() const { return changed_; }
  bool predictsFail(const FeatureValues& values) const { return hone::predictsFail(learned_->model, reader_, values); }
  /// Would another tree that agrees with all that is known predict otherwise? Its outcome rules out one of the two.
  bool isInDoubt(const FeatureValues& values) const;
  /// Would it take seconds to read new features of all inputs? Then no joints and no ways to fail are added any more.
  bool isLarge() const {
    constexpr size_t mostToReadAgain = 5'000'000;  // nodes
    return pool_.nodes() > mostToReadAgain;
  }
  /// There are new features, of which all inputs have to be read: at once, if they are small. False where that goes on.
  bool readNew();
  /// Between two tests: reads on, if there is something left to read. `learn` reads all of it.
  void readSome(size_t nodes);
  bool isReading() const { return nextToRead_ < endToRead_; }
  /// By input that came after the first tree: what the tree of then said of it before its test.
  const std::vector<Foretold>& foretold() const { return foretold_; }

 private:
  bool addJoints();
  std::vector<JointExample> smallExamples() const;

  FeatureReader reader_;
  Pool pool_{reader_.parts()};
  std::vector<Known> known_;
  size_t count_[2] = {0, 0};               ///< inputs that pass, inputs that fail
  size_t nextToRead_ = 0, endToRead_ = 0;  ///< inputs of the pool
  std::optional<Learned> learned_;
  std::set<std::string> asks_;
  bool changed_ = false;
  std::vector<Foretold> foretold_;
};

}  // namespace hone
