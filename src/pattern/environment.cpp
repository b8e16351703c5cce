// A decision list, by greedy cover: the step that explains most of what isn't explained yet comes first, of several the
// innermost. All other surroundings are as most were, and what then needn't be said is left out.
#include "pattern/environment.h"

#include <fmt/format.h>

#include <algorithm>

#include "tree/kleene_lists.h"
#include "tree/part_of.h"

namespace hone {
namespace {

/// Those with text.
std::vector<NodeId> solidChildren(const Tree& tree, NodeId node) {
  std::vector<NodeId> children = tree.children(node);
  std::erase_if(children,
                [&](NodeId id) { return tree.node(id).kind == NodeKind::hidden || tree.tokenCount(id) == 0; });
  return children;
}

/// The part that is all of the node; noPart where there are several or none.
Part onlyPartIn(const Tree& tree, NodeId node, const Parts& parts) {
  const std::vector<NodeId> children = solidChildren(tree, node);
  return children.size() == 1 ? partOf(parts, tree.node(children.front())) : noPart;
}

/// An operator and its operands are no alternative of the rule, but an iteration of the rest of it.
bool isOperation(const Tree& tree, NodeId node) {
  return tree.node(node).kind == NodeKind::star &&
         tree.language(node).grammar().parser.states[tree.node(node).symbol].precedenceDecision;
}

/// One of several words in a group is told from the others. A group of more tokens isn't looked into: that would be
/// quadratic in deep nesting.
Part groupOf(const Tree& tree, NodeId id, size_t tokens, const Parts& parts) {
  const Part only = tokens > 1 ? noPart : onlyPartIn(tree, id, parts);
  return parts.isLiteral(only) ? only : partOf(parts, tree.node(id));
}

/// Of a node that is one fixed word or sign, or a choice of such.
Part literalAt(const Tree& tree, const TokenIndex& index, const Parts& parts, NodeId node) {
  const TokenRange tokens = index.in(node);
  if (tokens.size() != 1) return noPart;
  const NodeId token = index.tokens()[tokens.begin];
  for (NodeId up = token; up != tree.node(node).parent; up = tree.node(up).parent)
    if (tree.node(up).kind == NodeKind::rule && !parts.isEnumeration(tree.node(up).symbol)) return noPart;
  const Part part = partOf(parts, tree.node(token));
  return parts.isLiteral(part) ? part : noPart;
}

/// Of a list in the node that has the tokens, all elements, as what is beside one says only where in the list it is;
/// else the tokens.
TokenRange listAround(const Tree& tree, const TokenIndex& index, NodeId node, TokenRange tokens) {
  for (const KleeneList& list : kleeneListsOf(tree, node)) {
    const NodeId last = list.elements.back().nodes.back();
    if (!tree.node(last).isIteration() || isOperation(tree, last)) continue;
    const TokenRange all{index.before(list.elements.front().nodes.front()), index.in(last).end};
    if (all.begin <= tokens.begin && tokens.end <= all.end) return all;
  }
  return tokens;
}

/// Is it an element with what separates it from the one before?
bool hasSeparator(const Tree& tree, NodeId node) {
  if (!tree.node(node).isIteration() || isOperation(tree, node)) return false;
  return std::ranges::any_of(kleeneListsOf(tree, tree.node(node).parent), [&](const KleeneList& list) {
    return std::ranges::any_of(list.elements, [&](const KleeneElement& element) {
      return !element.separators.empty() && element.nodes.front() == node;
    });
  });
}

/// What the rule says of the first of the steps that it knows; null where it knows none.
const std::pair<const Step, bool>* decidingStep(const std::map<Step, bool>& deciding, const std::vector<Step>& steps) {
  for (const Step& step : steps)
    for (const Step& known : {step, step.anywhereInIt()})
      if (const auto found = deciding.find(known); found != deciding.end()) return &*found;
  return nullptr;
}

bool agrees(const StepRule& rule, const TriedSteps& tried) {
  return std::ranges::all_of(tried, [&](const auto& one) { return rule.fail(one.first) == one.second; });
}

}  // namespace

std::vector<Addition> additionsIn(const Tree& tree, const TokenIndex& index, const Parts& parts) {
  std::vector<Addition> additions;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.kind == NodeKind::hidden) continue;
    const auto ruleOf = [&](const Node& group) { return tree.language(id).grammar().parser.states[group.symbol].rule; };
    if (const TokenRange tokens = index.in(id); node.isQuantified() && tokens.size() > 0)
      additions.push_back({tokens.begin, tokens.end, groupOf(tree, id, tokens.size(), parts), ruleOf(node),
                           isOperation(tree, id), node.isIteration() && !isOperation(tree, id)});
    // In `x, y` the x with the separator behind it.
    for (const KleeneList& list : kleeneListsOf(tree, id))
      for (size_t i = 0; i + 1 < list.elements.size(); ++i) {
        const KleeneElement &here = list.elements[i], &next = list.elements[i + 1];
        if (next.separators.empty() || !next.canBeFirst) continue;
        const NodeId loop = next.nodes.front();
        const uint32_t begin =
            here.separators.empty() ? index.before(here.nodes.front()) : index.in(here.separators.back()).end;
        additions.push_back({begin, index.in(next.separators.back()).end, partOf(parts, tree.node(loop)),
                             ruleOf(tree.node(loop)), isOperation(tree, loop), !isOperation(tree, loop)});
      }
  }
  return additions;
}

