// The remaining leaves are collected in text order, as pieces to join (seams.cpp). An island is a separate text: at its
// end, its pieces are joined by the lexer of its language. The result is one piece of the surrounding text, which must
// lex as the token that contains the island. Incomplete texts are on a stack.

#include "tree/render.h"

#include <deque>

#include "tree/seams.h"

namespace hone {
namespace {

class TreeWalk {
 public:
  /// `tokens`: where to list the visible tokens; then nothing is joined.
  TreeWalk(const Tree& tree, const Edits& edits, std::vector<RenderedToken>* tokens = nullptr)
      : tree_(tree), edits_(edits), tokens_(tokens) {}

  std::optional<Rendered> run() {
    openText(tree_.root());
    std::optional<std::string> text = toEnd();
    if (!text) return std::nullopt;
    return Rendered{std::move(*text), sum_.count, sum_.hash};
  }

  std::optional<std::string> runIsland(NodeId island, TokenSum& tokens) {
    sum_ = tokens;
    openIsland(island);
    std::optional<std::string> text = toEnd();
    tokens = sum_;
    return text;
  }

 private:
  struct Range {
    NodeId next;
    NodeId end;
    NodeId source = noNode;  ///< its own edit doesn't apply again
    bool endsText = false;
  };
  /// An incomplete text. That of a token with islands consists of fragments and complete texts and has no language.
  struct Text {
    PiecesOfText of;
    uint32_t lastEnd = 0;  ///< in the input, of the last piece
    NodeId island = noNode;
  };

  std::optional<std::string> toEnd() {
    WorkMeter meter(tree_.stop());
    while (!ranges_.empty()) {
      meter.spend();
      Range& range = ranges_.back();
      if (range.next < range.end) {
        visit(range);
        continue;
      }
      bool endsText = range.endsText;
      ranges_.pop_back();
      if (endsText && !closeText()) return std::nullopt;
    }
    countLast();
    return std::move(strings_.back());
  }

  /// Begins the text of the whole tree or of an island.
  void openText(NodeId root) {
    const Node& node = tree_.node(root);
    texts_.push_back({{&tree_.language(root), tree_.bytes(), node.textEnd, {}}, node.textBegin});
    ranges_.push_back({root, node.end, noNode, true});
  }

  void openIsland(NodeId island) {
    texts_.push_back({{}, 0, island});
    ranges_.push_back({island + 1, tree_.node(island).end, noNode, true});
  }

  bool closeText() {
    Text text = std::move(texts_.back());
    texts_.pop_back();
    if (text.of.language != nullptr && tokens_ == nullptr) {
      std::optional<std::string> joined = joinPieces(std::move(text.of), tree_.encoding(), tree_.stop());
      if (!joined) return false;
      strings_.push_back(std::move(*joined));
    } else {
      std::string& all = strings_.emplace_back();
      for (const Piece& piece : text.of.pieces) all += piece.text;
    }
    if (texts_.empty()) return true;
    if (text.island == noNode)
      addPiece({strings_.back(), 0, false, false, false, {}});
    else if (strings_.back() == tree_.text(text.island))
      addKept(text.island);
    else
      addNew(strings_.back(), static_cast<Symbol>(tree_.node(text.island).symbol));
    return true;
  }

  void visit(Range& range) {
    NodeId id = range.next;
    const Node& node = tree_.node(id);
    if (texts_.back().of.language == nullptr && node.kind != NodeKind::fragment) {
      range.next = node.end;
      openText(id);
    } else if (edits_.touched(id) && id != range.source) {
      range.next = node.end;
      if (const Edits::Edit* edit = edits_.replacement(id)) replace(*edit, id);
    } else if (node.kind == NodeKind::island) {
      range.next = node.end;
      openIsland(id);
    } else {
      ++range.next;
      if (!node.isLeaf()) return;
      addKept(id);
      countLeaf(node, tree_.text(id));
    }
  }

