// Control texts: does the test fail for texts that can't show the failure?
//
// If a test fails for every text (`exit 0`, a crash before the input is read, "the compiler refuses it"), every search
// ends with a byte or two, which looks like a result. So the empty text and a single token are tested first. They are
// candidates like any other: counted, stored, and not tested again when the search proposes them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "search/scheduler.h"

namespace hone {

constexpr std::string_view controlPass = "control";

struct Controls {
  std::string tokenText;         ///< the single token
  std::optional<Verdict> empty;  ///< on the empty text; nullopt if that is the input or a limit came first
  std::optional<Verdict> token;  ///< on the token

  bool asked() const { return empty || token; }
};

/// Tests the control texts as the pass `controlPass`. `token` is a token of the input; if it is empty, it isn't tested.
Controls askControls(Scheduler& scheduler, std::string_view input, std::string_view token, std::string_view empty = "");

/// Says that the empty text fails; empty if it doesn't. Such a failure may be that of the program itself, which doesn't
/// even read the candidate, so it isn't taken without a question.
std::string suspicionOf(const Controls& controls);
/// A warning for the user, in one sentence, if only the token fails; else empty.
std::string warningOf(const Controls& controls);

/// What to do about either.
inline constexpr std::string_view remedyOfControls =
    "make it look for what is special about the failure (a message, a function, a signal)";

}  // namespace hone
