// Checks before a run where it will write, so that the user learns of a file that can't be written before the tests and
// not after them.
#pragma once

#include <fmt/format.h>

#include <filesystem>
#include <string_view>

#include "app/output_locks.h"
#include "app/run_options.h"
#include "text/user_error.h"

namespace hone {

/// Looks at a place for a file. If that throws UserError, the message names the option that changes the place.
template <typename Look>
auto withRemedy(std::string_view option, Look look) {
  try {
    return look();
  } catch (const UserError& error) {
    throw UserError(fmt::format("{}; choose another place with {} FILE", error.what(), option));
  }
}

/// Throws UserError if no file can be made there; the message names `option` as the way to choose another place.
void checkPlace(const std::filesystem::path& file, std::string_view option);

/// True if it can't be replaced: a device, a pipe or standard output. Throws UserError.
bool isStream(const std::filesystem::path& file);

/// The file of -o, or `defaultName` in the current directory. Throws UserError if this or another file of the run can't
/// be written, would overwrite a file that the run uses, or is another run's (app/places.h).
std::filesystem::path outputPlace(const RunOptions& run, const std::filesystem::path& defaultName, OutputLocks& locks);

}  // namespace hone
