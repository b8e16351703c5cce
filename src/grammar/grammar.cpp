#include "grammar/grammar.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "text/similar.h"
#include "text/user_error.h"

namespace hone {

std::vector<std::vector<LexerAction>> LexerRules::commands() const {
  std::vector<std::vector<LexerAction>> result(atn.ruleStart.size());
  for (StateId state = 0; state < atn.states.size(); ++state)
    for (const Transition& transition : atn.from(state))
      if (transition.kind == TransitionKind::action)
        result[atn.states[state].rule].push_back(actions[transition.argument]);
  return result;
}

std::optional<RuleId> Grammar::findRule(std::string_view ruleName) const {
  auto found = std::find(ruleNames.begin(), ruleNames.end(), ruleName);
  if (found == ruleNames.end()) return std::nullopt;
  return static_cast<RuleId>(found - ruleNames.begin());
}

RuleId Grammar::rule(std::string_view ruleName) const {
  if (auto found = findRule(ruleName)) return *found;
  throw UserError(fmt::format("grammar {} has no parser rule '{}'; similar: {}", name, ruleName,
                              fmt::join(mostSimilar(ruleName, ruleNames, 4), ", ")));
}

}  // namespace hone
