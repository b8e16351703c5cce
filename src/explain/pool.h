// The mutation corpus: the known inputs, whose parts new inputs are made of.
#pragma once

#include <map>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "explain/feature_reader.h"
#include "explain/known_forms.h"
#include "explain/model.h"
#include "text/hash.h"
#include "text/random.h"

namespace hone {

/// Of a large one only the text may be kept.
class PoolInput {
 public:
  /// `given`: the text, if it is kept anyway. It must outlive this then.
  PoolInput(TreePtr tree, FeatureValues itsValues, std::string_view given = {})
      : values(std::move(itsValues)), tree_(std::move(tree)), nodes_(tree_->size()), given_(given) {}

  /// Parsed again where it was put away.
  TreePtr tree() const { return tree_ ? tree_ : Tree::parse(language_, std::string(bytes()), encoding_); }
  size_t nodes() const { return nodes_; }
  /// As long as the tree isn't put away.
  std::string_view bytes() const { return tree_ ? tree_->bytes() : text_.empty() ? given_ : text_; }
  std::string plainText() const {
    return tree_ ? tree_->plainText() : language_->plain(std::string(bytes()), encoding_);
  }
  void putTreeAway();

  FeatureValues values;
  bool isAsPredicted = true;  ///< others are rather made of those

 private:
  TreePtr tree_;
  size_t nodes_;
  std::string_view given_;
  // Of a tree that was put away.
  std::shared_ptr<Language> language_;
  std::string text_;  ///< empty if it is the given one
  Encoding encoding_ = Encoding::utf8;
};

class Pool {
 public:
  /// `parts` must outlive this.
  explicit Pool(const Parts& parts) : forms_(parts) {}

  /// False where the text is there already. `asGiver`: others may be made of its parts. Of a large input whose tree
  /// isn't kept, they aren't.
  bool add(PoolInput input, bool asGiver = true);
  /// No input itself, but others may be made of its parts.
  void addSample(PoolInput sample);
  /// The tree of an input that is given, whatever its outcome. False where it isn't kept.
  bool addGiven(const TreePtr& tree);
  bool contains(std::string_view text) const { return texts_.contains(contentHash(text)); }
  /// The features of an input that were added since it was.
  void readNew(size_t input, FeatureReader& reader);
  const std::vector<PoolInput>& inputs() const { return inputs_; }
  const std::vector<PoolInput>& samples() const { return samples_; }
  const KnownForms& forms() const { return forms_; }
  /// Of all inputs.
  size_t nodes() const { return nodes_; }

 private:
  /// Is there still memory for such a tree?
  bool takes(const Tree& tree);

  std::vector<PoolInput> inputs_, samples_;
  std::unordered_set<Hash128> texts_;
  std::vector<TreePtr> given_;  ///< owned here, as of two with the same text only one becomes an input
  KnownForms forms_;
  size_t nodes_ = 0;
  size_t nodesOfLarge_ = 0;  ///< of the large trees that are kept
};

/// The known inputs by outcome and size, to make others of.
class Population {
 public:
  /// Both must outlive this.
  Population(const Pool& pool, Random& random) : pool_(pool), random_(random) {}

  /// Any with that outcome, of all sizes alike; without one, of the other outcome. There must be one.
  const PoolInput& any(bool fails) const;
  /// The outcome of any input of the pool.
  void note(uint32_t input, bool fails);

 private:
  const Pool& pool_;
  Random& random_;
  /// By outcome (passes, fails) and size: small ones aren't to be the most, nor the many that are near the given one.
  std::map<size_t, std::vector<uint32_t>> members_[2];
  size_t largest_ = 0;  ///< size of the first one
};

}  // namespace hone
