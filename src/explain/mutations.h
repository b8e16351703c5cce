// Mutations of an input, random ones and directed ones that make a condition hold: the steps of the guided producer.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "explain/absent_parts.h"
#include "explain/feasibility.h"
#include "explain/feature_reader.h"
#include "explain/pool.h"
#include "parse/produce.h"
#include "text/random.h"
#include "tree/edits.h"

namespace hone {

class Mutations {
 public:
  /// All must outlive this. Holds the language's caches: to be used by one thread at a time.
  Mutations(std::shared_ptr<Language> language, const FeatureReader& reader, const Pool& pool,
            Feasibility& feasibility);

  /// From now on, new texts are often as short as can be, and have names and numbers that the given inputs and the
  /// pool's samples have: a program that asks for more than syntax can judge these.
  void preferSimple();

  /// Another text that is near, whatever its features; nullopt where the try came to nothing. It may have syntax
  /// errors. `change`, if given: what was done.
  std::optional<std::string> anywhere(const Tree& tree, Random& random, TextChange* change = nullptr);

  /// Whether the test could judge an input that came to be by these changes: others are preferred to those after which
  /// it seldom can.
  void note(std::span<const TextChange> changes, bool resolved);

  /// Another text in which the condition may hold, or be nearer to it; the condition doesn't hold in the tree, whose
  /// value is given. As above.
  std::optional<std::string> towards(const Tree& tree, const Condition& condition, double value, Random& random);

  /// Another text in which something next to what makes the feature hold is another; it may lose the feature. As above.
  std::optional<std::string> beside(const Tree& tree, const Feature& feature, Random& random);

  /// Texts that differ in one place: each rule in each of its alternatives, names and numbers, and lists that are
  /// longer.
  std::vector<std::string> neighbours(const Tree& tree, Random& random);

  /// As `anywhere`, a change of what makes the feature hold, or within that.
  std::optional<std::string> at(const Tree& tree, const Feature& feature, Random& random, TextChange* change);

  /// A new text that is not made of another one.
  std::optional<std::string> fresh(size_t tokens, Random& random);

 private:
  std::optional<std::string> include(const Tree& tree, const Feature& feature, Random& random);
  std::optional<std::string> exclude(const Tree& tree, const std::vector<NodeId>& nodes, Random& random);
  std::optional<std::string> setNumber(const Tree& tree, const Condition& condition, Random& random);
  std::optional<std::string> setLength(const Tree& tree, const Condition& condition, double value, Random& random);
  std::optional<std::string> setRepetitions(const Tree& tree, const Condition& condition, double value, Random& random);
  std::optional<std::string> setCharacter(const Tree& tree, const Condition& condition, Random& random);
  std::optional<std::string> setDepth(const Tree& tree, const Condition& condition, double value, Random& random);
  std::optional<std::string> setCount(const Tree& tree, const Condition& condition, double value, Random& random);
  std::optional<std::string> leaveOut(const Tree& tree, const Feature& feature, Random& random);
  std::optional<std::string> makeEqual(const Tree& tree, const Feature& feature, Random& random);

  bool suits(const Tree& tree, NodeId id, uint8_t kind) const;
  bool hasManyTexts(const Node& node) const;
  /// Those that aren't the only text of their type.
  std::vector<NodeId> tokensOfManyTexts(const Tree& tree) const;
  std::optional<std::string> changedAmong(const Tree& tree, NodeId begin, NodeId end, Random& random,
                                          TextChange* change);
  std::optional<std::string> changed(const Tree& tree, NodeId node, uint8_t kind, Random& random);
  std::string nearText(const Tree& tree, NodeId token, Random& random) const;
  std::optional<std::string> otherToken(const Tree& tree, NodeId node, Random& random);
  std::optional<std::string> replaceSubtree(const Tree& tree, NodeId node, bool anew, Random& random);
  std::optional<std::string> produceFor(RuleId rule, size_t tokens, Random& random);
  std::optional<std::string> steered(RuleId rule, Part part, uint16_t alternative, Random& random);
  std::optional<std::string> textOfGroup(Part group, Random& random);
  std::optional<std::string> addPart(const Tree& tree, const AbsentPart& absent, Random& random);
  std::string withText(const Tree& tree, NodeId token, const std::string& text, Random& random) const;
  std::optional<std::string> removeElement(const Tree& tree, NodeId inside, Random& random);
  std::optional<std::string> addIteration(const Tree& tree, NodeId iteration, Random& random);
  std::optional<std::string> duplicate(const Tree& tree, NodeId iteration, size_t times);

  std::shared_ptr<Language> language_;
  const FeatureReader& reader_;
  const Parts& parts_;
  const Pool& pool_;
  Feasibility& feasibility_;
  TextProducer producer_;
  struct Judged {
    uint32_t resolved = 0, all = 0;
  };
  std::map<std::pair<uint8_t, Part>, Judged> judged_;  ///< by change
  bool simple_ = false;
};

/// The tree's text with the edits; nullopt where they can't be made. O(text).
std::optional<std::string> textWith(const Tree& tree, const Edits& edits);

/// The bytes with another text from one offset to another; with a blank where two words would run together, or two
/// operators. Not elsewhere: blanks mean something in many formats. O(text).
std::string spliced(std::string_view bytes, size_t begin, size_t end, std::string_view text);

/// The tree's text with another one in the place of the node's. O(text).
std::string splice(const Tree& tree, NodeId node, std::string_view text);

}  // namespace hone
