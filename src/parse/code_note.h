#pragma once

#include <string>
#include <string_view>

namespace hone {

/// For people who have the grammar from somebody else: its code runs.
std::string codeNote(std::string_view grammar);

}  // namespace hone
