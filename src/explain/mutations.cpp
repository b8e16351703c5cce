#include "explain/mutations.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "explain/tree_places.h"
#include "grammar/groups.h"
#include "text/word_byte.h"
#include "tree/edits.h"
#include "tree/kleene_lists.h"
#include "tree/render.h"

namespace hone {
namespace {

constexpr size_t smallSubtree = 12;  // tokens of a subtree that is made with a view to a part, about

template <typename Wanted>
std::vector<NodeId> nodesWhere(const Tree& tree, Wanted&& wanted) {
  std::vector<NodeId> found;
  for (NodeId id = 0; id < tree.size(); ++id)
    if (wanted(id, tree.node(id))) found.push_back(id);
  return found;
}

/// Would they become one token?
bool runTogether(char before, char after) {
  auto isOperator = [](char c) { return std::string_view("+-*/%<>=&|!~^:?.#@").find(c) != std::string_view::npos; };
  return (isWordByte(before) && isWordByte(after)) || (isOperator(before) && isOperator(after));
}

}  // namespace

std::string spliced(std::string_view bytes, size_t begin, size_t end, std::string_view text) {
  std::string result(bytes.substr(0, begin));
  auto append = [&](std::string_view more) {
    if (!result.empty() && !more.empty() && runTogether(result.back(), more.front())) result += ' ';
    result += more;
  };
  append(text);
  append(bytes.substr(end));
  return result;
}

std::string splice(const Tree& tree, NodeId node, std::string_view text) {
  const VisibleSpan span = visibleSpan(tree, node);
  return spliced(tree.bytes(), span.begin, span.end, text);
}

std::optional<std::string> textWith(const Tree& tree, const Edits& edits) {
  std::optional<Rendered> rendered = render(tree, edits);
  return rendered ? std::optional(std::move(rendered->bytes)) : std::nullopt;
}

Mutations::Mutations(std::shared_ptr<Language> language, const FeatureReader& reader, const Pool& pool,
                     Feasibility& feasibility)
    : language_(language),
      reader_(reader),
      parts_(reader.parts()),
      pool_(pool),
      feasibility_(feasibility),
      producer_(std::move(language), TokenTaste::manyTexts) {}

void Mutations::preferSimple() {
  simple_ = true;
  for (const auto& [part, text] : reader_.words())
    if (parts_.isToken(part)) producer_.prefer(parts_.token(part), text);
  std::set<std::pair<Part, std::string_view>> texts;
  for (const PoolInput& sample : pool_.samples())
    for (NodeId id : tokensOfManyTexts(*sample.tree))
      texts.emplace(parts_.of(sample.tree->node(id)), sample.tree->text(id));
  for (auto [part, text] : texts) producer_.prefer(parts_.token(part), std::string(text));
  const auto types = static_cast<Symbol>(parts_.grammar().tokenTypeCount());
  for (Symbol type = 1; type < types; ++type)
    if (const std::string* text = language_->minimalToken(type); text && !parts_.isLiteral(parts_.ofToken(type)))
      producer_.prefer(type, *text);
}

std::vector<NodeId> Mutations::tokensOfManyTexts(const Tree& tree) const {
  return nodesWhere(tree, [&](NodeId, const Node& n) { return hasManyTexts(n); });
}

bool Mutations::hasManyTexts(const Node& node) const {
  return node.kind == NodeKind::token && static_cast<Symbol>(node.symbol) > 0 && !parts_.isLiteral(parts_.of(node));
}

std::optional<std::string> Mutations::produceFor(RuleId rule, size_t tokens, Random& random) {
  std::optional<ProducedText> made =
      producer_.produce(rule, {1 + random.below(tokens), random.below(tokens)}, random, uniformly(random));
  return made ? std::optional(made->text) : std::nullopt;
}

std::optional<std::string> Mutations::fresh(size_t tokens, Random& random) {
  return produceFor(language_->start(), tokens, random);
}

std::optional<std::string> Mutations::steered(RuleId rule, Part part, uint16_t alternative, Random& random) {
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
  const size_t most = simple_ && random.chance(1, 2) ? 1 : smallSubtree;
  std::optional<ProducedText> made =
      producer_.produce(rule, {most, random.below(std::min<size_t>(most, 4))}, random, nearer);
  return made ? std::optional(made->text) : std::nullopt;
}

/// A short text of a `?`, or of an iteration of `*`. O(states of the group).
std::optional<std::string> Mutations::textOfGroup(Part group, Random& random) {
  const Atn& atn = parts_.grammar().parser;
  const StateId decision = parts_.decision(group), block = loopBlock(atn, decision);
  const StateId begin = block == noState ? decision : block, end = atn.states[begin].end;
  std::string made;
  for (StateId at = begin; at != end;) {
    // The text stays short: without the iterations of an inner `*`, and with one iteration of a `+`.
    if (at != begin && atn.states[at].kind == StateKind::starLoopEntry) {
      at = behindGroup(atn, at);
      continue;
    }
    const bool closesPlus = atn.states[at].kind == StateKind::plusLoopBack;
    std::vector<Transition> ways;
    for (const Transition& way : atn.from(at))
      if (closesPlus ? atn.states[way.target].kind == StateKind::loopEnd : at != begin || way.target != end)
        ways.push_back(way);
    const Transition& way = closesPlus ? ways.front() : random.pick(ways);
    std::optional<std::string> text = "";
    if (way.kind == TransitionKind::rule) {
      text = produceFor(atn.states[way.target].rule, smallSubtree, random);
    } else if (way.kind == TransitionKind::set) {
      std::vector<const std::string*> texts;
      for (const SymbolRange range : atn.sets[way.argument].ranges())
        for (Symbol type = range.first; type <= range.last; ++type)
          if (const std::string* minimal = language_->minimalToken(type)) texts.push_back(minimal);
      text = texts.empty() ? std::nullopt : std::optional(*random.pick(texts));
    }
    if (!text) return std::nullopt;
    made = spliced(made, made.size(), made.size(), *text);
    at = way.kind == TransitionKind::rule ? way.follow : way.target;
  }
  return made;
}

/// What the grammar allows there: that of another input or a sample, or a new one.
std::optional<std::string> Mutations::addPart(const Tree& tree, const AbsentPart& absent, Random& random) {
  const std::vector<Pool::Place>& samples = pool_.sampleNodesOf(absent.group);
  const std::vector<Pool::Place>& known = pool_.nodesOf(absent.group);
  const std::vector<Pool::Place>& places = !samples.empty() && random.chance(1, 3) ? samples : known;
  std::optional<std::string> part;
  if (!places.empty() && random.chance(2, 3)) {
    const Pool::Place from = random.pick(places);
    part = visibleText(*from.tree, from.node);
  } else {
    part = textOfGroup(absent.group, random);
  }
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

std::optional<std::string> Mutations::removeElement(const Tree& tree, NodeId inside, Random& random) {
  // The element of a list that the node lies in, or one further out.
  for (NodeId at = inside; at != noNode && at != tree.root(); at = tree.node(at).parent) {
    if (!tree.node(at).isQuantified() && tree.node(at).kind != NodeKind::rule) continue;
    for (const KleeneList& list : kleeneListsOf(tree, tree.node(at).parent)) {
      std::vector<bool> kept(list.elements.size(), true);
      for (size_t i = 0; i < kept.size(); ++i)
        if (std::ranges::count(list.elements[i].nodes, at) > 0) kept[i] = false;
      if (std::ranges::count(kept, false) == 0 || !random.chance(3, 4)) continue;
      Edits edits(tree.size());
      keepOnly(tree, list, kept, edits);
      if (std::optional<std::string> text = textWith(tree, edits)) return text;
    }
  }
  return std::nullopt;
}

/// Another iteration behind that one: the same again, or one of another input.
std::optional<std::string> Mutations::addIteration(const Tree& tree, NodeId iteration, Random& random) {
  const Part part = parts_.of(tree.node(iteration));
  const std::vector<Pool::Place>& samples = pool_.sampleNodesOf(part);
  const std::vector<Pool::Place>& places = !samples.empty() && random.chance(1, 2) ? samples : pool_.nodesOf(part);
  if (places.empty() || random.chance(1, 2)) return duplicate(tree, iteration, 1);
  const Pool::Place from = random.pick(places);
  const size_t end = tree.node(iteration).textEnd;
  return spliced(tree.bytes(), end, end, from.tree->text(from.node));
}

std::optional<std::string> Mutations::duplicate(const Tree& tree, NodeId iteration, size_t times) {
  // With the hidden text before it, so that the copies lie apart as the original does from what is before it.
  std::string own(tree.text(iteration));
  if (own.size() * times > (1u << 22)) return std::nullopt;
  std::string copies;
  for (size_t i = 0; i < times; ++i) copies += own;
  uint32_t end = tree.node(iteration).textEnd;
  return std::string(tree.bytes().substr(0, end)) + copies + std::string(tree.bytes().substr(end));
}

std::optional<std::string> Mutations::replaceSubtree(const Tree& tree, NodeId node, bool anew, Random& random) {
  if (const std::vector<Pool::Place>& samples = pool_.sampleNodesOf(tree.node(node).symbol);
      anew && !samples.empty() && random.chance(1, 2)) {
    const Pool::Place from = random.pick(samples);
    return splice(tree, node, visibleText(*from.tree, from.node));
  }
  if (anew) {  // mostly a small one: a name or a number in its place says more than another inside
    std::optional<std::string> text = produceFor(tree.node(node).symbol, size_t{1} << random.below(5), random);
    return text ? std::optional(splice(tree, node, *text)) : std::nullopt;
  }
  // That of another input, or of another place.
  const std::vector<Pool::Place>& places = pool_.nodesOf(tree.node(node).symbol);
  if (places.empty()) return std::nullopt;
  Pool::Place from = random.pick(places);
  return splice(tree, node, visibleText(*from.tree, from.node));
}

std::optional<std::string> Mutations::otherToken(const Tree& tree, NodeId node, Random& random) {
  uint32_t mode = language_->lexer().modeOf(tree.modes(node).before);
  return producer_.drawToken(static_cast<Symbol>(tree.node(node).symbol), mode, random);
}

std::optional<std::string> Mutations::beside(const Tree& tree, const Feature& feature, Random& random) {
  std::vector<NodeId> found = reader_.occurrences(tree, feature);
  if (found.empty()) return std::nullopt;
  const NodeId at = random.pick(found);
  NodeId around = tree.node(at).parent;
  while (around != noNode && (tree.node(around).kind != NodeKind::rule || random.chance(1, 4)))
    around = tree.node(around).parent;
  if (around == noNode) return std::nullopt;
  std::vector<NodeId> near;
  for (NodeId id = around + 1; id < tree.node(around).end; ++id)
    if (tree.node(id).kind == NodeKind::rule && (id > at || tree.node(id).end <= at)) near.push_back(id);
  if (near.empty()) return std::nullopt;
  // Outer ones come first, and say more.
  return replaceSubtree(tree, near[random.below(1 + random.below(near.size()))], random.chance(2, 3), random);
}

namespace {

/// Changes of a text.
enum ChangeKind : uint8_t {
  known,      ///< a rule's text is that of another input or place
  real,       ///< that of a sample
  otherwise,  ///< a short one of any of its alternatives
  made,       ///< one that the grammar makes
  shorter,    ///< as short as the grammar allows
  without,    ///< an element of a list goes
  more,       ///< another iteration
  added,      ///< an optional part that isn't there
  near,       ///< a token's text is nearly the same
  another,    ///< that of another token of the type
  drawn       ///< any that the lexer allows
};
/// How often each is tried.
constexpr std::array usual = {known, known, known, real,  otherwise, otherwise, made,    shorter, without, without,
                              more,  more,  added, added, near,      near,      another, another, drawn};

}  // namespace

void Mutations::note(std::span<const TextChange> changes, bool resolved) {
  for (const TextChange& change : changes) {
    Judged& judged = judged_[{change.kind, change.part}];
    ++judged.all;
    judged.resolved += resolved;
  }
}

std::optional<std::string> Mutations::anywhere(const Tree& tree, Random& random, TextChange* change) {
  return changedAmong(tree, 0, static_cast<NodeId>(tree.size()), random, change);
}

std::optional<std::string> Mutations::at(const Tree& tree, const Feature& feature, Random& random, TextChange* change) {
  if (feature.kind == FeatureKind::joint) return at(tree, random.pick(feature.operands), random, change);
  const std::vector<NodeId> found = reader_.occurrences(tree, feature);
  if (found.empty()) return std::nullopt;
  const NodeId node = random.pick(found);
  std::vector<NodeId> tokens;
  for (NodeId id = node; id < tree.node(node).end; ++id)
    if (tree.node(id).kind == NodeKind::token) tokens.push_back(id);
  // Of a name or a number, another one like it.
  if (tokens.size() == 1 && hasManyTexts(tree.node(tokens.front())) && random.chance(2, 3)) {
    *change = {near, parts_.of(tree.node(tokens.front()))};
    return withText(tree, tokens.front(), nearText(tree, tokens.front(), random), random);
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
    const Part part = parts_.of(tree.node(node));
    const auto judged = judged_.find({kind, part});
    if (judged != judged_.end() && !random.chance(1 + judged->second.resolved, 1 + judged->second.all)) continue;
    if (change != nullptr) *change = {kind, part};
    if (std::optional<std::string> text = changed(tree, node, kind, random)) return text;
  }
  return std::nullopt;
}

std::vector<std::string> Mutations::neighbours(const Tree& tree, Random& random) {
  std::vector<std::string> texts;
  auto add = [&](NodeId node, uint8_t kind) {
    if (std::optional<std::string> text = changed(tree, node, kind, random)) texts.push_back(std::move(*text));
  };
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.isIteration()) add(id, more);
    if (hasManyTexts(node)) add(id, near);
    for (const AbsentPart& absent : absentParts(parts_, tree, id))
      if (std::optional<std::string> text = addPart(tree, absent, random)) texts.push_back(std::move(*text));
    if (node.kind != NodeKind::rule) continue;
    const Part part = parts_.of(node);
    for (uint16_t i = 0; i < parts_.alternativeCount(part); ++i)
      if (i != alternativeOf(parts_, tree, id))
        if (std::optional<std::string> text = steered(node.symbol, part, i, random))
          texts.push_back(splice(tree, id, *text));
  }
  return texts;
}

