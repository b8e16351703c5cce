#include "cli/misplaced_test.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "text/shell.h"
#include "text/user_error.h"

namespace hone {
namespace {

bool isExecutable(const std::string& file) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(file, ignored) && access(file.c_str(), X_OK) == 0;
}

}  // namespace

std::string howToGiveTest(const std::vector<std::string>& files, std::string_view command) {
  if (files.size() < 2 || std::ranges::count_if(files, isExecutable) != 1) return "";
  std::string line = fmt::format("hone {}", command), test;
  for (const std::string& file : files)
    if (isExecutable(file))
      test = shellQuoted(file);
    else
      line += ' ' + shellQuoted(file);
  return fmt::format("if {} is the test, write {} --test {}", test, line, test);
}

void refuseTestAmongInputs(const std::vector<std::string>& files, bool hasTest, std::string_view command) {
  if (hasTest) return;
  if (const std::string remedy = howToGiveTest(files, command); !remedy.empty())
    throw UserError(fmt::format("no test: {}", remedy));
}

}  // namespace hone
