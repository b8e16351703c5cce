#include "app/run_summary.h"

#include <nlohmann/json.hpp>

namespace hone {

nlohmann::ordered_json toJson(std::string_view mode, const RunSummary& summary) {
  nlohmann::ordered_json json = toJson(mode, static_cast<const RunFigures&>(summary));
  for (const OtherCrash& crash : summary.otherCrashes) {
    json["other_crashes"].push_back(
        {{"file", crash.file.string()}, {"bytes", crash.bytes}, {"signature", crash.signature}});
  }
  return json;
}

}  // namespace hone
