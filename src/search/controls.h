// Control texts: does the test fail for texts that can't show the failure?
//
// A test that fails for anything (`exit 0`, a crash before the input is read, "the compiler refuses it") makes every
// search end with a byte or two, which looks like a result. So the empty text and a single token are tested first. They
// are candidates like any other: counted, stored, and known when the search asks for them again.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "search/scheduler.h"

namespace hone {

constexpr std::string_view controlPass = "control";

struct Controls {
  std::string tokenText;         ///< the single token
  std::optional<Verdict> empty;  ///< on the empty text; nothing where that is the input, or a limit came first
  std::optional<Verdict> token;  ///< on the token

  bool asked() const { return empty || token; }
};

/// Commits the verdicts as the pass `controlPass`. `token` is one of the input's; an empty one isn't asked.
Controls askControls(Scheduler& scheduler, std::string_view input, std::string_view token);

/// What to tell the user: one sentence, empty where no control text fails.
std::string warningOf(const Controls& controls);

}  // namespace hone
