// Runs a command in its own folder, on a candidate in the input's place, although other tests run there at the same
// time: each has a view of the folder, in which only its own changes show. So a build that must be there is made once
// and shared by all tests, and the user's folder stays as it is.
//
// The view is an overlay (overlayfs) in a mount namespace. It keeps what a test changes in the test's own folder, where
// hone removes it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "log/failing_command.h"

namespace hone {

/// The test's command. `isRoot`: with the rights of the user who mounts it, who must be root; else in a namespace of
/// users, in which anybody may be. `outside`: a folder that the view may not hold, that of the tests. nullopt if there
/// can be no such view.
std::optional<std::vector<std::string>> commandInView(const FailingCommand& failing,
                                                      const std::filesystem::path& outside, bool isRoot);

/// The command that such a test runs, and its folder. nullopt if it is another one.
std::optional<Invocation> commandBehindView(const std::vector<std::string>& argv);

}  // namespace hone