  void replace(const Edits::Edit& edit, NodeId id) {
    const Node& node = tree_.node(id);
    auto addToken = [&](std::string_view text, Symbol type) {
      addNew(text, type);
      count(text, type);
    };
    switch (edit.kind) {
      case Edits::Kind::removed: break;
      case Edits::Kind::subtree:
        // If an edit inside a subtree would lead back to the subtree, the subtree is written unedited. In reverse,
        // since the stack reverses the order.
        for (size_t i = edit.sources.size(); i-- > 0 && ranges_.size() < mostNested;)
          ranges_.push_back({edit.sources[i], tree_.node(edit.sources[i]).end, edit.sources[i]});
        break;
      case Edits::Kind::text:
        addNew(*edit.text, static_cast<Symbol>(node.symbol), node.kind == NodeKind::hidden);
        countLeaf(node, *edit.text);
        break;
      case Edits::Kind::tokens:
        for (const MinimalToken& token : *edit.tokens) addToken(token.text, token.type);
        break;
      case Edits::Kind::minimal: forMinimalTokens(tree_, id, addToken); break;
    }
  }

  /// A leaf, or a token whose islands are all unchanged.
  void addKept(NodeId id) {
    const Node& node = tree_.node(id);
    bool seam = node.textBegin != texts_.back().lastEnd;
    addPiece({tree_.text(id), static_cast<Symbol>(node.symbol), node.kind == NodeKind::hidden, seam, true,
              tree_.modes(id), tree_.farLook(id)});
    texts_.back().lastEnd = node.textEnd;
  }

  void addNew(std::string_view text, Symbol type, bool isHidden = false) {
    addPiece({text, type, isHidden, true, false, {}});
    texts_.back().lastEnd = UINT32_MAX;
  }

  void addPiece(const Piece& piece) { texts_.back().of.pieces.push_back(piece); }

  /// A leaf of the tree with that text.
  void countLeaf(const Node& node, std::string_view text) {
    if (node.kind == NodeKind::hidden) return;
    count(text, static_cast<Symbol>(node.symbol), node.kind == NodeKind::fragment && node.parent == lastIsland_);
    if (node.kind == NodeKind::fragment) lastIsland_ = node.parent;
  }

  /// `goesOn`: it forms one token with the piece before it, since the island between them has no text left.
  void count(std::string_view text, Symbol type, bool goesOn = false) {
    if (tokens_ != nullptr && goesOn)
      tokens_->back().text += text;
    else if (tokens_ != nullptr && type != endOfFile)
      tokens_->push_back({type, std::string(text)});
    if (text.empty()) return;
    lastIsland_ = noNode;
    if (!goesOn) countLast();
    last_ += text;
  }

  /// Only here is the text known to be complete.
  void countLast() {
    if (!last_.empty()) sum_.add(last_);
    last_.clear();
  }

  static constexpr size_t mostNested = 1'000'000;
  const Tree& tree_;
  const Edits& edits_;
  std::vector<RenderedToken>* tokens_;
  std::vector<Range> ranges_;
  std::vector<Text> texts_;
  std::deque<std::string> strings_;  ///< the texts that are complete
  NodeId lastIsland_ = noNode;       ///< of the fragment that was the last token, if it was one
  TokenSum sum_;
  std::string last_;  ///< the token that isn't counted yet
};

}  // namespace

std::optional<Rendered> render(const Tree& tree, const Edits& edits) { return TreeWalk(tree, edits).run(); }

std::optional<std::string> renderIsland(const Tree& tree, const Edits& edits, NodeId island, TokenSum& tokens) {
  return TreeWalk(tree, edits).runIsland(island, tokens);
}

std::vector<RenderedToken> renderedTokens(const Tree& tree, const Edits& edits) {
  std::vector<RenderedToken> tokens;
  TreeWalk(tree, edits, &tokens).run();
  return tokens;
}

}  // namespace hone
