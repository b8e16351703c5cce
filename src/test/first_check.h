// Explains a test whose verdict on the input isn't the expected one: what happened, the likely cause, and how to repeat
// the test by hand.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "test/command.h"
#include "test/test.h"

namespace hone {

struct FirstCheck {
  std::string happened;  ///< "exited with status 1 after 0.01 s", to follow the test's name
  std::string details;   ///< lines of text, each indented and ended: cause, output, folder, commands
};

/// Runs the test again, closely watched, and where the cause isn't plain in some other ways, at most four times in all.
/// `spec` has the limit of time that the first check had; `timedOut`: the first check ran into it, and then no run here
/// takes longer than some seconds. `input` is the file, `text` what it holds. nullopt where cancelled. Throws what the
/// test throws.
std::optional<FirstCheck> lookAtFirstCheck(const CommandSpec& spec, const std::filesystem::path& input,
                                           std::string_view text, bool timedOut, const Cancellation& cancellation);

}  // namespace hone
