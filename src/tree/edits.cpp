#include "tree/edits.h"

#include <algorithm>
#include <utility>

#include "text/hash.h"

namespace hone {

void Edits::remove(NodeId node) {
  if (!removed(node)) set(node, nullptr);
}

void Edits::replaceByMinimal(NodeId node) {
  static const auto minimal = std::make_shared<const Edit>(Edit{Kind::minimal});
  set(node, minimal);
}

void Edits::replaceBySubtrees(NodeId node, std::vector<NodeId> sources) {
  set(node, std::make_shared<const Edit>(Edit{Kind::subtree, std::move(sources)}));
}

void Edits::replaceText(NodeId leaf, std::string text) {
  set(leaf, std::make_shared<const Edit>(Edit{Kind::text, {}, std::make_shared<const std::string>(std::move(text))}));
}

void Edits::replaceByTokens(NodeId node, std::shared_ptr<const std::vector<MinimalToken>> tokens) {
  set(node, std::make_shared<const Edit>(Edit{Kind::tokens, {}, {}, std::move(tokens)}));
}

void Edits::restore(NodeId node) {
  ++changes_;
  if (!touched(node)) return;
  Block& block = ownBlock(node);
  block.erase(std::ranges::lower_bound(block, node, {}, &Entry::node));
  --count_;
}

const Edits::Edit* Edits::replacement(NodeId node) const {
  const Entry* entry = find(node);
  return entry != nullptr ? entry->edit.get() : nullptr;
}

bool Edits::removed(NodeId node) const {
  const Entry* entry = find(node);
  return entry != nullptr && entry->edit == nullptr;
}

NodeId Edits::nextTouched(NodeId from, NodeId end) const {
  if (!blocks_) return noNode;
  for (size_t i = from / nodesABlock; i < blocks_->size() && i * nodesABlock < end; ++i) {
    const Block* block = (*blocks_)[i].get();
    if (block == nullptr || block->empty() || block->back().node < from) continue;
    const NodeId found = std::ranges::lower_bound(*block, from, {}, &Entry::node)->node;
    return found < end ? found : noNode;
  }
  return noNode;
}

template <typename Changed>
void Edits::compare(const Edits& base, Changed changed) const {
  static const Block none;
  if (blocks_ == base.blocks_) return;
  for (size_t i = 0; i <= nodeCount_ / nodesABlock; ++i) {
    const auto blockOf = [i](const Edits& edits) { return edits.blocks_ ? (*edits.blocks_)[i].get() : nullptr; };
    const Block *mine = blockOf(*this), *other = blockOf(base);
    if (mine == other) continue;
    if (mine == nullptr) mine = &none;
    if (other == nullptr) other = &none;
    auto before = other->begin();
    for (const Entry& entry : *mine) {
      for (; before != other->end() && before->node < entry.node; ++before) changed(before->node, nullptr);
      const bool both = before != other->end() && before->node == entry.node;
      if (!both || before->edit != entry.edit) changed(entry.node, &entry);
      if (both) ++before;
    }
    for (; before != other->end(); ++before) changed(before->node, nullptr);
  }
}

uint64_t Edits::differenceTo(const Edits& base) const {
  std::string text;
  compare(base, [&](NodeId node, const Entry* entry) { describe(node, entry, text); });
  return contentHash(text).low;
}

std::vector<NodeId> Edits::changedFrom(const Edits& base) const {
  std::vector<NodeId> nodes;
  compare(base, [&](NodeId node, const Entry*) { nodes.push_back(node); });
  return nodes;
}

/// `entry`: null where the edit has gone.
void Edits::describe(NodeId node, const Entry* entry, std::string& text) {
  const auto number = [&](size_t value) { text.append(reinterpret_cast<const char*>(&value), sizeof value); };
  number(node);
  if (entry == nullptr || !entry->edit) return number(entry == nullptr ? size_t{1} << 32 : 0);
  const Edit& edit = *entry->edit;
  number(static_cast<size_t>(edit.kind));
  for (const NodeId source : edit.sources) number(source);
  if (edit.text) text += *edit.text;
  if (edit.tokens)
    for (const MinimalToken& token : *edit.tokens) text += token.text + ' ';
}

const Edits::Entry* Edits::find(NodeId node) const {
  const Block* block = blocks_ ? (*blocks_)[node / nodesABlock].get() : nullptr;
  if (block == nullptr) return nullptr;
  auto at = std::ranges::lower_bound(*block, node, {}, &Entry::node);
  return at != block->end() && at->node == node ? &*at : nullptr;
}

void Edits::set(NodeId node, std::shared_ptr<const Edit> edit) {
  ++changes_;
  Block& block = ownBlock(node);
  auto at = std::ranges::lower_bound(block, node, {}, &Entry::node);
  if (at != block.end() && at->node == node) {
    at->edit = std::move(edit);
  } else {
    block.insert(at, {node, std::move(edit)});
    ++count_;
  }
}

Edits::Block& Edits::ownBlock(NodeId node) {
  if (!blocks_)
    blocks_ = std::make_shared<Blocks>(nodeCount_ / nodesABlock + 1);
  else if (blocks_.use_count() > 1)
    blocks_ = std::make_shared<Blocks>(*blocks_);
  std::shared_ptr<Block>& block = (*blocks_)[node / nodesABlock];
  if (!block)
    block = std::make_shared<Block>();
  else if (block.use_count() > 1)
    block = std::make_shared<Block>(*block);
  return *block;
}

}  // namespace hone
