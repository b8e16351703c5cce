// The features of a piece of a derivation that may decide whether a program accepts it: the choices of the grammar, and
// the kinds of its tokens' texts.
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
  ContentFeatureId like = noFeature;  ///< as long as it wasn't met, it is as this one: a text of the input as others of
                                      ///< its kind, what stands below the top as what stands anywhere
  double prior = 0.5;    ///< the guess where nothing is known of `general` either: how likely it is accepted
  bool atTop = false;    ///< of the place itself, which is like no other: what is known of others counts less
  bool isExtra = false;  ///< without it, the place still is one: an alternative, not the usual texts of a token
};

/// By id, each once.
void sortFeatures(std::vector<ContentFeature>& features);

/// The texts of an input's names and literals, by token type: what a piece may refer to.
using KnownTexts = std::set<std::pair<Symbol, std::string>>;
KnownTexts knownTexts(const Tree& tree);

/// What kind of text a token has. `plain` are letters and digits, with what all texts of the type have (quotes); a
/// number is plain if it has digits only, and no 0 in front. Where no text of the type has letters or digits, as with
/// operators, each is a `sign`: of no kind but its own. Anything else is `odd`.
enum class TextKind : uint8_t { plain, zero, odd, sign };
constexpr std::string_view nameOf(TextKind kind) {
  constexpr std::string_view names[] = {"plain", "zero", "odd", "sign"};
  return names[static_cast<size_t>(kind)];
}

// Names of features. `context` is that of a place (contextOf) for what stands at its top, else `belowTop`.
constexpr std::string_view belowTop = "in";
std::string alternativeFeature(std::string_view context, StateId decision, uint32_t alternative);
std::string tokenFeature(std::string_view context, std::string_view rule, std::string_view token);
std::string kindFeature(std::string_view context, std::string_view token, TextKind kind);
std::string textFeature(std::string_view context, std::string_view token, std::string_view text);

/// Is all there is between two states of a rule one rule or token? An operator that may follow in a left-recursive rule
/// doesn't count.
bool isOnePart(const Atn& atn, StateId from, StateId end);

class FeatureTable {
 public:
  ContentFeatureId intern(std::string name);
  const std::string& name(ContentFeatureId id) const { return names_.at(id); }
  void note(const ContentFeature& feature) { features_.emplace(feature.id, feature); }
  TextKind textKind(Language& language, Symbol type, std::string_view text);
  /// Is the token one of several in the rule?
  bool isChoice(const Atn& atn, RuleId rule, Symbol token);
  /// All that were noted.
  const std::unordered_map<ContentFeatureId, ContentFeature>& features() const { return features_; }

 private:
  std::unordered_map<ContentFeatureId, std::string> names_;
  std::unordered_map<ContentFeatureId, ContentFeature> features_;
  std::unordered_map<Symbol, bool> signs_;  ///< token types that are asked about
  std::unordered_map<const Atn*, std::set<std::pair<RuleId, Symbol>>> choices_;
};

struct ContentFeatures {
  std::vector<ContentFeature> all;    ///< each once, by id
  ContentFeatureId root = noFeature;  ///< which alternatives stand at the top
};

/// Of the subtree at `node`, which stands at the place that `context` names. O(subtree).
ContentFeatures featuresOf(const Tree& tree, NodeId node, std::string_view context, const KnownTexts& known,
                           FeatureTable& table);

}  // namespace hone
