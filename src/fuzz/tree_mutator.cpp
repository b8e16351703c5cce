// A mutation replaces the text of a part of the tree: by one that the grammar makes, by a part of a known text of the
// same rule (a splice), by a part of its own, or by nothing. The operators are those of Nautilus (Aschermann et al.,
// NDSS 2019: random, splicing, random recursive, subtree minimization), and two on loops, which its grammars don't
// have: an iteration goes, or is repeated. All are equally likely; few texts get more than three changes at once.
//
// The changes are edits of the tree, so the text has the tokens that were meant (tree/seams.h).
#include "fuzz/tree_mutator.h"

#include <algorithm>
#include <utility>

#include "derive/token_texts.h"
#include "grammar/repair_hints.h"
#include "tree/render.h"
#include "tree/visible_span.h"

namespace hone {
namespace {

constexpr int mostTries = 8;           // draws of a change, before the text is given back as it is
constexpr uint64_t freshTexts = 64;    // one text in this many is made by the grammar alone
constexpr uint64_t mostDoublings = 6;  // a new part has fewer tokens, or repetitions, than 2 to this power, about

/// 1, 2, 4, ...: small numbers and, less often, large ones.
size_t powerOfTwo(Random& random) { return size_t{1} << random.below(mostDoublings); }

/// The nodes with what is below them have something in common.
bool overlap(const Tree& tree, NodeId one, NodeId other) {
  return one < tree.node(other).end && other < tree.node(one).end;
}

// A fuzzer runs for days, so the corpus is bounded: for each symbol, in the number and the size of its texts.
constexpr size_t mostTexts = 512;
constexpr size_t mostKnown = size_t{1} << 16;
constexpr size_t mostBytes = 4096;

PartsCorpus::Tokens tokensIn(const Tree& tree, NodeId node) {
  auto tokens = std::make_shared<std::vector<MinimalToken>>();
  for (NodeId id = node; id < tree.node(node).end;) {
    const Node& part = tree.node(id);
    const bool isIsland = part.kind == NodeKind::island;
    if ((isIsland || part.isVisible()) && !tree.text(id).empty())
      tokens->push_back({static_cast<Symbol>(part.symbol), std::string(tree.text(id))});
    id = isIsland ? part.end : id + 1;
  }
  return tokens;
}

}  // namespace

TreeMutator::TreeMutator(std::shared_ptr<Language> language)
    : language_(std::move(language)),
      producer_(language_, TokenTaste::any, repairHints(language_->name()).lenientRules) {}

const TreeMutator::Read& TreeMutator::read(std::string_view text) {
  if (read_.tree && read_.text == text) return read_;
  Read result;
  result.text = text;
  result.tree = Tree::parse(language_, result.text);
  const Tree& tree = *result.tree;
  const std::vector<VisibleSpan> spans = visibleSpans(tree);
  std::unordered_map<uint32_t, std::vector<NodeId>> open;  // by rule: the nodes around the present one
  for (NodeId id = 1; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.language != 0 || spans[id].empty()) continue;
    if (node.isQuantified()) result.optional.push_back(id);
    if (node.isIteration()) result.iterations.push_back(id);
    if (node.kind == NodeKind::token && static_cast<Symbol>(node.symbol) > 0 &&
        language_->hasManyTexts(static_cast<Symbol>(node.symbol)))
      result.tokens.push_back(id);
    if (node.kind != NodeKind::rule) continue;
    result.rules.push_back(id);
    std::vector<NodeId>& around = open[node.symbol];
    while (!around.empty() && tree.node(around.back()).end <= id) around.pop_back();
    if (!around.empty()) result.nested.emplace_back(around.back(), id);
    around.push_back(id);
  }
  return read_ = std::move(result);
}

