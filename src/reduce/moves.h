// Edits that somebody outside of hone proposes, such as a program of the user's that knows the types of a language.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "parse/language.h"
#include "reduce/pipeline.h"
#include "search/strategy.h"
#include "text/stop_token.h"

namespace hone {

/// The bytes from `start` to `end` become `text`.
struct MoveEdit {
  size_t start = 0, end = 0;
  std::string text = {};
};

/// Edits that are made together.
struct ProposedMove {
  std::vector<MoveEdit> edits = {};
  double rank = 0;  ///< lower ones are tried first
};

/// What is wrong with a move of a text of this size, in words; null: nothing. Puts the edits into order.
const char* faultOf(ProposedMove& move, size_t textSize);

/// Proposes moves. Not thread-safe.
class MoveSource {
 public:
  virtual ~MoveSource() = default;
  /// The moves for this text. It is a plain one (Language::marked), or an archive. The same text must have the same
  /// moves, or else the result depends on chance. May block; throws Cancelled.
  virtual std::vector<ProposedMove> moves(const std::string& text, const StopToken& stop) = 0;
};

/// What a source may want to know of the run.
struct MoveContext {
  std::string inputName = {};
  bool project = false;                             ///< the texts are archives (text/archive.h)
  bool oneFile = false;                             ///< ... of a command and one file (text/command_text.h)
  double seconds = 0;                               ///< the limit of an answer
  std::function<void(std::string_view)> warn = {};  ///< tells the user, in one sentence
};
using MakeMoveSource = std::function<std::unique_ptr<MoveSource>(const MoveContext&)>;

/// Tries moves of one text, each on top of the accepted ones with which it doesn't overlap. A candidate must be smaller
/// than `least`, tokens before bytes; whether it parses doesn't matter.
class MoveSearch : public Strategy {
 public:
  MoveSearch(std::shared_ptr<Language> language, std::string text, Size least, std::vector<ProposedMove> moves);

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<MoveSearch>(*this); }
  std::optional<Candidate> propose() override;
  bool unfinished() const override { return unfinished_; }
  void learn(Verdict verdict) override;
  bool skip() override;

  /// The smallest text that failed, and its size; without one, what the search began with.
  const std::string& best() const { return *best_; }
  Size bestSize() const { return bestSize_; }
  bool found() const { return best_ != text_; }

 private:
  std::shared_ptr<Language> language_;
  std::shared_ptr<const std::string> text_, best_, proposed_;
  Size bestSize_, proposedSize_;
  std::shared_ptr<const std::vector<ProposedMove>> moves_;
  size_t next_ = 0;
  std::vector<MoveEdit> accepted_, tried_;
  bool unfinished_ = false;
};

}  // namespace hone
