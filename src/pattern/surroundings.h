// What is around a part of a text, and which of it decides whether the text fails.
#pragma once

#include <compare>
#include <map>
#include <utility>
#include <vector>

#include "grammar/parts.h"
#include "tree/token_index.h"
#include "tree/tree.h"

namespace hone {

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

}  // namespace hone
