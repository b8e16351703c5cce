// A feature is a number read off the tree of an input that may explain the input's behaviour (Kampmann et al., ESEC/FSE
// 2020, section 2). Features use the names of the grammar, so they mean the same in another process.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "grammar/parts.h"

namespace hone {

/// As the bound of a feature's value: there is none.
constexpr double infinity = std::numeric_limits<double>::infinity();

enum class FeatureKind : uint8_t {
  exists,       ///< 1 where the part occurs, with the alternative if one is named
  without,      ///< 1 where a part occurs (as above) in which the group `other` could be and isn't
  equals,       ///< 1 where a part with this very text occurs
  greatest,     ///< greatest number that such parts spell
  length,       ///< greatest length of such parts, in characters
  repetitions,  ///< most iterations in a row of the loop
  character,    ///< greatest code point of parts that are one character
  least,        ///< least number that such parts spell
  count,        ///< number of occurrences
  depth,        ///< how deep the rule is nested in itself: 1 where it isn't
  within,       ///< 1 where the part occurs below `other`; of a token, with at most two parts between
  child,        ///< as `within`, with no rule between
  begins,       ///< 1 where a part's text begins with this one
  contains,     ///< 1 where this one is in a part's text, without what encloses it
  joint,        ///< 1 where both `operands` hold in a part, or the first one without the second if `lacks`, or the
                ///< first one stands before the second if `before`
  twice,        ///< 1 where two `other` of the same `scope` have parts with the same text at the same place in them
  has,          ///< 1 where a part's text, without what encloses it, has a class of characters: explain/kinds/words.cpp
  ends,         ///< 1 where such a text ends with this one
  layout,       ///< 1 where such hidden text is before a token (explain/kinds/layout.cpp)
  relation,     ///< 1 where two measures in a part are so related (explain/relations.h)
  just,         ///< 1 where a part is nothing but an `other`, with rules between maybe
  divisible,    ///< 1 where a whole number that such a part spells is divisible by `text`
  sum,          ///< of the numbers that such parts spell, or those of them in one part of the rule `other`
  leastLength,  ///< least length of such parts, in characters
  last,         ///< operand of `joint` alone: the part is the last one of its kind in the rule that it is directly in
  same,         ///< 1 where the texts of a part and of an `other` elsewhere are equal; nearest rule above both: `scope`
  first,        ///< as `last`
  most,         ///< greatest number of such parts in one part of the rule `other`
  fewest,       ///< least number of them
  again,        ///< 1 where the text of a token `scope` in a part is that of one in a later `other`
};

struct Feature {
  FeatureKind kind = FeatureKind::exists;
  Part part = noPart;
  uint16_t alternative = anyAlternative;
  Part other = noPart;  ///< of texts, numbers and lengths: the rule that the part is directly in, if it matters
  uint16_t otherAlternative = anyAlternative;
  Part scope = noPart;
  uint16_t ordinal = 0;                     ///< of an operand of `relation`: the how many-th such part; 0: any
  std::string text = {};                    ///< of `equals`, `begins`, `ends`, `contains`, `has`, `layout`, `relation`
  std::vector<Feature> operands = {};       ///< of `joint` and `relation`
  bool lacks = false, nearest = false;      ///< of `joint`; nearest: no such part lies between
  bool before = false;                      ///< of `joint`
  double low = -infinity, high = infinity;  ///< of an operand that is a number

  friend bool operator==(const Feature&, const Feature&) = default;
};

/// Only an operand of `joint`: by itself it holds in every input that has the part.
bool isPosition(FeatureKind kind);
/// 0 or 1, nothing between.
bool isYesNo(FeatureKind kind);
/// Only whole numbers.
bool isWhole(FeatureKind kind);
/// All kinds, in the order in which they are preferred where they explain as much.
const std::vector<FeatureKind>& featureKinds();
/// The names that `--features` takes.
std::vector<std::string> featureNames();
/// The kinds of these names, all if there are none. Throws UserError for an unknown name.
std::vector<FeatureKind> parseFeatures(const std::vector<std::string>& names);

/// The feature of an operand.
Feature withoutBounds(Feature feature);

/// The feature as a noun: `max(<number>)`, `<function> = "sqrt"`. Features with the same noun mean the same.
std::string show(const Feature& feature, const Parts& parts);

using FeatureId = uint32_t;

/// The features of one input: sorted by id; what is absent has the value of its kind that is missing.
using FeatureValues = std::vector<std::pair<FeatureId, double>>;

/// All features that were met, numbered.
class FeatureSpace {
 public:
  FeatureId id(const Feature& feature);
  /// nullopt for one that wasn't met.
  std::optional<FeatureId> find(const Feature& feature) const;
  const Feature& operator[](FeatureId id) const { return features_[id]; }
  size_t size() const { return features_.size(); }

  /// O(log).
  double value(const FeatureValues& values, FeatureId id) const;
  /// The same; a feature that wasn't met is missing.
  double value(const FeatureValues& values, const Feature& feature) const;

 private:
  struct Hash {
    size_t operator()(const Feature& feature) const;
  };
  std::vector<Feature> features_;
  std::unordered_map<Feature, FeatureId, Hash> ids_;
};

}  // namespace hone
