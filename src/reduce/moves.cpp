// Moves come from outside, so they are tried where no speculation can reach their source: between two searches, when
// the text is known. A search gets all moves of one text; after a success the source is asked about the new text.
//
// Cost: each move is a candidate, and its text is parsed, since tokens count.

#include "reduce/moves.h"

#include <algorithm>
#include <utility>

#include "text/hash.h"
#include "tree/tree.h"

namespace hone {
namespace {

/// After so many candidates that need no test, the scheduler has a look at what else has happened.
constexpr size_t mostParsesAtOnce = 4;

bool overlap(const std::vector<MoveEdit>& inOrder) {
  return std::ranges::adjacent_find(inOrder, [](const MoveEdit& one, const MoveEdit& next) {
           return next.start < one.end || (next.start == one.start && next.end == one.end);
         }) != inOrder.end();
}

void putInOrder(std::vector<MoveEdit>& edits) {
  std::ranges::stable_sort(edits, {}, [](const MoveEdit& edit) { return std::pair(edit.start, edit.end); });
}

std::string edited(std::string_view text, const std::vector<MoveEdit>& edits) {
  std::string result;
  size_t at = 0;
  for (const MoveEdit& edit : edits) {
    result += text.substr(at, edit.start - at);
    result += edit.text;
    at = edit.end;
  }
  return result += text.substr(at);
}

}  // namespace

const char* faultOf(ProposedMove& move, size_t textSize) {
  if (move.edits.empty()) return "there is no edit";
  putInOrder(move.edits);
  for (const MoveEdit& edit : move.edits) {
    if (edit.start > edit.end) return "an edit ends before it starts";
    if (edit.end > textSize) return "an edit is outside of the text";
  }
  return overlap(move.edits) ? "two edits overlap" : nullptr;
}

MoveSearch::MoveSearch(std::shared_ptr<Language> language, std::string text, Size least,
                       std::vector<ProposedMove> moves)
    : language_(std::move(language)),
      text_(std::make_shared<const std::string>(std::move(text))),
      best_(text_),
      bestSize_(least) {
  std::erase_if(moves, [&](ProposedMove& move) { return faultOf(move, text_->size()) != nullptr; });
  std::ranges::stable_sort(moves, {}, &ProposedMove::rank);
  moves_ = std::make_shared<const std::vector<ProposedMove>>(std::move(moves));
}

std::optional<Candidate> MoveSearch::propose() {
  unfinished_ = false;
  for (size_t parses = 0; next_ < moves_->size(); ++next_) {
    const std::vector<MoveEdit>& edits = (*moves_)[next_].edits;
    tried_ = accepted_;
    tried_.insert(tried_.end(), edits.begin(), edits.end());
    putInOrder(tried_);
    if (overlap(tried_)) continue;
    if (parses++ == mostParsesAtOnce) {
      unfinished_ = true;
      return std::nullopt;
    }
    std::string text = edited(*text_, tried_);
    const TreePtr tree = Tree::parse(language_, text);
    proposedSize_ = {tree->tokenCount(tree->root()), text.size()};
    if (!(proposedSize_ < bestSize_)) continue;
    proposed_ = std::make_shared<const std::string>(text);
    return Candidate{std::move(text), "moves", proposedSize_.tokens, contentHash(edited(*text_, edits)).low};
  }
  return std::nullopt;
}

void MoveSearch::learn(Verdict verdict) {
  ++next_;
  if (verdict != Verdict::fail) return;
  accepted_ = std::move(tried_);
  best_ = proposed_;
  bestSize_ = proposedSize_;
}

bool MoveSearch::skip() {
  next_ = moves_->size();
  return true;
}

}  // namespace hone