bool Mutations::suits(const Tree& tree, NodeId id, uint8_t kind) const {
  const Node& node = tree.node(id);
  if (kind <= shorter) return node.kind == NodeKind::rule;
  if (kind == more) return node.isIteration();
  if (kind == added) return !absentParts(parts_, tree, id).empty();
  return kind < near || hasManyTexts(node);
}

std::optional<std::string> Mutations::changed(const Tree& tree, NodeId node, uint8_t kind, Random& random) {
  auto otherText = [&](const std::vector<Pool::Place>& places) -> std::optional<std::string> {
    if (places.empty()) return std::nullopt;
    const Pool::Place from = random.pick(places);
    return splice(tree, node, visibleText(*from.tree, from.node));
  };
  switch (static_cast<ChangeKind>(kind)) {
    case known: return otherText(pool_.nodesOf(parts_.of(tree.node(node))));
    case real: return otherText(pool_.sampleNodesOf(parts_.of(tree.node(node))));
    case otherwise: {
      const Part part = parts_.of(tree.node(node));
      if (!parts_.hasAlternatives(part)) return std::nullopt;
      const auto alternative = static_cast<uint16_t>(random.below(parts_.alternativeCount(part)));
      std::optional<std::string> text = steered(tree.node(node).symbol, part, alternative, random);
      return text ? std::optional(splice(tree, node, *text)) : std::nullopt;
    }
    case made: {
      std::optional<std::string> text = produceFor(tree.node(node).symbol, size_t{1} << random.below(5), random);
      return text ? std::optional(splice(tree, node, *text)) : std::nullopt;
    }
    case shorter: {
      Edits edits(tree.size());
      edits.replaceByMinimal(node);
      return textWith(tree, edits);
    }
    case without: return removeElement(tree, node, random);
    case more: return addIteration(tree, node, random);
    case added: {
      const std::vector<AbsentPart> absent = absentParts(parts_, tree, node);
      return addPart(tree, random.pick(absent), random);
    }
    case near: return withText(tree, node, nearText(tree, node, random), random);
    case another: {
      std::vector<NodeId> others = nodesWhere(
          tree, [&](NodeId, const Node& n) { return n.kind == NodeKind::token && n.symbol == tree.node(node).symbol; });
      return withText(tree, node, std::string(tree.text(random.pick(others))), random);
    }
    case drawn: {
      std::optional<std::string> text = otherToken(tree, node, random);
      return text ? std::optional(withText(tree, node, *text, random)) : std::nullopt;
    }
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
  const Part part = parts_.of(tree.node(token));
  std::vector<std::string> words;
  for (auto at = reader_.words().lower_bound({part, ""}); at != reader_.words().end() && at->first == part; ++at)
    words.push_back(at->second);
  if (!words.empty() && random.chance(1, 3)) return random.pick(words);
  const size_t at = text.size() > 2 ? 1 + random.below(text.size() - 1) : text.size();
  if (random.chance(1, 2) && text.size() > 1) return text.erase(at - 1, 1);
  return text.insert(at, 1, static_cast<char>('a' + random.below(26)));
}

}  // namespace hone
