#include "app/output_place.h"

#include <fmt/format.h>

#include "text/destination.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {

void checkPlace(const std::filesystem::path& file, std::string_view option) {
  try {
    checkWritable(file);
  } catch (const UserError& error) {
    throw UserError(fmt::format("{}; choose another place with {} FILE", error.what(), option));
  }
}

bool isStream(const std::filesystem::path& file) { return !file.empty() && !destinationOf(file).isReplaceable(); }

std::filesystem::path outputPlace(const std::filesystem::path& wanted, const std::filesystem::path& defaultName,
                                  const std::filesystem::path& input) {
  const std::filesystem::path& output = wanted.empty() ? defaultName : wanted;
  std::error_code ignored;
  if (std::filesystem::equivalent(output, input, ignored))
    throw UserError(fmt::format("{} is the input itself: choose another place with -o FILE", output.string()));
  checkPlace(output, "-o");
  return output;
}

}  // namespace hone
