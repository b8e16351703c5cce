#include "cli/boundary.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>
#include <new>
#include <string>
#include <system_error>

#include "cli/commands.h"
#include "process/left_behind.h"
#include "process/shortage.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

std::string remedyFor(const std::error_code& code) {
  if (code.category() != std::generic_category() && code.category() != std::system_category()) return "";
  const bool isFull = code.value() == ENOSPC || code.value() == EDQUOT;
  const std::string_view remedy = isFull ? "make room there" : hone::remedyFor(code.value());
  return remedy.empty() ? "" : fmt::format("; {}", remedy);
}

/// The error in one line.
std::string describe(const std::exception_ptr& thrown) {
  try {
    std::rethrow_exception(thrown);
  } catch (const UserError& error) {
    return error.what();
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::filesystem::filesystem_error& error) {
    const std::string place = error.path1().empty() ? "a folder or file" : error.path1().string();
    return fmt::format("can't use {}: {}{}", place, error.code().message(), remedyFor(error.code()));
  } catch (const std::system_error& error) {
    return fmt::format("{}{}", error.what(), remedyFor(error.code()));
  } catch (const std::exception& error) {
    return fmt::format("unexpected: {}; please report it with the command and its files", error.what());
  } catch (...) {
    return "unexpected error; please report it with the command and its files";
  }
}

/// Allocates nothing, and ignores a failure to write.
void say(const char* text) { std::fprintf(stderr, "hone: %s\n", text); }

int end(const std::exception_ptr& thrown) {
  try {
    std::string text = describe(thrown);
    for (char& c : text)
      if (c == '\n') c = ' ';
    say(visible(text).c_str());
  } catch (const std::bad_alloc&) {
    say("out of memory; lower -j, or raise ulimit -v");
  } catch (...) {
    say("unexpected error");
  }
  return exitUsage;
}

void sayWhatIsLeft() noexcept try {
  for (const std::string& report : takeReportsOfLeftBehind()) say(visible(report).c_str());
} catch (const std::bad_alloc&) {
  say("out of memory; lower -j, or raise ulimit -v");
}

}  // namespace

int withBoundary(const std::function<int()>& program) noexcept {
  int status = exitUsage;
  try {
    status = program();
  } catch (...) {
    status = end(std::current_exception());
  }
  sayWhatIsLeft();
  // A failure while something is printed has already thrown an exception.
  if (std::ferror(stdout) != 0 || std::fflush(stdout) == 0) return status;
  std::fprintf(stderr, "hone: can't write to standard output: %s\n", std::strerror(errno));
  return exitUsage;
}

}  // namespace hone
