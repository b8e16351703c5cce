// Mutations of an input, random ones and directed ones that make a condition hold: the steps of the guided producer.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "derive/absent_parts.h"
#include "explain/feature_reader.h"
#include "explain/kind.h"
#include "explain/new_texts.h"
#include "explain/splice.h"

namespace hone {

/// Each makes another text of a tree, which may have syntax errors; nullopt where the try came to nothing.
class Mutations {
 public:
  /// All must outlive this. Holds the language's caches: to be used by one thread at a time.
  Mutations(std::shared_ptr<Language> language, const FeatureReader& reader, const Pool& pool, Feasibility& feasibility,
            const ChangeRecord& record);

  /// See NewTexts.
  void preferSimple() { texts_.preferSimple(reader_.texts(FeatureKind::equals), pool_); }

  /// Any change anywhere. `change`, if given: what was done.
  std::optional<std::string> anywhere(const Tree& tree, Random& random, TextChange* change = nullptr);
  /// As above, of what makes the feature hold, or within that.
  std::optional<std::string> at(const Tree& tree, const Feature& feature, Random& random, TextChange* change);

  /// The condition, whose feature has that value, holds in it, or is nearer to that.
  std::optional<std::string> towards(const Tree& tree, const Condition& condition, double value, Random& random);

  // Of these the moves of the features are made.
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
  NodeId decisivePlace(const Tree& tree, const Feature& feature, Random& random) const;
  /// A part of another input that has the feature, with enough around it, in the place of one of the same rule.
  std::optional<std::string> transplant(const Tree& tree, const Feature& feature, Random& random);
  /// Its text in the place of the node's, or there in a copy of an iteration around it.
  std::string put(const Tree& tree, NodeId node, const std::string& text, Random& random) const;
  bool suits(const Tree& tree, NodeId id, ChangeKind kind) const;
  std::optional<std::string> changedAmong(const Tree& tree, NodeId begin, NodeId end, Random& random,
                                          TextChange* change);
  std::optional<std::string> changed(const Tree& tree, NodeId node, ChangeKind kind, Random& random);
  std::string nearText(const Tree& tree, NodeId token, Random& random) const;
  std::optional<std::string> addPart(const Tree& tree, const AbsentPart& absent, Random& random);
  std::optional<std::string> addIteration(const Tree& tree, NodeId iteration, Random& random);
  std::string withText(const Tree& tree, NodeId token, const std::string& text, Random& random) const;

  const FeatureReader& reader_;
  const Parts& parts_;
  const Pool& pool_;
  Feasibility& feasibility_;
  NewTexts texts_;
  const ChangeRecord& record_;
};

}  // namespace hone
