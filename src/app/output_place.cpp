#include "app/output_place.h"

#include "app/places.h"
#include "text/destination.h"
#include "text/file.h"

namespace hone {

void checkPlace(const std::filesystem::path& file, std::string_view option) {
  withRemedy(option, [&] { checkWritable(file); });
}

bool isStream(const std::filesystem::path& file) { return !file.empty() && !destinationOf(file).isReplaceable(); }

std::filesystem::path outputPlace(const RunOptions& run, const std::filesystem::path& defaultName, OutputLocks& locks) {
  const std::filesystem::path& output = run.output.empty() ? defaultName : run.output;
  checkPlaces(run, output, locks);
  return output;
}

}  // namespace hone
