// Makes inputs that meet conditions. They test the predictions of the model, and `hone generate --model`
// prints them.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "derive/variants.h"
#include "explain/input_validity.h"
#include "explain/pool.h"
#include "parse/produce.h"

namespace hone {

/// Syntax errors and characters that are no token.
size_t errorsIn(const Tree& tree);

NodeId anyRule(const Tree& tree, Random& random);

/// Conditions that are to hold. Both must outlive this.
class Aim {
 public:
  Aim(std::span<const Condition> conditions, FeatureSpace& space);

  size_t size() const { return ids_.size(); }
  /// Of the feature of the condition with that index.
  double value(size_t condition, const FeatureValues& values) const { return space_.value(values, ids_[condition]); }
  /// Sum over the conditions: 0 where one holds, up to 1 where it is far from that.
  double distance(const FeatureValues& values) const;

 private:
  std::span<const Condition> conditions_;
  std::vector<FeatureId> ids_;
  const FeatureSpace& space_;
};

class GuidedProducer {
 public:
  /// `pool` and `reader` must outlive this. `errors`: so many syntax errors a text may have, for a grammar that doesn't
  /// accept all that the program does. `validity`, if given: what the test can't judge, and is seldom made.
  GuidedProducer(const std::shared_ptr<Language>& language, FeatureReader& reader, const Pool& pool, size_t errors,
                 const InputValidity* validity = nullptr);

  /// What meets the conditions already brings along all that it has besides, which may be the reason of its outcome.
  enum class Start { anywhere, outside };

  /// A new input, none of the pool, that meets all conditions; nullopt where none was found within the
  /// effort (texts that are read). It begins at known inputs that nearly meet them, rather at those
  /// that are as predicted.
  std::optional<PoolInput> make(std::span<const Condition> conditions, Random& random, Start from = Start::anywhere,
                                size_t effort = 300);

  // What these make may be known, or of doubtful validity.
  /// An input near that one, by so many changes at most.
  std::optional<PoolInput> vary(const PoolInput& start, uint64_t changes, Random& random);
  /// One that differs in one place: in what makes the feature hold, or within that.
  std::optional<PoolInput> varyAt(const PoolInput& start, const Feature& feature, Random& random);

  /// One in which a part is a random derivation of its rule.
  std::optional<PoolInput> expand(const PoolInput& start, Random& random);

  Variants& variants() { return variants_; }
  /// Of all trees whose features were read.
  size_t nodesRead() const { return nodesRead_; }

  /// The tree and the features of a text; nullopt if it has too many syntax errors.
  std::optional<PoolInput> read(std::string text);
  std::optional<PoolInput> read(TreePtr tree);

  /// Not known, and mostly one that the test can judge.
  bool isNew(const PoolInput& input, Random& random) const;

 private:
  /// One in which the condition, whose feature has that value, holds, or is nearer to that.
  std::optional<PoolInput> towards(const PoolInput& from, const Condition& condition, double value, Random& random);
  /// A part of another input in which the condition holds, with something around it, in the place of one of its rule.
  std::optional<std::string> lent(const Tree& tree, const Condition& condition, Random& random);

  std::shared_ptr<Language> language_;
  FeatureReader& reader_;
  const Pool& pool_;
  size_t errors_;
  size_t nodesRead_ = 0;
  const InputValidity* validity_;
  Variants variants_;
  TextProducer texts_;
};

}  // namespace hone
