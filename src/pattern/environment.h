// What may stand around and between the parts of a pattern.
#pragma once

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "grammar/parts.h"
#include "pattern/layout_fact.h"
#include "tree/token_index.h"
#include "tree/tree.h"

namespace hone {

// What is around a part of a text, and which of it decides whether the text fails.

/// One step out of a part: the rule around it with its alternative, and the fixed words or signs beside it in there.
struct Step {
  Part rule = noPart;
  uint16_t alternative = anyAlternative;
  Part before = noPart, behind = noPart;  ///< noPart where there is no such word
  static constexpr Part anything = noPart - 1;

  /// Whatever is beside the part.
  Step anywhereInIt() const { return {rule, alternative, anything, anything}; }
  friend auto operator<=>(const Step&, const Step&) = default;
};

/// The steps from these tokens to the root, the innermost first. `inner` is a node around them. O(nodes above, and
/// their children).
std::vector<Step> stepsFrom(const Tree& tree, const TokenIndex& index, const Parts& parts, TokenRange tokens,
                            NodeId inner);

/// For people: `<control> = "if" … between "(" and ")"`.
std::string toWords(const Parts& parts, const Step& step);

/// The innermost step that says anything decides.
struct StepRule {
  std::map<Step, bool> deciding = {};  ///< does a text fail with the part there?
  bool elsewhere = true;

  bool fail(const std::vector<Step>& steps) const;
};

/// What was around a part, and whether the text failed.
using TriedSteps = std::vector<std::pair<std::vector<Step>, bool>>;

/// The shortest rule that agrees with all that was tried; nullopt where steps don't tell what fails from what passes.
std::optional<StepRule> whatDecides(const TriedSteps& tried);

/// An addition with a word that makes a text pass, where others of its group don't.
struct Unwanted {
  uint32_t boundary;
  Part group;
  Part token;
  std::string text;  ///< empty of a literal

  friend auto operator<=>(const Unwanted&, const Unwanted&) = default;
};

/// What is not said here may be as the grammar allows: more elements of a list, optional parts.
struct Environment {
  /// The node that matters wherever it stands; noNode if it has to be the whole text.
  NodeId core = noNode;
  Part element = noPart;       ///< if only the node's iterations matter: of that part, in any list of such
  StepRule surroundings = {};  ///< of the core
  /// Where something may be added: the number of the token before which it would stand, and the group it would be, or
  /// its only word.
  using Position = std::pair<uint32_t, Part>;
  std::set<Position> harmful = {};   ///< an addition makes a text pass
  std::set<Position> harmless = {};  ///< of operators beside a shared place, which else would be another value
  /// The numbers of tokens before which an element of a list was added, and the text still failed.
  std::set<uint32_t> extended = {};
  std::set<Unwanted> unwanted = {};
  std::set<uint32_t> closed = {};  ///< and those before which each element of a list made it pass
  /// Most other texts of these nodes are refused, but some are known to fail, and none is known to pass.
  std::set<NodeId> free = {};
  /// Nodes of rules that may be anywhere in another node of the same rule, which stands in their place: `x` in `(x)`.
  std::set<NodeId> nested = {};
  std::map<NodeId, std::vector<std::string>> instead = {};  ///< by token: other texts, of whatever type
  std::map<NodeId, std::set<Part>> otherTypes = {};         ///< by token: types any text of which may stand there
  std::set<Part> otherCores = {};                           ///< rules that the core is with such a token
  std::map<uint32_t, LayoutFact> layout = {};               ///< by token before which it stands
  /// May nothing be added before that token, as that there is nothing matters?
  bool isTight(uint32_t token, uint32_t tokens) const;
  std::optional<uint32_t> onlyLayout = {};  ///< nothing else matters but what is before that token
};

/// A part of a text that could be missing: an optional part, or an element of a list with its separator, before or
/// behind it.
struct Addition {
  uint32_t begin, end;  ///< its tokens
  Part group;           ///< if it is one word of a group, the word
  RuleId rule;          ///< that has the group
  bool isOperator = false;
  bool isElement = false;  ///< of a list, not an optional part or an operator
};

/// All of a text. O(nodes).
std::vector<Addition> additionsIn(const Tree& tree, const TokenIndex& index, const Parts& parts);

/// The children of a node that are iterations of a loop over that part alone.
std::vector<NodeId> iterationsOf(const Tree& tree, NodeId node, Part element, const Parts& parts);

/// The parts over which the node has loops.
std::set<Part> elementsIn(const Tree& tree, NodeId node, const Parts& parts);

/// The tokens of the core.
TokenRange coreTokens(const Tree& tree, const TokenIndex& index, const Parts& parts, NodeId core, Part element);

}  // namespace hone
