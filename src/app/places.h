// Checks the files that a run reads and writes: a result must not overwrite a file that the run needs, nor another
// result. This happens before the first test, when nothing is lost yet.
#pragma once

#include <fmt/format.h>

#include <filesystem>
#include <string_view>
#include <vector>

#include "app/output_locks.h"
#include "app/run_options.h"
#include "text/user_error.h"

namespace hone {

/// Throws UserError if a file can't be written, or would overwrite one of the others. Anything but a regular file
/// and standard output (/dev/null, a pipe) may be given several times.
void checkPlaces(const std::vector<NamedPlace>& read, const std::vector<NamedPlace>& written);

/// The same for the files that the options of every mode name; `output`: the run's output. Locks those that it writes,
/// unless the run is dry.
void checkPlaces(const RunOptions& run, const std::filesystem::path& output, OutputLocks& locks);

/// Looks at a place for a file. If that throws UserError, the message names the option that changes the place, as in
/// "--log FILE".
template <typename Look>
auto withRemedy(std::string_view option, Look look) {
  try {
    return look();
  } catch (const UserError& error) {
    throw UserError(fmt::format("{}; choose another place with {}", error.what(), option));
  }
}

/// Throws UserError if no file can be made there; the message names `option`, as in "--log FILE", as the way to choose
/// another place.
void checkPlace(const std::filesystem::path& file, std::string_view option);

/// Moves what the user has changed to the first free name of PLACE.changed, PLACE.changed2 and so on, and returns that.
/// Throws UserError.
std::filesystem::path keepChanged(const std::filesystem::path& from, const std::filesystem::path& place);

/// True if it can't be replaced: a device, a pipe or standard output. Throws UserError.
bool isStream(const std::filesystem::path& file);

/// The file of -o, or `defaultName` in the current directory. Throws UserError if this or another file of the run can't
/// be written, would overwrite a file that the run uses, or is another run's (app/places.h).
std::filesystem::path outputPlace(const RunOptions& run, const std::filesystem::path& defaultName, OutputLocks& locks);

}  // namespace hone
