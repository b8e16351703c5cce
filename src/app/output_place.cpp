#include "app/output_place.h"

#include <fmt/format.h>

#include "app/places.h"
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

std::filesystem::path outputPlace(const RunOptions& run, const std::filesystem::path& defaultName) {
  const std::filesystem::path& output = run.output.empty() ? defaultName : run.output;
  checkPlaces(run, output);
  return output;
}

}  // namespace hone