NodeId TreeMutator::generate(const Read& read, Edits& edits, Random& random) {
  if (read.rules.empty()) return noNode;
  const NodeId node = random.pick(read.rules);
  NodeId first = node;  // the leaf before which the lexer is in the part's mode
  while (!read.tree->node(first).isVisible() && first + 1 < read.tree->node(node).end) ++first;
  const size_t most = powerOfTwo(random);
  const std::optional<ProducedText> made =
      producer_.produce(read.tree->node(node).symbol, {most, random.below(most)}, random, rareFirst(random),
                        Layout::plain, read.tree->modes(first).before);
  if (!made) return noNode;
  auto tokens = std::make_shared<std::vector<MinimalToken>>();
  auto text = made->tokens.begin();
  for (const ProducedNode& part : made->nodes)
    if (part.kind == ProducedNode::Kind::token && !(text++)->empty())
      tokens->push_back({static_cast<Symbol>(part.symbol), *std::prev(text)});
  edits.replaceByTokens(node, std::move(tokens));
  return node;
}

NodeId TreeMutator::splice(const Read& read, const PartsCorpus& from, Edits& edits, Random& random) {
  if (read.rules.empty()) return noNode;
  const NodeId node = random.pick(read.rules);
  const PartsCorpus::Tokens part = from.ofRule(read.tree->node(node).symbol, random);
  if (part == nullptr) return noNode;
  edits.replaceByTokens(node, part);
  return node;
}

NodeId TreeMutator::changeToken(const Read& read, Edits& edits, Random& random) {
  if (read.tokens.empty()) return noNode;
  const NodeId node = random.pick(read.tokens);
  if (random.chance(1, 2)) {
    const std::vector<TokenText> others = otherTexts(read.tree->text(node));
    if (others.empty()) return noNode;
    edits.replaceText(node, random.pick(others).text);
  } else if (const PartsCorpus::Tokens known = corpus_.ofToken(read.tree->node(node).symbol, random);
             known != nullptr && random.chance(1, 2)) {
    edits.replaceByTokens(node, known);
  } else {
    const auto type = static_cast<Symbol>(read.tree->node(node).symbol);
    std::optional<std::string> drawn =
        producer_.drawToken(type, language_->lexer().modeOf(read.tree->modes(node).before), random);
    if (!drawn) return noNode;
    edits.replaceText(node, std::move(*drawn));
  }
  return node;
}

NodeId TreeMutator::remove(const Read& read, Edits& edits, Random& random) {
  if (read.optional.empty()) return noNode;
  const NodeId node = random.pick(read.optional);
  edits.remove(node);
  return node;
}

NodeId TreeMutator::repeat(const Read& read, Edits& edits, Random& random) {
  if (read.iterations.empty()) return noNode;
  const NodeId node = random.pick(read.iterations);
  edits.replaceBySubtrees(node, std::vector<NodeId>(1 + powerOfTwo(random), node));
  return node;
}

NodeId TreeMutator::hoist(const Read& read, Edits& edits, Random& random) {
  if (read.nested.empty()) return noNode;
  const auto [outer, inner] = random.pick(read.nested);
  edits.replaceBySubtree(outer, inner);
  return outer;
}

/// What is around the inner part is around it several times.
NodeId TreeMutator::wrap(const Read& read, Edits& edits, Random& random) {
  if (read.nested.empty()) return noNode;
  const auto [outer, inner] = random.pick(read.nested);
  const Tree& tree = *read.tree;
  std::vector<NodeId> before, sources;
  for (NodeId id = outer; id < inner; ++id)
    if (tree.node(id).isLeaf()) before.push_back(id);
  std::vector<NodeId> behind;
  for (NodeId id = tree.node(inner).end; id < tree.node(outer).end; ++id)
    if (tree.node(id).isLeaf()) behind.push_back(id);
  const size_t times = powerOfTwo(random);
  for (size_t i = 0; i < times; ++i) sources.insert(sources.end(), before.begin(), before.end());
  sources.push_back(inner);
  for (size_t i = 0; i < times; ++i) sources.insert(sources.end(), behind.begin(), behind.end());
  edits.replaceBySubtrees(inner, std::move(sources));
  return inner;
}

NodeId TreeMutator::change(const Read& read, Edits& edits, Random& random) {
  switch (random.below(7)) {
    case 0: return generate(read, edits, random);
    case 1: return splice(read, corpus_, edits, random);
    case 2: return changeToken(read, edits, random);
    case 3: return remove(read, edits, random);
    case 4: return repeat(read, edits, random);
    case 5: return hoist(read, edits, random);
    default: return wrap(read, edits, random);
  }
}

