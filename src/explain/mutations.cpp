#include "explain/mutations.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "derive/token_texts.h"
#include "explain/joint_places.h"
#include "tree/edits.h"
#include "tree/part_of.h"
#include "tree/token_index.h"

namespace hone {
namespace {

using enum ChangeKind;

/// How often each is tried.
constexpr std::array usual = {otherwise, otherwise, without, without, more, more, added, added, near, near, drawn};

}  // namespace

Mutations::Mutations(std::shared_ptr<Language> language, const FeatureReader& reader, const Pool& pool,
                     Feasibility& feasibility, const ChangeRecord& record)
    : reader_(reader),
      parts_(reader.parts()),
      pool_(pool),
      feasibility_(feasibility),
      texts_(std::move(language), parts_, feasibility),
      record_(record) {}

std::vector<NodeId> Mutations::tokensOfManyTexts(const Tree& tree, NodeId inside) const {
  std::vector<NodeId> found;
  for (NodeId id = inside; id < tree.node(inside).end; ++id)
    if (hasManyTexts(parts_, tree.node(id))) found.push_back(id);
  return found;
}

/// What the grammar allows there: that of another input or a sample, or a new one.
std::optional<std::string> Mutations::addPart(const Tree& tree, const AbsentPart& absent, Random& random) {
  const std::optional<Form> form = pool_.forms().any({noPart, absent.group}, random);
  const std::optional<std::string> part =
      form && random.chance(2, 3) ? visibleText(*form->tree, form->node) : texts_.ofGroup(absent.group, random);
  if (!part) return std::nullopt;
  return spliced(tree.bytes(), absent.offset, absent.offset, *part);
}

/// With the text in the place of the token's, and mostly also of those beside it in its rule that are equal: a start
/// tag and its end tag have one name.
std::string Mutations::withText(const Tree& tree, NodeId token, const std::string& text, Random& random) const {
  Edits edits(tree.size());
  edits.replaceText(token, text);
  const NodeId rule = ruleAbove(tree, token);
  if (rule != noNode && random.chance(3, 4))
    for (NodeId id = rule; id < tree.node(rule).end; ++id)
      if (tree.node(id).kind == NodeKind::token && tree.node(id).symbol == tree.node(token).symbol &&
          tree.text(id) == tree.text(token) && ruleAbove(tree, id) == rule)
        edits.replaceText(id, text);
  std::optional<std::string> changed = textWith(tree, edits);
  return changed ? std::move(*changed) : splice(tree, token, text);
}

/// Another iteration behind that one: the same again, or one of another input.
std::optional<std::string> Mutations::addIteration(const Tree& tree, NodeId iteration, Random& random) {
  const std::optional<Form> form = pool_.forms().any({noPart, partOf(parts_, tree.node(iteration))}, random);
  if (!form || random.chance(1, 2)) return duplicate(tree, iteration, 1);
  const size_t end = tree.node(iteration).textEnd;
  return spliced(tree.bytes(), end, end, form->tree->text(form->node));
}

std::optional<std::string> Mutations::anywhere(const Tree& tree, Random& random, TextChange* change) {
  return changedAmong(tree, 0, static_cast<NodeId>(tree.size()), random, change);
}

/// A place that makes the feature hold. Of a joint one of an operand, where the other operand is as the joint wants it:
/// so that it depends on this place alone.
NodeId Mutations::decisivePlace(const Tree& tree, const Feature& feature, Random& random) const {
  const TreeView view(reader_, tree);
  NodeId around = tree.root();
  auto pickWithin = [&](std::vector<NodeId> nodes) {
    std::erase_if(nodes, [&](NodeId id) { return id < around || id >= tree.node(around).end; });
    return nodes.empty() ? noNode : random.pick(nodes);
  };
  const Feature* at = &feature;
  while (at->kind == FeatureKind::joint) {
    const size_t side = random.below(2);
    Feature wanted = *at;
    if (side == 1) wanted.lacks = false;  // what must not be there is, and so decides
    around = pickWithin(hone::placesOf(view, wanted));
    if (around == noNode) return noNode;
    at = &at->operands[side];
  }
  return pickWithin(placesOfCondition(view, *at));
}

std::optional<std::string> Mutations::at(const Tree& tree, const Feature& feature, Random& random, TextChange* change) {
  const NodeId node = decisivePlace(tree, feature, random);
  if (node == noNode) return std::nullopt;
  // Of a name or a number, another one like it.
  const TokenIndex tokens(tree, [](const Node& n) { return n.kind == NodeKind::token; });
  if (const TokenRange own = tokens.in(node); own.size() == 1 && random.chance(2, 3))
    if (const NodeId token = tokens.tokens()[own.begin]; hasManyTexts(parts_, tree.node(token))) {
      *change = {near, partOf(parts_, tree.node(token))};
      return withText(tree, token, nearText(tree, token, random), random);
    }
  return changedAmong(tree, node, random.chance(1, 2) ? node + 1 : tree.node(node).end, random, change);
}

std::optional<std::string> Mutations::changedAmong(const Tree& tree, NodeId begin, NodeId end, Random& random,
                                                   TextChange* change) {
  constexpr size_t mostDraws = 6;
  for (size_t draw = 0; draw < mostDraws; ++draw) {
    const ChangeKind kind = random.pick(usual);
    std::vector<NodeId> nodes;
    for (NodeId id = begin; id < end; ++id)
      if (suits(tree, id, kind)) nodes.push_back(id);
    if (nodes.empty()) continue;
    const NodeId node = random.pick(nodes);
    const Part part = partOf(parts_, tree.node(node));
    if (!record_.worthTrying({kind, part}, random)) continue;
    if (change != nullptr) *change = {kind, part};
    if (std::optional<std::string> text = changed(tree, node, kind, random)) return text;
  }
  return std::nullopt;
}

bool Mutations::suits(const Tree& tree, NodeId id, ChangeKind kind) const {
  const Node& node = tree.node(id);
  switch (kind) {
    case otherwise: return node.kind == NodeKind::rule;
    case without: return true;
    case more: return node.isIteration();
    case added: return !absentParts(parts_, tree, id).empty();
    default: return hasManyTexts(parts_, node);
  }
}

std::optional<std::string> Mutations::changed(const Tree& tree, NodeId node, ChangeKind kind, Random& random) {
  const Part part = partOf(parts_, tree.node(node));
  switch (kind) {
    case otherwise: {
      // Mostly a small one: a name or a number says more than another text with much in it.
      const RuleId rule = tree.node(node).symbol;
      const std::optional<std::string> text =
          parts_.hasAlternatives(part)
              ? steered(rule, part, static_cast<uint16_t>(random.below(parts_.alternativeCount(part))), random)
              : texts_.ofRule(rule, size_t{1} << random.below(5), random);
      return text ? std::optional(splice(tree, node, *text)) : std::nullopt;
    }
    case without: return removeElement(tree, node, random);
    case more: return addIteration(tree, node, random);
    case added: {
      const std::vector<AbsentPart> absent = absentParts(parts_, tree, node);
      return addPart(tree, random.pick(absent), random);
    }
    case near: return withText(tree, node, nearText(tree, node, random), random);
    case drawn: {
      const std::optional<std::string> text = texts_.ofToken(tree, node, random);
      return text ? std::optional(withText(tree, node, *text, random)) : std::nullopt;
    }
    default: break;  // the others are no changes of an input
  }
  return std::nullopt;
}

/// Of a number one of the other sign, a smaller or a larger one, of any other text a word of the given inputs, or the
/// text with a character more or less.
std::string Mutations::nearText(const Tree& tree, NodeId token, Random& random) const {
  std::string text(tree.text(token));
  if (numberIn(text)) {
    const bool negative = text.starts_with('-');
    const std::string size = text.substr(negative), sign = negative ? "-" : "";
    switch (random.below(5)) {
      case 0: return negative ? size : '-' + size;
      case 1: return "0";
      case 2: return sign + std::to_string(random.below(3));
      case 3: return sign + std::to_string(static_cast<uint64_t>(std::min(std::abs(*numberIn(size)), 1e15) / 2));
      default: return text + std::to_string(random.below(10));
    }
  }
  const Part part = partOf(parts_, tree.node(token));
  const Vocabulary& known = reader_.texts(FeatureKind::equals);
  std::vector<std::string> words;
  for (auto at = known.lower_bound({part, ""}); at != known.end() && at->first == part; ++at)
    words.push_back(at->second);
  if (!words.empty() && random.chance(1, 3)) return random.pick(words);
  const size_t at = text.size() > 2 ? 1 + random.below(text.size() - 1) : text.size();
  if (random.chance(1, 2) && text.size() > 1) return text.erase(at - 1, 1);
  return text.insert(at, 1, static_cast<char>('a' + random.below(26)));
}

}  // namespace hone
