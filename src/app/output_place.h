// Checks where a run writes before the run begins, so that the user learns of a file that can't be written before the
// tests and not after them.
#pragma once

#include <filesystem>
#include <string_view>

#include "app/run_options.h"

namespace hone {

/// Throws UserError, which names `option` as the way to choose another place, where no file can be made there.
void checkPlace(const std::filesystem::path& file, std::string_view option);

/// Is it something that can't be replaced, as a device, a pipe or standard output? Throws UserError.
bool isStream(const std::filesystem::path& file);

/// The place that -o names, or where it names none `defaultName` in the current directory. Throws UserError where it,
/// or another place of the run's, can't be written or is that of another file of the run (app/places.h).
std::filesystem::path outputPlace(const RunOptions& run, const std::filesystem::path& defaultName);

}  // namespace hone
