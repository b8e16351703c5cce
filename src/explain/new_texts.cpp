#include "explain/new_texts.h"

#include <algorithm>
#include <set>

#include "explain/splice.h"
#include "grammar/groups.h"
#include "tree/part_of.h"

namespace hone {
namespace {

constexpr size_t smallText = 12;  // tokens of a text that is made with a view to a part, about

std::optional<std::string> textOf(std::optional<ProducedText> made) {
  return made ? std::optional(std::move(made->text)) : std::nullopt;
}

}  // namespace

NewTexts::NewTexts(std::shared_ptr<Language> language, const Parts& parts, Feasibility& feasibility)
    : language_(language),
      parts_(parts),
      feasibility_(feasibility),
      producer_(std::move(language), TokenTaste::manyTexts) {}

void NewTexts::preferSimple(const Vocabulary& words, const Pool& pool) {
  simple_ = true;
  for (const auto& [part, text] : words)
    if (parts_.isToken(part)) producer_.prefer(parts_.token(part), text);
  std::set<std::pair<Part, std::string_view>> texts;
  for (const auto* inputs : {&pool.inputs(), &pool.samples()})
    for (const PoolInput& input : *inputs)
      for (NodeId id = 0; id < input.tree->size(); ++id)
        if (const Node& node = input.tree->node(id); hasManyTexts(parts_, node))
          texts.emplace(partOf(parts_, node), input.tree->text(id));
  for (auto [part, text] : texts) producer_.prefer(parts_.token(part), std::string(text));
  const auto types = static_cast<Symbol>(parts_.grammar().tokenTypeCount());
  for (Symbol type = 1; type < types; ++type)
    if (const std::string* text = language_->minimalToken(type); text && !parts_.isLiteral(parts_.ofToken(type)))
      producer_.prefer(type, *text);
}

std::optional<std::string> NewTexts::ofRule(RuleId rule, size_t tokens, Random& random) {
  return textOf(producer_.produce(rule, {1 + random.below(tokens), random.below(tokens)}, random, uniformly(random)));
}

std::optional<std::string> NewTexts::ofRuleWith(RuleId rule, Part part, uint16_t alternative, Random& random) {
  const Atn& atn = parts_.grammar().parser;
  const std::vector<uint32_t>& distance = feasibility_.distances(part, alternative);
  if (distance[atn.ruleStart[rule]] == UINT32_MAX) return std::nullopt;
  Chooser nearer = [&](StateId decision, std::span<const uint32_t> alternatives) {
    auto far = [&](uint32_t i) -> uint64_t {
      const Transition& transition = atn.from(decision)[i];
      if (enters(parts_, decision, i, part, alternative)) return 0;
      uint64_t through = distance[transition.target];
      if (transition.kind == TransitionKind::rule)
        through = std::min<uint64_t>(through + 1, distance[transition.follow]);
      return 1 + through;
    };
    uint64_t nearest = UINT64_MAX;
    for (uint32_t i : alternatives) nearest = std::min(nearest, far(i));
    if (nearest >= UINT32_MAX || random.chance(1, 5)) return random.pick(alternatives);
    std::vector<uint32_t> best;
    for (uint32_t i : alternatives)
      if (far(i) == nearest) best.push_back(i);
    return random.pick(best);
  };
  const size_t most = simple_ && random.chance(1, 2) ? 1 : smallText;
  return textOf(producer_.produce(rule, {most, random.below(std::min<size_t>(most, 4))}, random, nearer));
}

std::optional<std::string> NewTexts::ofToken(const Tree& tree, NodeId token, Random& random) {
  const uint32_t mode = language_->lexer().modeOf(tree.modes(token).before);
  return producer_.drawToken(static_cast<Symbol>(tree.node(token).symbol), mode, random);
}

}  // namespace hone
