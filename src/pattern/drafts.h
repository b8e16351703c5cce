// Makes other contents for the places of an input: random derivations of a place's rule or token, written so that the
// rest of the text parses as before.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "derive/alternatives.h"
#include "parse/produce.h"
#include "pattern/content_features.h"
#include "pattern/content_validity.h"
#include "pattern/correspondence.h"
#include "pattern/limits.h"
#include "pattern/place.h"

namespace hone {

struct Draft {
  std::shared_ptr<const std::vector<MinimalToken>> tokens;
  std::shared_ptr<const ContentFeatures> features;
  std::string text;  ///< with these contents, and all else as it is
};
using DraftPtr = std::shared_ptr<const Draft>;

/// A place and what is to stand there.
struct Substitution {
  const Place* place;
  DraftPtr draft;
};

/// Remembers what it has made: to be used by one thread at a time. What it returns depends on its arguments alone.
class Drafts {
 public:
  /// `only`: contents have no features but these; more of them are found than by choosing among all.
  Drafts(TreePtr tree, uint64_t seed, std::optional<AllowedFeatures> only = std::nullopt);

  /// Some dozen contents, none twice and none that is there already; others for each round. Rounds 0, 2, 4, ... go
  /// through the alternatives evenly.
  const std::vector<DraftPtr>& of(const Place& place, uint32_t round);

  /// The token with another text; null where that can't be.
  DraftPtr with(const Place& place, std::string text);

  /// The text with the contents. Nothing where it would not have the tree that is meant (operators bind otherwise, the
  /// lexer sees other tokens).
  std::optional<std::string> write(const std::vector<Substitution>& contents);

  /// The features of what stands there now.
  std::shared_ptr<const ContentFeatures> presentFeatures(const Place& place) {
    return featuresIn(*tree_, place.nodes.front(), place);
  }
  /// Of what stands at the place in another text.
  std::shared_ptr<const ContentFeatures> featuresIn(const Tree& text, NodeId node, const Place& place);

  /// From now on, words of this text are tried where a text of a form is asked for.
  void borrowWords(const Tree& other);

  /// Names of the features that contents of these places may have, as learned from tests of what was made. Sorted.
  /// O(features met + places * texts of the input).
  std::vector<std::string> allowedNames(const std::vector<Place>& places, const Knowledge& knowledge) const;
  /// Of features of contents with which a text passed, and that no content of a failing one had. Sorted.
  std::vector<std::string> excludedNames(const std::vector<Place>& places, const Knowledge& knowledge) const;

  const TreePtr& tree() const { return tree_; }

 private:
  using Tokens = std::shared_ptr<const std::vector<MinimalToken>>;
  std::optional<std::vector<MinimalToken>> draw(const Place& place, size_t number, Random& random,
                                                const Chooser& chooser);
  std::string formed(const TextClass& only, std::string_view text, size_t number, Random& random) const;
  ModeStack modesBefore(NodeId node) const;
  Chooser allowedOnly(const Place& place, Chooser chooser);
  bool mentionsShared(const std::vector<Substitution>& contents) const;
  DraftPtr draftOf(const Place& place, std::vector<MinimalToken> content, bool isExact);
  TreePtr parsed(const std::vector<std::pair<const Place*, Tokens>>& contents, Binding& binding);

  TreePtr tree_;
  uint64_t seed_;
  std::optional<AllowedFeatures> only_;
  KnownTexts known_;
  std::vector<std::string> words_;  ///< that were borrowed
  FeatureTable table_;
  TextProducer producer_;
  std::map<Symbol, std::string> spellings_;  ///< of words that may be written in any case
  /// By nodes, what else tells the place from others, and round.
  std::map<std::tuple<std::vector<NodeId>, std::string, uint32_t>, std::vector<DraftPtr>> made_;
};

/// May these tokens stand at a shared place? A name there stands for itself, so none and no literal may be one that
/// the input has, but those which are there already: elsewhere it means something else.
bool mayBeShared(const Tree& tree, const Place& place, const KnownTexts& known,
                 const std::vector<MinimalToken>& tokens);

/// The names that stand at shared places, in small letters. What says one of them means the place, and would mean
/// nothing where the place has another name, so members say neither these nor the new ones anywhere else.
std::set<std::string> sharedNames(const Tree& tree, const std::vector<Place>& places);
bool saysAny(const std::set<std::string>& names, const std::vector<MinimalToken>& tokens);

std::vector<MinimalToken> tokensAt(const Tree& tree, NodeId node);

/// All their features.
std::shared_ptr<const ContentFeatures> together(const std::vector<Substitution>& contents);

/// Contents for all places, drawn at random from those of the first `rounds` rounds that are `allowed` (of more rounds
/// where there are none). Shared places get different ones, and none that is in `taken`. A place for which there are
/// none keeps its own. Nothing where that are all.
std::optional<std::vector<Substitution>> drawContents(Drafts& drafts, const std::vector<Place>& places,
                                                      const std::function<bool(const Draft&)>& allowed, Random& random,
                                                      uint32_t rounds, const std::vector<Substitution>& taken = {});

}  // namespace hone
