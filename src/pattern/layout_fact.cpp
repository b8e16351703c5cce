#include "pattern/layout_fact.h"

#include <algorithm>

namespace hone {

std::string_view hiddenBefore(const Tree& tree, const TokenIndex& index, uint32_t token) {
  const uint32_t begin = token == 0 ? 0 : tree.node(index.tokens()[token - 1]).textEnd;
  const auto end =
      token < index.size() ? tree.node(index.tokens()[token]).textBegin : static_cast<uint32_t>(tree.bytes().size());
  return tree.bytes().substr(begin, end - begin);
}

bool isUnread(const Node& node) {
  return node.kind == NodeKind::hidden && static_cast<Symbol>(node.symbol) == lexicalError;
}

std::map<uint32_t, std::string> unreadIn(const Tree& tree, const TokenIndex& index, NodeId node) {
  std::map<uint32_t, std::string> unread;
  if (tree.errors().empty()) return unread;
  for (NodeId id = node; id < tree.node(node).end; ++id)
    if (isUnread(tree.node(id))) unread[index.before(id)] += tree.text(id);
  return unread;
}

std::string layoutKey(std::string_view hidden) {
  std::string key;
  for (const char c : hidden) {
    const char kind = c == '\n' ? '/' : c == ' ' || c == '\t' ? '_' : c == '\r' || c < ' ' ? '\0' : '#';
    if (kind == '\0') continue;
    if (kind == '/' ? key.ends_with("//") : key.ends_with(kind)) continue;
    // Blanks within a comment.
    if (kind == '_' && key.ends_with('#')) continue;
    key += kind;
  }
  return key;
}

bool LayoutFact::holds(std::string_view hidden) const {
  const std::string key = layoutKey(hidden);
  auto is = [&](const std::string& one) { return one == key; };
  if (std::ranges::any_of(failing, is)) return true;
  if (std::ranges::any_of(passing, is)) return false;
  auto longestIn = [&](const std::vector<std::string>& keys) {
    size_t longest = 0;
    for (const std::string& one : keys)
      if (key.find(one) != std::string::npos) longest = std::max(longest, one.size());
    return longest;
  };
  return longestIn(failing) > longestIn(passing);
}

bool LayoutFact::asksForOneLine() const {
  auto hasBreak = [](const std::string& key) { return key.find('/') != std::string::npos; };
  return std::ranges::all_of(passing, hasBreak) && std::ranges::none_of(failing, hasBreak);
}

std::string LayoutFact::words() const {
  std::string text;
  if (failing.empty()) return text;
  for (const char kind : *std::ranges::min_element(failing, {}, &std::string::size))
    text += kind == '_' ? "␣" : kind == '/' ? "⏎" : "<comment>";
  if (!text.empty()) return text;
  return asksForOneLine() ? std::string(noLineBreak) : "<nothing between>";
}

}  // namespace hone
