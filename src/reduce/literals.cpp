// Texts may depend on each other: a string that another one contains, and a number that is a place in it. So first all
// are tried smaller at once, by one factor: numbers, and in strings the runs of one character.
//
// Then the pass takes one text after the other, with all its occurrences. It tries a number as 0, 1, 9, 99, ..., which
// finds the fewest digits if the number only has to be large enough, as the size of an array. Then it minimizes the
// list of characters. A text that the lexer would read as another token is never tested, because the renderer can't
// write it.

#include <algorithm>
#include <cctype>
#include <map>
#include <tuple>

#include "reduce/passes.h"
#include "search/cloned.h"
#include "text/characters.h"
#include "tree/project_files.h"

namespace hone {
namespace {

struct Literal {
  std::string text;
  std::vector<NodeId> leaves;
};

/// In the order of the text, comments among them: where one has to stay, not all of it does. Those of one character
/// have nothing to lose.
std::vector<Literal> literalsOf(const Tree& tree) {
  std::vector<Literal> literals;
  std::map<std::tuple<uint8_t, uint32_t, std::string_view>, size_t> index;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    const bool isComment = node.kind == NodeKind::hidden && !isAllBlank(tree.text(id));
    if ((node.kind != NodeKind::token && !isComment) || tree.text(id).size() < 2 || isOfCommand(tree, id)) continue;
    // A byte order mark has no type.
    const std::vector<std::string>& known = tree.language(id).grammar().tokenLiterals;
    if (node.symbol >= known.size() || !known[node.symbol].empty()) continue;
    auto [at, isNew] = index.try_emplace({node.language, node.symbol, tree.text(id)}, literals.size());
    if (isNew) literals.push_back({std::string(tree.text(id)), {}});
    literals[at->second].leaves.push_back(id);
  }
  return literals;
}

bool isNumber(std::string_view text) {
  return std::ranges::all_of(text, [](unsigned char c) { return std::isdigit(c); });
}

std::vector<std::string> shortNumbers(size_t digits) {
  std::vector<std::string> numbers = {"0", "1"};
  for (size_t i = 1; i < digits; ++i) numbers.emplace_back(i, '9');
  return numbers;
}

size_t divided(size_t number, size_t divisor) { return (number + divisor / 2) / divisor; }

/// A number or the runs in a quoted text, by the divisor.
std::string scaled(const std::string& text, size_t divisor) {
  constexpr size_t mostDigits = 18;
  if (isNumber(text)) return text.size() > mostDigits ? text : std::to_string(divided(std::stoull(text), divisor));
  if (isWordByte(text.front())) return text;
  std::string shorter;
  for (size_t begin = 0, end = 0; begin < text.size(); begin = end) {
    while (end < text.size() && text[end] == text[begin]) ++end;
    shorter.append(std::max<size_t>(1, divided(end - begin, divisor)), text[begin]);
  }
  return shorter;
}

class LiteralPass : public Pass {
 public:
  LiteralPass(TreePtr tree, Minimizer minimizer)
      : tree_(std::move(tree)),
        kind_(minimizer),
        literals_(std::make_shared<const std::vector<Literal>>(literalsOf(*tree_))),
        accepted_(tree_->size()),
        proposed_(tree_->size()) {}

  std::unique_ptr<Pass> clone() const override { return std::make_unique<LiteralPass>(*this); }

  std::optional<Edits> propose() override {
    for (; !divisors_.empty(); divisors_.erase(divisors_.begin()))
      if (std::optional<Edits> all = allBy(divisors_.front())) return all;
    for (;;) {
      if (!wholes_.empty()) return with(wholes_.front());
      if (characters_)
        if (std::optional<Selection> kept = characters_->propose()) {
          std::string shorter;
          for (uint32_t i : *kept) shorter += text_[i];
          return with(shorter);
        }
      if (next_ == literals_->size()) return std::nullopt;
      text_ = (*literals_)[next_++].text;
      if (isNumber(text_)) wholes_ = shortNumbers(text_.size());
      characters_ = makeMinimizer(kind_, static_cast<uint32_t>(text_.size()));
    }
  }

  void learn(bool interesting) override {
    if (interesting) accepted_ = proposed_;
    if (!divisors_.empty()) {
      divisors_.erase(divisors_.begin());
      if (!interesting) return;
      // This pass knows the texts of before; the next one begins with those of now.
      divisors_.clear();
      next_ = literals_->size();
    } else if (wholes_.empty()) {
      characters_->learn(interesting);
    } else {
      wholes_.erase(wholes_.begin());
      if (!interesting) return;
      wholes_.clear();
      characters_ = nullptr;
    }
  }

 private:
  /// nullopt if fewer than two texts would change: each alone has its turn later.
  std::optional<Edits> allBy(size_t divisor) {
    proposed_ = accepted_;
    size_t changed = 0;
    for (const Literal& literal : *literals_) {
      const std::string text = scaled(literal.text, divisor);
      if (text == literal.text) continue;
      ++changed;
      for (NodeId leaf : literal.leaves) proposed_.replaceText(leaf, text);
    }
    return changed > 1 ? std::optional(proposed_) : std::nullopt;
  }

  Edits with(const std::string& text) {
    proposed_ = accepted_;
    for (NodeId leaf : (*literals_)[next_ - 1].leaves) proposed_.replaceText(leaf, text);
    return proposed_;
  }

  TreePtr tree_;
  Minimizer kind_;
  std::shared_ptr<const std::vector<Literal>> literals_;
  Edits accepted_;
  Edits proposed_;
  std::vector<size_t> divisors_ = {8, 4, 2};  ///< to try for all, the smallest result first; a test each
  size_t next_ = 0;                           ///< the present literal is the one before
  std::string text_;                          ///< of the present literal, before it was changed
  std::vector<std::string> wholes_;           ///< texts to try for it, before its characters have their turn
  Cloned<ListMinimizer> characters_;
};

}  // namespace

std::unique_ptr<Pass> makeLiteralPass(TreePtr tree, Minimizer minimizer) {
  return std::make_unique<LiteralPass>(std::move(tree), minimizer);
}

}  // namespace hone
