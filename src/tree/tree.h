// A text and its derivation, on which every mode works. A tree is immutable: a change is an `Edits`, and an accepted
// candidate is parsed into a new tree.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "parse/language.h"

namespace hone {

class Tree {
 public:
  /// Parses the bytes: as UTF-8 if they are valid UTF-8, else byte by byte. Linear time, see Parser::parse.
  static std::shared_ptr<const Tree> parse(std::shared_ptr<Language> language, std::string bytes);
  /// For a text made of a tree, which is a marked one (Language::marked): parses in the encoding of the input, even if
  /// the text alone suggests another one.
  static std::shared_ptr<const Tree> parse(std::shared_ptr<Language> language, std::string bytes, Encoding encoding);

  const Node& node(NodeId id) const { return derivation_.nodes[id]; }
  NodeId root() const { return 0; }
  size_t size() const { return derivation_.nodes.size(); }
  /// The text, marked if the language marks indentation.
  std::string_view bytes() const { return bytes_; }
  /// The text without marks, as a program reads it. O(text).
  std::string plainText() const { return language_->plain(bytes_, encoding_); }
  /// The place in `plain`, the tree's plain text, of an offset in `bytes`. O(text).
  uint32_t plainOffset(std::string_view plain, uint32_t offset) const;
  Encoding encoding() const { return encoding_; }
  Language& language() const { return *language_; }
  /// The language of the node's symbol; inside an island it differs from the tree's.
  Language& language(NodeId id) const { return language_->member(node(id).language); }
  const std::shared_ptr<Language>& sharedLanguage() const { return language_; }
  /// Long computations on the tree ask it whether to stop.
  const StopToken& stop() const { return language_->stop(); }
  const std::vector<SyntaxError>& errors() const { return derivation_.errors; }
  /// The byte from which on the tree has only tokens and brackets, since parsing needed too much look-ahead.
  std::optional<uint32_t> flatFrom() const { return derivation_.flatFrom; }
  /// The number of texts that should be islands but have syntax errors, and so are only tokens.
  size_t brokenIslands() const { return derivation_.brokenIslands; }

  /// The node's bytes; for an inner node, including hidden tokens before its first token.
  std::string_view text(NodeId id) const {
    return bytes().substr(node(id).textBegin, node(id).textEnd - node(id).textBegin);
  }
  LeafModes modes(NodeId leaf) const { return derivation_.modes.empty() ? LeafModes{} : derivation_.modes[leaf]; }
  /// The offset up to which the lexer read to find the leaf's end; 0 if not far. O(log farLooks().size()).
  uint32_t farLook(NodeId leaf) const;
  /// All leaves whose end the lexer found only by reading far beyond it, ascending.
  const std::vector<FarLook>& farLooks() const { return derivation_.farLooks; }
  /// The text that code in the grammar gave the token; nullptr if that is the input's. O(log number of such tokens).
  const std::string* otherText(NodeId leaf) const;

  std::vector<NodeId> children(NodeId id) const;
  /// The number of tokens below the node that have text, without hidden ones and the end of file. O(subtree).
  size_t tokenCount(NodeId id) const;
  /// The rule's or token's name, or `?`, `*`, `+`, `|` for a group.
  std::string symbolName(NodeId id) const;

 private:
  std::shared_ptr<Language> language_;
  std::string bytes_;
  Encoding encoding_ = Encoding::utf8;
  Derivation derivation_;
};

using TreePtr = std::shared_ptr<const Tree>;

}  // namespace hone
