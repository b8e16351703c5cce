// The only way to the terminal. What files, programs and other machines say may hold commands for it, so all that is
// printed passes through here.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>
#include <type_traits>

#include "text/visible.h"

namespace hone {

/// An argument of several lines, which stay lines.
struct Lines {
  std::string_view text;
};

/// An argument as it is printed: a number as it is, a text visible and in one line.
template <typename Arg>
auto printable(const Arg& arg) {
  if constexpr (std::is_same_v<Arg, char>)
    return visible({&arg, 1});
  else if constexpr (std::is_arithmetic_v<Arg>)
    return arg;
  else if constexpr (std::is_same_v<Arg, Lines>)
    return visibleLines(arg.text);
  else if constexpr (std::is_same_v<Arg, std::filesystem::path>)
    return shown(arg);
  else
    return visible(arg);
}

template <typename... Args>
using ToldFormat = fmt::format_string<decltype(printable(std::declval<const std::remove_cvref_t<Args>&>()))...>;

/// The text for people. `format` is of hone's own words.
template <typename... Args>
std::string told(std::type_identity_t<ToldFormat<Args...>> format, const Args&... args) {
  return fmt::format(format, printable(args)...);
}

/// Prints it. Throws std::system_error.
template <typename... Args>
void tell(std::FILE* to, std::type_identity_t<ToldFormat<Args...>> format, const Args&... args) {
  fmt::print(to, "{}", told<Args...>(format, args...));
}

/// Prints what another program may read: a text of `hone generate`, JSON, a diff. The bytes stay as they are, except on
/// a terminal. Throws std::system_error.
void printData(std::FILE* to, std::string_view bytes);

}  // namespace hone
