// For users who give the test as other tools want it: as an argument beside the input.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// How to give it: "if test.sh is the test, write hone reduce in.c --test test.sh". Empty unless just one of the files
/// is executable.
std::string howToGiveTest(const std::vector<std::string>& files, std::string_view command);

/// Throws UserError with that if no test is given.
void refuseTestAmongInputs(const std::vector<std::string>& files, bool hasTest, std::string_view command);

}  // namespace hone
