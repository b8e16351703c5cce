#include "fuzz/parts_corpus.h"

#include <algorithm>

#include "tree/visible_span.h"

namespace hone {
namespace {

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
