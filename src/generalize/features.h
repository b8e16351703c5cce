// What a piece of a derivation is made of, as far as it may decide whether a program accepts it: which production
// stands in which place of which other, which kind of text a token has.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tree/tree.h"

namespace hone {

/// A hash of the feature's name, so that it is the same in every run and in a file.
using ContentFeatureId = uint64_t;
constexpr ContentFeatureId noFeature = 0;

struct ContentFeature {
  ContentFeatureId id = noFeature;
  ContentFeatureId general = noFeature;  ///< the same in any place; what is known of it is the first guess
  double prior = 0.5;                    ///< the guess where nothing is known of that either: how likely it is accepted
  bool atTop = false;  ///< of the place itself, which is like no other: what is known of others counts less
};

/// The texts of an input's names and literals, by token type: what a piece may refer to.
using KnownTexts = std::set<std::pair<Symbol, std::string>>;
KnownTexts knownTexts(const Tree& tree);

class FeatureNames {
 public:
  ContentFeatureId intern(std::string name);
  const std::string& name(ContentFeatureId id) const { return names_.at(id); }

 private:
  std::unordered_map<ContentFeatureId, std::string> names_;
};

struct Features {
  std::vector<ContentFeature> all;    ///< each once
  ContentFeatureId root = noFeature;  ///< the production at the top, in any place
  std::string rootName;               ///< the same for people: its tokens and rules
};

/// Of the subtree at `node`, which stands at the place that `context` names. O(subtree).
Features featuresOf(const Tree& tree, NodeId node, std::string_view context, const KnownTexts& known,
                    FeatureNames& names);

}  // namespace hone
