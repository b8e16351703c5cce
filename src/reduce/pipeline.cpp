#include "reduce/pipeline.h"

#include "tree/render.h"

namespace hone {

Pipeline::Pipeline(TreePtr tree, std::vector<PassKind> passes, bool toFixPoint)
    : passes_(std::make_shared<const std::vector<PassKind>>(std::move(passes))),
      toFixPoint_(toFixPoint),
      tree_(std::move(tree)),
      best_(std::make_shared<const std::string>(tree_->bytes())),
      bestSize_{tree_->tokenCount(tree_->root()), tree_->bytes().size()} {
  if (!passes_->empty()) pass_ = passes_->front().make(tree_, false);
}

Pipeline::Pipeline(const Pipeline& other)
    : passes_(other.passes_),
      toFixPoint_(other.toFixPoint_),
      tree_(other.tree_),
      pass_(other.pass_ ? other.pass_->clone() : nullptr),
      passIndex_(other.passIndex_),
      passesRun_(other.passesRun_),
      idlePasses_(other.idlePasses_),
      passFound_(other.passFound_),
      best_(other.best_),
      bestSize_(other.bestSize_),
      proposed_(other.proposed_),
      proposedSize_(other.proposedSize_),
      proposedTokens_(other.proposedTokens_),
      refuted_(other.refuted_) {}

std::optional<Candidate> Pipeline::propose() {
  while (pass_) {
    std::optional<Edits> edits = pass_->propose();
    if (!edits) {
      if (!nextPass()) return std::nullopt;
      continue;
    }
    std::optional<Rendered> rendered = render(*tree_, *edits);
    // What can't be written down, or isn't smaller, needs no test. That it must be smaller makes every run end.
    const PassKind& kind = (*passes_)[passIndex_];
    if (!rendered || !isProgress(*rendered) || (kind.mayBreakSyntax && breaksSyntax(rendered->bytes))) {
      pass_->learn(false);
      continue;
    }
    proposedTokens_ = rendered->tokenHash;
    if (!kind.changesLayoutOnly && refuted_.contains(proposedTokens_)) {
      pass_->learn(false);
      continue;
    }
    proposedSize_ = {rendered->tokens, rendered->bytes.size()};
    proposed_ = std::make_shared<const std::string>(rendered->bytes);
    return Candidate{std::move(rendered->bytes), kind.name};
  }
  return std::nullopt;
}

void Pipeline::learn(Verdict verdict) {
  bool interesting = verdict == Verdict::fail;
  pass_->learn(interesting);
  if (!interesting) {
    refuted_.insert(proposedTokens_);
    return;
  }
  best_ = proposed_;
  bestSize_ = proposedSize_;
  passFound_ = true;
}

bool Pipeline::isProgress(const Rendered& rendered) const {
  Size size{rendered.tokens, rendered.bytes.size()};
  return size < bestSize_ || (size == bestSize_ && (*passes_)[passIndex_].mayKeepSize && rendered.bytes != *best_);
}

bool Pipeline::breaksSyntax(const std::string& bytes) const {
  TreePtr parsed = Tree::parse(tree_->sharedLanguage(), bytes);
  return parsed->errors().size() + parsed->brokenIslands() > tree_->errors().size() + tree_->brokenIslands();
}

bool Pipeline::nextPass() {
  idlePasses_ = passFound_ ? 0 : idlePasses_ + 1;
  if (passFound_) tree_ = Tree::parse(tree_->sharedLanguage(), *best_);
  passFound_ = false;
  bool last = passIndex_ + 1 == passes_->size();
  if ((last && !toFixPoint_) || idlePasses_ >= passes_->size()) {
    pass_ = nullptr;
    return false;
  }
  passIndex_ = last ? 0 : passIndex_ + 1;
  pass_ = (*passes_)[passIndex_].make(tree_, ++passesRun_ >= passes_->size());
  return true;
}

}  // namespace hone