/// The text with one change, or with several at parts that don't overlap.
template <typename MakeChange>
std::string TreeMutator::changed(const Read& read, size_t most, Random& random, MakeChange make) {
  const Tree& tree = *read.tree;
  Edits edits(tree.size());
  std::string text(tree.bytes());
  std::vector<NodeId> nodes;
  size_t wanted = 1;
  while (random.chance(1, 2)) ++wanted;
  for (size_t tries = mostTries * wanted; tries > 0 && nodes.size() < wanted; --tries) {
    Edits more = edits;
    const NodeId node = make(more);
    if (node == noNode || std::ranges::any_of(nodes, [&](NodeId other) { return overlap(tree, node, other); }))
      continue;
    std::optional<Rendered> rendered = render(tree, more);
    if (!rendered || rendered->bytes.size() > most || rendered->bytes == text) continue;
    text = std::move(rendered->bytes);
    edits = std::move(more);
    nodes.push_back(node);
  }
  return language_->plain(std::move(text), tree.encoding());
}

std::optional<std::string> TreeMutator::fresh(size_t most, Random& random) {
  const size_t tokens = 4 * powerOfTwo(random);
  std::optional<ProducedText> made =
      producer_.produce(language_->start(), {tokens, random.below(tokens)}, random, rareFirst(random));
  if (!made) return std::nullopt;
  std::string text = language_->plain(std::move(made->text), Encoding::utf8);
  return text.size() <= most ? std::optional(std::move(text)) : std::nullopt;
}

std::string TreeMutator::mutate(std::string_view text, size_t most, uint64_t seed) {
  Random random(seed);
  const Read& known = read(text);
  if (given_.insert(contentHash(text)).second) corpus_.add(*known.tree, random);
  if (known.rules.empty() || random.chance(1, freshTexts))
    if (std::optional<std::string> made = fresh(most, random)) return std::move(*made);
  return changed(known, most, random, [&](Edits& edits) { return change(known, edits, random); });
}

std::string TreeMutator::cross(std::string_view text, std::string_view other, size_t most, uint64_t seed) {
  Random random(seed);
  PartsCorpus parts;
  parts.add(*read(other).tree, random);
  const Read& known = read(text);
  return changed(known, most, random, [&](Edits& edits) { return splice(known, parts, edits, random); });
}

void PartsCorpus::keep(Sample& sample, const Tree& tree, NodeId node, std::string_view text, Random& random) {
  if (text.empty() || text.size() > mostBytes || sample.known.size() >= mostKnown) return;
  if (!sample.known.insert(contentHash(text)).second) return;
  const bool isFull = sample.texts.size() == mostTexts;
  const uint64_t place = isFull ? random.below(sample.known.size()) : sample.texts.size();
  if (place >= mostTexts) return;
  sample.texts.resize(std::max<size_t>(sample.texts.size(), place + 1));
  sample.texts[place] = tokensIn(tree, node);
}

void PartsCorpus::add(const Tree& tree, Random& random) {
  const std::vector<VisibleSpan> spans = visibleSpans(tree);
  // Parents come before their children, so from the end on each node knows of errors below it.
  std::vector<bool> broken(tree.size());
  for (auto id = static_cast<NodeId>(tree.size()); id-- > 1;) {
    const Node& node = tree.node(id);
    if (node.kind == NodeKind::error) broken[id] = true;
    if (broken[id]) broken[node.parent] = true;
    if (broken[id] || node.language != 0) continue;
    if (node.kind == NodeKind::rule) keep(rules_[node.symbol], tree, id, textAt(tree, spans[id]), random);
    if (node.kind == NodeKind::token) keep(tokens_[node.symbol], tree, id, textAt(tree, spans[id]), random);
  }
}

PartsCorpus::Tokens PartsCorpus::drawn(const Samples& samples, uint32_t symbol, Random& random) {
  const auto found = samples.find(symbol);
  return found == samples.end() || found->second.texts.empty() ? nullptr : random.pick(found->second.texts);
}

}  // namespace hone
