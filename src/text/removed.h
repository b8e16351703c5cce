// What version 2 took out of version 1. The command line, the C interface and with it Python refuse these names with
// what to use instead.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hone {

enum class Removed : uint8_t { command, option, pass };

/// "; hone 2 has no --granularity: ..."; empty if version 1 had no such name either. Options have no dashes.
std::string aboutRemoved(Removed kind, std::string_view name);

}  // namespace hone
