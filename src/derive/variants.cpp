#include "derive/variants.h"

#include <algorithm>

#include "derive/absent_parts.h"
#include "derive/character_class.h"
#include "derive/values.h"
#include "tree/edits.h"
#include "tree/part_of.h"
#include "tree/render.h"

namespace hone {
namespace {

using Kind = Variant::Kind;

/// The first token at or behind the offset that has text; noNode if there is none.
NodeId tokenFrom(const Tree& tree, NodeId inside, uint32_t offset) {
  for (NodeId id = inside; id < tree.size(); ++id)
    if (const Node& node = tree.node(id);
        node.kind == NodeKind::token && node.textBegin >= offset && node.textBegin < node.textEnd)
      return id;
  return noNode;
}

NodeId lastToken(const Tree& tree) {
  for (NodeId id = static_cast<NodeId>(tree.size()); id-- > 0;)
    if (tree.node(id).kind == NodeKind::token && tree.tokenCount(id) > 0) return id;
  return noNode;
}

NodeId ruleOf(const Tree& tree, NodeId node) {
  do node = tree.node(node).parent;
  while (node != noNode && tree.node(node).kind != NodeKind::rule);
  return node;
}

/// Other tokens directly in its rule that have its type and text.
std::vector<NodeId> twinsOf(const Tree& tree, NodeId token) {
  std::vector<NodeId> found;
  const NodeId rule = ruleOf(tree, token);
  if (rule == noNode) return found;
  for (NodeId id = rule + 1; id < tree.node(rule).end;) {
    const Node& node = tree.node(id);
    if (id != token && node.kind == NodeKind::token && node.symbol == tree.node(token).symbol &&
        tree.text(id) == tree.text(token))
      found.push_back(id);
    id = node.kind == NodeKind::rule ? node.end : id + 1;
  }
  return found;
}

std::vector<Symbol> typesOfTokens(const std::vector<RenderedToken>& tokens) {
  std::vector<Symbol> types;
  for (const RenderedToken& token : tokens) types.push_back(token.type);
  return types;
}

/// Keeps the hidden text before the node as it is: one change is enough.
void replaceTokens(const Tree& tree, NodeId node, std::shared_ptr<const std::vector<MinimalToken>> tokens,
                   Edits& edits) {
  const NodeId first = tokens->empty() ? noNode : tokenFrom(tree, node, tree.node(node).textBegin);
  if (first == noNode || first >= tree.node(node).end) return edits.replaceByTokens(node, std::move(tokens));
  edits.replaceByTokens(first, std::move(tokens));
  for (NodeId id = first + 1; id < tree.node(node).end; ++id)
    if (tree.node(id).isLeaf()) edits.remove(id);
}

Variant withTokens(Kind kind, NodeId node, const Alternatives::Tokens& tokens) {
  Variant variant;
  variant.kind = kind;
  variant.node = node;
  variant.tokens = std::make_shared<const std::vector<MinimalToken>>(tokens);
  return variant;
}

}  // namespace

bool hasManyTexts(const Parts& parts, const Node& node) {
  return node.kind == NodeKind::token && static_cast<Symbol>(node.symbol) > 0 && !parts.isLiteral(partOf(parts, node));
}

std::string_view layoutBefore(const Tree& tree, NodeId token) {
  uint32_t begin = 0;
  for (NodeId id = token; id-- > 0;)
    if (const Node& node = tree.node(id); node.isVisible() && node.textBegin < node.textEnd) {
      begin = node.textEnd;
      break;
    }
  return tree.bytes().substr(begin, tree.node(token).textBegin - begin);
}

Variants::Variants(std::shared_ptr<Language> language)
    : language_(std::move(language)), parts_(language_->grammar()), alternatives_(language_) {}

std::vector<Variant> Variants::of(const Tree& tree, NodeId id) {
  const Node& node = tree.node(id);
  std::vector<Variant> found;
  if (node.language != 0) return found;
  addAbsent(tree, id, found);
  if (node.kind == NodeKind::rule)
    for (const Alternatives::Tokens& tokens : alternatives_.ofRule(node.symbol))
      found.push_back(withTokens(Kind::alternative, id, tokens));
  if (hasManyTexts(parts_, node) && node.textBegin < node.textEnd) addTexts(tree, id, found);
  addOptional(tree, id, found);
  addOrder(tree, id, found);
  if (node.kind == NodeKind::token && node.textBegin < node.textEnd) addLayout(tree, id, found);
  return found;
}

void Variants::addAbsent(const Tree& tree, NodeId node, std::vector<Variant>& found) const {
  if (tree.node(node).isQuantified()) found.push_back({.kind = Kind::absent, .node = node});
}

void Variants::addOptional(const Tree& tree, NodeId node, std::vector<Variant>& found) {
  for (const AbsentPart& absent : absentParts(parts_, tree, node)) {
    NodeId beside = tokenFrom(tree, node, absent.offset);
    const bool isBehind = beside == noNode;
    if (isBehind) beside = lastToken(tree);
    if (beside == noNode) continue;
    for (const Alternatives::Tokens& tokens : alternatives_.ofGroup(parts_.decision(absent.group))) {
      found.push_back(withTokens(Kind::added, node, tokens));
      found.back().other = beside;
      found.back().isBehind = isBehind;
    }
  }
}

void Variants::addOrder(const Tree& tree, NodeId id, std::vector<Variant>& found) const {
  const Node& node = tree.node(id);
  if (!node.isIteration()) return;
  // One, two, many: a bound from above shows only beyond it.
  constexpr size_t many = 16, longest = 4096;
  found.push_back({.kind = Kind::repeated, .node = id});
  if ((node.textEnd - node.textBegin) * many <= longest)
    found.push_back({.kind = Kind::repeated, .node = id, .more = many - 1});
  if (node.end >= tree.size()) return;
  const Node& next = tree.node(node.end);
  if (next.parent == node.parent && next.kind == node.kind && next.symbol == node.symbol)
    found.push_back({.kind = Kind::swapped, .node = id, .other = node.end});
}

void Variants::addTexts(const Tree& tree, NodeId token, std::vector<Variant>& found) const {
  const bool hasTwins = !twinsOf(tree, token).empty();
  for (TokenText& text : otherTexts(tree.text(token))) {
    Variant variant;
    variant.kind = Kind::text;
    variant.node = token;
    variant.text = std::move(text);
    found.push_back(variant);
    if (!hasTwins || variant.text.change != TokenText::Change::word) continue;
    variant.isApart = true;
    found.push_back(std::move(variant));
  }
  constexpr size_t mostEqual = 8;  // texts of others: more of them hardly tell more
  std::vector<std::string_view> seen = {tree.text(token)};
  for (NodeId other = 0; other < tree.size() && seen.size() <= mostEqual; ++other) {
    const Node& node = tree.node(other);
    if (node.kind != NodeKind::token || node.symbol != tree.node(token).symbol) continue;
    if (std::ranges::find(seen, tree.text(other)) != seen.end()) continue;
    seen.push_back(tree.text(other));
    found.push_back({.kind = Kind::equal,
                     .node = token,
                     .other = other,
                     .text = {TokenText::Change::word, std::string(tree.text(other))}});
  }
}

void Variants::addLayout(const Tree& tree, NodeId token, std::vector<Variant>& found) const {
  const std::string_view now = layoutBefore(tree, token);
  std::vector<std::string> layouts = {"", " ", "  ", "\t", "\n", "\n\n"};
  const std::vector<std::string>& separators = language_->separators();
  layouts.insert(layouts.end(), separators.begin(), separators.end());
  for (size_t i = 0; i < layouts.size(); ++i)
    if (layouts[i] != now && std::find(layouts.begin(), layouts.begin() + static_cast<long>(i), layouts[i]) ==
                                 layouts.begin() + static_cast<long>(i))
      found.push_back({.kind = Kind::layout, .node = token, .text = {TokenText::Change::word, layouts[i]}});
}

TreePtr Variants::apply(const TreePtr& tree, std::span<const Variant> variants) const {
  Edits edits(tree->size());
  std::string bytes;
  std::vector<Symbol> meant;
  for (const Variant& variant : variants) {
    const Node& node = tree->node(variant.node);
    switch (variant.kind) {
      case Kind::absent: edits.remove(variant.node); break;
      case Kind::alternative: replaceTokens(*tree, variant.node, variant.tokens, edits); break;
      case Kind::text:
      case Kind::equal:
        edits.replaceText(variant.node, variant.text.text);
        if (!variant.isApart)
          for (NodeId twin : twinsOf(*tree, variant.node)) edits.replaceText(twin, variant.text.text);
        break;
      case Kind::swapped:
        edits.replaceBySubtree(variant.node, variant.other);
        edits.replaceBySubtree(variant.other, variant.node);
        break;
      case Kind::added: {
        std::vector<MinimalToken> tokens = *variant.tokens;
        const Node& before = tree->node(variant.other);
        tokens.insert(variant.isBehind ? tokens.begin() : tokens.end(),
                      {static_cast<Symbol>(before.symbol), std::string(tree->text(variant.other))});
        edits.replaceByTokens(variant.other, std::make_shared<const std::vector<MinimalToken>>(std::move(tokens)));
        break;
      }
      case Kind::repeated:
        bytes = tree->bytes();
        for (size_t i = 0; i < variant.more; ++i) bytes.insert(node.textEnd, tree->text(variant.node));
        break;
      case Kind::layout: {
        const std::string_view now = layoutBefore(*tree, variant.node);
        bytes = std::string(tree->bytes());
        bytes.replace(node.textBegin - now.size(), now.size(), variant.text.text);
        meant = typesOfTokens(renderedTokens(*tree, edits));
        break;
      }
    }
  }
  if (bytes.empty()) {
    std::optional<Rendered> rendered = render(*tree, edits);
    if (!rendered) return nullptr;
    bytes = std::move(rendered->bytes);
    meant = typesOfTokens(renderedTokens(*tree, edits));
  }
  if (bytes == tree->bytes()) return nullptr;
  TreePtr made = Tree::parse(language_, std::move(bytes), tree->encoding());
  if (made->errors().size() > tree->errors().size()) return nullptr;
  if (!meant.empty() && typesOfTokens(renderedTokens(*made, Edits(made->size()))) != meant) return nullptr;
  return made;
}

TreePtr Variants::any(const TreePtr& tree, NodeId begin, NodeId end, Random& random, bool isOther) {
  std::vector<Variant> variants = of(*tree, static_cast<NodeId>(begin + random.below(end - begin)));
  std::erase_if(variants, [&](const Variant& v) {
    if (v.more > 1) return true;  // once is enough, and others are made of what comes of it
    return isOther && v.kind != Kind::absent && v.kind != Kind::alternative && v.kind != Kind::text &&
           v.kind != Kind::equal;
  });
  if (variants.empty()) return nullptr;
  // One of any kind, however many it has: of layouts there are always some.
  std::vector<Kind> kinds;
  for (const Variant& variant : variants)
    if (kinds.empty() || kinds.back() != variant.kind) kinds.push_back(variant.kind);
  const Kind kind = random.pick(kinds);
  std::erase_if(variants, [&](const Variant& v) { return v.kind != kind; });
  return apply(tree, {&random.pick(variants), 1});
}

TreePtr Variants::grafted(const TreePtr& tree, const Tree& from, Random& random) const {
  // What an iteration begins with tells whether it may stand elsewhere, beside others of its kind.
  const auto ruleIn = [](const Tree& of, NodeId id) {
    const Node& node = of.node(id);
    if (!node.isIteration()) return noNode;
    for (NodeId child = id + 1; child < node.end; child = of.node(child).end)
      if (of.node(child).kind == NodeKind::rule) return static_cast<NodeId>(of.node(child).symbol);
    return noNode;
  };
  std::vector<NodeId> givers;
  for (NodeId id = 0; id < from.size(); ++id)
    if (ruleIn(from, id) != noNode && from.node(id).language == 0) givers.push_back(id);
  if (givers.empty()) return nullptr;
  const NodeId first = random.pick(givers);
  uint32_t end = from.node(first).textEnd;
  for (NodeId next = from.node(first).end; next < from.size() && from.node(next).parent == from.node(first).parent &&
                                           ruleIn(from, next) != noNode && random.chance(2, 3);
       next = from.node(next).end)
    end = from.node(next).textEnd;
  std::vector<NodeId> takers;
  for (NodeId id = 0; id < tree->size(); ++id)
    if (ruleIn(*tree, id) == ruleIn(from, first) && tree->node(id).language == 0) takers.push_back(id);
  if (takers.empty()) return nullptr;
  const Node& beside = tree->node(random.pick(takers));
  std::string bytes(tree->bytes());
  bytes.insert(random.chance(1, 2) ? beside.textEnd : beside.textBegin,
               from.bytes().substr(from.node(first).textBegin, end - from.node(first).textBegin));
  TreePtr made = Tree::parse(language_, std::move(bytes), tree->encoding());
  return made->errors().size() > tree->errors().size() ? nullptr : made;
}

TreePtr Variants::withText(const TreePtr& tree, const VisibleSpan& span, const std::string& text) const {
  if (text.empty() || textAt(*tree, span) == text) return nullptr;
  std::string bytes(tree->bytes());
  bytes.replace(span.begin, span.end - span.begin, text);
  TreePtr made = Tree::parse(language_, std::move(bytes), tree->encoding());
  return made->errors().size() > tree->errors().size() ? nullptr : made;
}

TreePtr Variants::related(const TreePtr& tree, Random& random) const {
  const std::vector<VisibleSpan> spans = visibleSpans(*tree);
  const std::vector<NodeId> values = valuesIn(parts_, *tree, spans);
  std::vector<NodeId> numbers;
  const auto own = [&](NodeId id) { return inside(textAt(*tree, spans[id])); };
  std::ranges::copy_if(values, std::back_inserter(numbers), [&](NodeId id) { return numberIn(own(id)).has_value(); });
  if (values.size() < 2) return nullptr;
  const NodeId one = !numbers.empty() && random.chance(2, 3) ? random.pick(numbers) : random.pick(values);
  const NodeId other = random.pick(values);
  if (one == other) return nullptr;
  const std::string_view whole = textAt(*tree, spans[one]);
  const auto oneNumber = numberIn(own(one)), otherNumber = numberIn(own(other));
  if (!oneNumber && random.chance(1, 2)) return withText(tree, spans[one], std::string(textAt(*tree, spans[other])));
  const double apart = static_cast<double>(random.below(3)) - 1;
  double measure =
      (otherNumber ? *otherNumber : static_cast<double>(characterCount(own(other), tree->encoding()))) + apart;
  if (oneNumber && otherNumber && numbers.size() > 2 && random.chance(1, 2)) {
    const double third = *numberIn(own(random.pick(numbers)));
    measure = (random.chance(1, 2) ? *otherNumber + third : *otherNumber * third) + apart;
  }
  if (oneNumber) {
    const Inside in = insideOf(whole);
    return withText(
        tree, spans[one],
        std::string(whole.substr(0, in.begin)) + spelledNumber(measure) + std::string(whole.substr(in.end)));
  }
  constexpr double longest = 200;  // characters: a text as long as a large number is no text that people write
  if (measure < 0 || measure > longest) return nullptr;
  return withText(tree, spans[one], withLength(whole, static_cast<size_t>(measure)));
}

TreePtr Variants::borrowed(const TreePtr& tree, const Tree& from, Random& random) const {
  const std::vector<VisibleSpan> spans = visibleSpans(*tree), fromSpans = visibleSpans(from);
  std::vector<NodeId> values = valuesIn(parts_, *tree, spans), others = valuesIn(parts_, from, fromSpans);
  if (values.empty()) return nullptr;
  const NodeId one = random.pick(values);
  const Part part = partOf(parts_, tree->node(one));
  std::erase_if(others, [&](NodeId id) { return partOf(parts_, from.node(id)) != part; });
  if (others.empty()) return nullptr;
  return withText(tree, spans[one], std::string(textAt(from, fromSpans[random.pick(others)])));
}

}  // namespace hone