std::vector<NodeId> iterationsOf(const Tree& tree, NodeId node, Part element, const Parts& parts) {
  std::vector<NodeId> found;
  for (NodeId child = node + 1; child < tree.node(node).end; child = tree.node(child).end)
    if (tree.node(child).isIteration() && onlyPartIn(tree, child, parts) == element) found.push_back(child);
  return found;
}

bool Environment::isTight(uint32_t token, uint32_t tokens) const {
  const auto fact = layout.find(token);
  return fact != layout.end() && token > 0 && token < tokens &&
         std::ranges::find(fact->second.failing, "") != fact->second.failing.end();
}

std::set<Part> elementsIn(const Tree& tree, NodeId node, const Parts& parts) {
  std::set<Part> elements;
  for (NodeId child = node + 1; child < tree.node(node).end; child = tree.node(child).end)
    if (tree.node(child).isIteration()) elements.insert(onlyPartIn(tree, child, parts));
  elements.erase(noPart);
  return elements;
}

TokenRange coreTokens(const Tree& tree, const TokenIndex& index, const Parts& parts, NodeId core, Part element) {
  std::vector<NodeId> elements;
  if (element != noPart) elements = iterationsOf(tree, core, element, parts);
  if (elements.empty()) return index.in(core);
  return {index.before(elements.front()), index.in(elements.back()).end};
}

std::vector<Step> stepsFrom(const Tree& tree, const TokenIndex& index, const Parts& parts, TokenRange tokens,
                            NodeId inner) {
  std::vector<Step> steps;
  Part before = noPart, behind = noPart;
  uint16_t operation = anyAlternative;
  for (NodeId up = inner; up != noNode; up = tree.node(up).parent) {
    const TokenRange around = index.in(up);
    if (around == tokens) continue;
    // In the innermost group or rule that has more.
    if (before == noPart && behind == noPart && !hasSeparator(tree, up)) {
      const TokenRange list = listAround(tree, index, up, tokens);
      for (NodeId child = up + 1; child < tree.node(up).end; child = tree.node(child).end) {
        if (tree.node(child).kind == NodeKind::hidden || index.in(child).size() == 0) continue;
        if (index.in(child).end <= list.begin) before = literalAt(tree, index, parts, child);
        if (index.in(child).begin < list.end) continue;
        behind = literalAt(tree, index, parts, child);
        break;
      }
    }
    if (isOperation(tree, up)) operation = tree.node(up).alternative;
    if (tree.node(up).kind != NodeKind::rule) continue;
    const bool isOperand = operation != anyAlternative;
    steps.push_back(
        {partOf(parts, tree.node(up)), isOperand ? anyAlternative : alternativeOf(parts, tree, up), before, behind});
    tokens = around;
    before = behind = noPart;
    operation = anyAlternative;
  }
  return steps;
}

std::string toWords(const Parts& parts, const Step& step) {
  std::string words = parts.show(step.rule, parts.hasAlternatives(step.rule) ? step.alternative : anyAlternative);
  if (step.before == Step::anything) return words;
  if (step.before != noPart) words += fmt::format(" behind {}", parts.show(step.before));
  if (step.behind != noPart)
    words += fmt::format("{} before {}", step.before != noPart ? " and" : "", parts.show(step.behind));
  return words;
}

bool StepRule::fail(const std::vector<Step>& steps) const {
  const auto* known = decidingStep(deciding, steps);
  return known != nullptr ? known->second : elsewhere;
}

std::optional<StepRule> whatDecides(const TriedSteps& tried) {
  if (std::ranges::all_of(tried, [](const auto& one) { return one.second; })) return StepRule();
  std::map<Step, bool> chosen;
  const auto isExplained = [&](const auto& one) { return decidingStep(chosen, one.first) != nullptr; };
  for (;;) {
    struct Choice {
      Step step;
      size_t gain = 0;
      std::pair<bool, size_t> width = {};  ///< of several, that which says most, then the innermost
      bool fails = false;
    };
    std::optional<Choice> best;
    std::set<Step> met;
    for (const auto& [steps, fails] : tried)
      for (size_t depth = 0; depth < steps.size(); ++depth)
        for (const bool isWide : {false, true}) {
          const Step step = isWide ? steps[depth].anywhereInIt() : steps[depth];
          if (chosen.contains(step) || !met.insert(step).second) continue;
          Choice choice{step, 0, {isWide, depth}, fails};
          std::map<Step, bool> with = chosen;
          with.emplace(step, fails);
          bool isPure = true;
          for (const auto& other : tried) {
            const auto* known = decidingStep(with, other.first);
            if (known == nullptr || known->first != step) continue;
            isPure &= other.second == fails;
            choice.gain += !isExplained(other);
          }
          if (isPure && choice.gain > 0 &&
              (!best || choice.gain > best->gain || (choice.gain == best->gain && choice.width < best->width)))
            best = choice;
        }
    if (!best) break;
    chosen.emplace(best->step, best->fails);
  }
  std::map<bool, std::set<Step>> innermost;
  for (const auto& [steps, fails] : tried)
    if (!steps.empty()) innermost[fails].insert(steps.front());
  StepRule rule{chosen, innermost[true].size() >= innermost[false].size()};
  if (!agrees(rule, tried)) return std::nullopt;
  for (const auto& [step, fails] : chosen) {
    StepRule without = rule;
    without.deciding.erase(step);
    if (agrees(without, tried)) rule = std::move(without);
  }
  return rule;
}

}  // namespace hone
