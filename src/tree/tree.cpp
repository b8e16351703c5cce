#include "tree/tree.h"

#include <algorithm>

#include "text/file.h"
#include "text/user_error.h"

namespace hone {

TreePtr Tree::parse(std::shared_ptr<Language> language, std::string bytes) {
  Encoding encoding = detectEncoding(bytes);
  std::string marked = language->marked(std::move(bytes), encoding);
  return parse(std::move(language), std::move(marked), encoding);
}

TreePtr Tree::parse(std::shared_ptr<Language> language, std::string bytes, Encoding encoding) {
  // For files, this was checked when they were read.
  if (bytes.size() > mostBytes) throw UserError("the input is too large: hone reads inputs below 4 GiB");
  auto tree = std::make_shared<Tree>();
  tree->language_ = std::move(language);
  tree->bytes_ = std::move(bytes);
  tree->encoding_ = encoding;
  tree->derivation_ = tree->language_->parse(tree->bytes_, tree->encoding_);
  return tree;
}

uint32_t Tree::plainOffset(std::string_view plain, uint32_t offset) const {
  if (plain == bytes_) return offset;
  // Both texts have the same lines. Without the marks, a line has the same text in both.
  const std::string_view marked = bytes_;
  size_t end = 0;
  for (auto lines = std::count(marked.begin(), marked.begin() + offset, '\n'); lines > 0; --lines)
    end = std::min(plain.find('\n', end), plain.size() - 1) + 1;
  end = std::min(plain.find('\n', end), plain.size());
  const std::string_view rest = marked.substr(offset, marked.find('\n', offset) - offset);
  const auto marks = static_cast<size_t>(std::ranges::count_if(rest, isIndentationMark));
  return static_cast<uint32_t>(end - std::min(end, rest.size() - marks));
}

std::vector<NodeId> Tree::children(NodeId id) const {
  std::vector<NodeId> result;
  if (node(id).isLeaf()) return result;
  for (NodeId child = id + 1; child < node(id).end; child = node(child).end) result.push_back(child);
  return result;
}

uint32_t Tree::farLook(NodeId leaf) const {
  const std::vector<FarLook>& all = derivation_.farLooks;
  auto at =
      std::lower_bound(all.begin(), all.end(), leaf, [](const FarLook& look, NodeId id) { return look.leaf < id; });
  return at != all.end() && at->leaf == leaf ? at->to : 0;
}

const std::string* Tree::otherText(NodeId leaf) const {
  const std::vector<OtherText>& all = derivation_.otherTexts;
  auto at =
      std::lower_bound(all.begin(), all.end(), leaf, [](const OtherText& text, NodeId id) { return text.leaf < id; });
  return at != all.end() && at->leaf == leaf ? &at->text : nullptr;
}

size_t Tree::tokenCount(NodeId id) const {
  size_t count = 0;
  for (NodeId i = id; i < node(id).end; ++i) count += node(i).isVisible() && node(i).textEnd > node(i).textBegin;
  return count;
}

std::string Tree::symbolName(NodeId id) const {
  const Grammar& grammar = language(id).grammar();
  const Node& n = node(id);
  switch (n.kind) {
    case NodeKind::rule: return grammar.ruleNames[n.symbol];
    case NodeKind::choice: return "|";
    case NodeKind::optional: return "?";
    case NodeKind::star: return "*";
    case NodeKind::plus: return "+";
    case NodeKind::error: return "<error>";
    default: break;
  }
  Symbol type = static_cast<Symbol>(n.symbol);
  if (type == lexicalError) return "<lexical error>";
  if (type == byteOrderToken) return "<byte order mark>";
  if (type == skippedText) return "<skipped>";
  return grammar.tokenNames[static_cast<size_t>(type)];
}

}  // namespace hone
