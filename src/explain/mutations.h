// Mutations of an input that make a condition hold: the steps of the guided producer.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "explain/feature_reader.h"
#include "explain/kind.h"
#include "explain/new_texts.h"
#include "explain/splice.h"

namespace hone {

/// Each makes another text of a tree, which may have syntax errors; nullopt where the try came to nothing.
class Mutations {
 public:
  /// All must outlive this. Holds the language's caches: to be used by one thread at a time.
  Mutations(std::shared_ptr<Language> language, const FeatureReader& reader, const Pool& pool,
            Feasibility& feasibility);

  /// See NewTexts.
  void preferSimple() { texts_.preferSimple(reader_.texts(FeatureKind::equals), pool_); }

  /// A place that makes the feature hold. Of a joint one of an operand, where the other operand is as the joint wants
  /// it, so that it depends on this place alone. noNode if there is none.
  NodeId decisivePlace(const Tree& tree, const Feature& feature, Random& random) const;

  /// The condition, whose feature has that value, holds in it, or is nearer to that.
  std::optional<std::string> towards(const Tree& tree, const Condition& condition, double value, Random& random);

  // Of these the moves of the features are made.
  const FeatureReader& reader() const { return reader_; }
  std::vector<NodeId> placesOf(const Tree& tree, const Feature& feature) const {
    return hone::placesOf(reader_, tree, feature);
  }
  std::vector<NodeId> tokensOfManyTexts(const Tree& tree, NodeId inside) const;
  std::optional<std::string> putInOrTakeOut(const Move& move, Random& random);
  /// With something that has the feature.
  std::optional<std::string> include(const Tree& tree, const Feature& feature, Random& random);
  /// All of these go by the same means, or one by itself.
  std::optional<std::string> exclude(const Tree& tree, const std::vector<NodeId>& nodes, Random& random);
  /// Without the element of a list that the node lies in, or one further out.
  std::optional<std::string> removeElement(const Tree& tree, NodeId inside, Random& random);
  /// With so many more of the iteration behind it.
  std::optional<std::string> duplicate(const Tree& tree, NodeId iteration, size_t times);
  /// See NewTexts::ofRuleWith.
  std::optional<std::string> steered(RuleId rule, Part part, uint16_t alternative, Random& random) {
    return texts_.ofRuleWith(rule, part, alternative, random);
  }

 private:
  /// A part of another input that has the feature, with enough around it, in the place of one of the same rule.
  std::optional<std::string> transplant(const Tree& tree, const Feature& feature, Random& random);
  /// Its text in the place of the node's, or there in a copy of an iteration around it.
  std::string put(const Tree& tree, NodeId node, const std::string& text, Random& random) const;

  const FeatureReader& reader_;
  const Parts& parts_;
  const Pool& pool_;
  Feasibility& feasibility_;
  NewTexts texts_;
};

}  // namespace hone
