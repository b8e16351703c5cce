#include "tree/edits.h"

#include <utility>

namespace hone {

void Edits::remove(NodeId node) {
  restore(node);
  touched_[node] = true;
  ++count_;
}

void Edits::replaceText(NodeId leaf, std::string text) {
  set(leaf, {Kind::text, {}, std::make_shared<const std::string>(std::move(text))});
}

void Edits::restore(NodeId node) {
  ++changes_;
  if (!touched_[node]) return;
  touched_[node] = false;
  --count_;
  replacements_.erase(node);
}

const Edits::Edit* Edits::replacement(NodeId node) const {
  if (!touched_[node]) return nullptr;
  auto at = replacements_.find(node);
  return at != replacements_.end() ? &at->second : nullptr;
}

void Edits::set(NodeId node, Edit edit) {
  ++changes_;
  if (!touched_[node]) ++count_;
  touched_[node] = true;
  replacements_.insert_or_assign(node, std::move(edit));
}

}  // namespace hone
