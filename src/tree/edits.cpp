#include "tree/edits.h"

#include <algorithm>

namespace hone {
namespace {

auto find(auto& replacements, NodeId node) {
  return std::lower_bound(replacements.begin(), replacements.end(), node,
                          [](const Edits::Edit& edit, NodeId id) { return edit.node < id; });
}

}  // namespace

void Edits::remove(NodeId node) {
  restore(node);
  touched_[node] = true;
  ++count_;
}

void Edits::replaceText(NodeId leaf, std::string text) {
  set({leaf, Kind::text, {}, std::make_shared<const std::string>(std::move(text))});
}

void Edits::restore(NodeId node) {
  if (!touched_[node]) return;
  touched_[node] = false;
  --count_;
  auto at = find(replacements_, node);
  if (at != replacements_.end() && at->node == node) replacements_.erase(at);
}

const Edits::Edit* Edits::replacement(NodeId node) const {
  if (!touched_[node]) return nullptr;
  auto at = find(replacements_, node);
  return at != replacements_.end() && at->node == node ? &*at : nullptr;
}

void Edits::set(Edit edit) {
  if (!touched_[edit.node]) ++count_;
  touched_[edit.node] = true;
  auto at = find(replacements_, edit.node);
  if (at != replacements_.end() && at->node == edit.node)
    *at = std::move(edit);
  else
    replacements_.insert(at, std::move(edit));
}

}  // namespace hone
