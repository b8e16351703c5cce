#include <algorithm>

#include "reduce/line_blocks.h"
#include "reduce/passes.h"
#include "search/cloned.h"

namespace hone {
namespace {

/// The tokens of a text, hidden ones among them, by the line in which they begin.
class LineTokens {
 public:
  explicit LineTokens(const Tree& tree) {
    for (NodeId id = 0; id < tree.size(); ++id)
      if (tree.node(id).isLeaf() && !tree.text(id).empty()) leaves_.push_back(id);
    const std::string_view text = tree.bytes();
    size_t next = 0;
    for (size_t begin = 0; begin < text.size();) {
      begins_.push_back(next);
      const size_t lineBreak = text.find('\n', begin);
      begin = lineBreak == std::string_view::npos ? text.size() : lineBreak + 1;
      while (next < leaves_.size() && tree.text(leaves_[next]).data() < text.data() + begin) ++next;
    }
    begins_.push_back(leaves_.size());
  }

  void remove(uint32_t line, Edits& edits) const {
    for (size_t i = begins_[line]; i < begins_[line + 1]; ++i) edits.remove(leaves_[i]);
  }

 private:
  std::vector<NodeId> leaves_;
  std::vector<size_t> begins_;  ///< of each line, and the end
};

class LinePass : public Pass {
 public:
  LinePass(const TreePtr& tree, Minimizer minimizer)
      : kind_(minimizer),
        tokens_(std::make_shared<const LineTokens>(*tree)),
        blocks_(std::make_shared<const std::vector<LineBlock>>(lineBlocks(tree->bytes()))),
        gone_(blocks_->size()),
        accepted_(tree->size()),
        proposed_(tree->size()) {
    for (const LineBlock& block : *blocks_) depth_ = std::max(depth_, block.depth + 1);
    enter();
  }

  std::unique_ptr<Pass> clone() const override { return std::make_unique<LinePass>(*this); }

  std::optional<Edits> propose() override {
    for (;;) {
      if (std::optional<Selection> kept = minimizer_->propose()) {
        leaving_ = leftOut(minimizer_->kept(), *kept);
        proposed_ = accepted_;
        for (uint32_t i : leaving_) remove(list_[i]);
        return proposed_;
      }
      if (level_ == depth_) return std::nullopt;
      ++level_;
      enter();
    }
  }

  void learn(bool interesting) override {
    if (interesting) {
      accepted_ = proposed_;
      for (uint32_t i : leaving_) gone_[list_[i]] = true;
    }
    minimizer_->learn(interesting);
  }

 private:
  bool unwraps() const { return level_ == depth_; }

  /// The blocks of the present level that are left; at last, all that something is left in.
  void enter() {
    list_.clear();
    for (uint32_t i = 0; i < blocks_->size(); ++i) {
      const LineBlock& block = (*blocks_)[i];
      if (block.parent != noBlock && gone_[block.parent]) gone_[i] = true;
      if (gone_[i]) continue;
      if (!unwraps() && block.depth == level_) list_.push_back(i);
      if (unwraps() && block.parent != noBlock) list_.push_back(block.parent);
    }
    std::ranges::sort(list_);
    const auto repeated = std::ranges::unique(list_);
    list_.erase(repeated.begin(), repeated.end());
    minimizer_ = makeMinimizer(kind_, static_cast<uint32_t>(list_.size()));
  }

  void remove(uint32_t block) {
    const LineBlock& lines = (*blocks_)[block];
    if (unwraps()) {
      for (uint32_t line : lines.frame) tokens_->remove(line, proposed_);
    } else {
      for (uint32_t line = lines.frame.front(); line < lines.end; ++line) tokens_->remove(line, proposed_);
    }
  }

  Minimizer kind_;
  std::shared_ptr<const LineTokens> tokens_;
  std::shared_ptr<const std::vector<LineBlock>> blocks_;
  uint32_t depth_ = 0;          ///< of all blocks
  uint32_t level_ = 0;          ///< at last, `depth_`: frames
  std::vector<bool> gone_;      ///< blocks
  std::vector<uint32_t> list_;  ///< of blocks, of which the minimizer chooses
  Selection leaving_;
  Cloned<ListMinimizer> minimizer_;
  Edits accepted_;
  Edits proposed_;
};

}  // namespace

std::unique_ptr<Pass> makeLinePass(TreePtr tree, Minimizer minimizer) {
  return std::make_unique<LinePass>(tree, minimizer);
}

}  // namespace hone
