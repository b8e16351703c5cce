#include "app/run_summary.h"

#include <nlohmann/json.hpp>

namespace hone {

nlohmann::ordered_json toJson(std::string_view mode, const RunSummary& summary) {
  nlohmann::ordered_json json = {
      {"mode", mode},
      {"language", summary.language},
      {"input_bytes", summary.inputBytes},
      {"output_bytes", summary.outputBytes},
      {"input_tokens", summary.inputTokens},
      {"output_tokens", summary.outputTokens},
      {"tests", summary.search.tests},
      {"executed", summary.search.executed},
      {"asked_again", summary.search.askedAgain},
      {"cached", summary.search.cached},
      {"replayed", summary.search.replayed},
      {"fail", summary.search.fail},
      {"pass", summary.search.pass},
      {"unresolved", summary.search.unresolved},
      {"timed_out", summary.search.timedOut},
      {"startup_seconds", summary.startupSeconds},
      {"test_seconds", summary.search.testSeconds},
      {"wall_seconds", summary.wallSeconds},
      {"jobs", summary.jobs},
      {"peak_rss_bytes", summary.peakRssBytes},
  };
  if (summary.inputFiles > 0) {
    json["input_files"] = summary.inputFiles;
    json["output_files"] = summary.outputFiles;
  }
  if (summary.timeoutSeconds) json["timeout_seconds"] = *summary.timeoutSeconds;
  if (!summary.inputCrash.empty()) json["signature"] = summary.inputCrash;
  if (summary.controls.empty) json["controls"]["empty"] = toString(*summary.controls.empty);
  if (summary.controls.token) json["controls"]["token"] = toString(*summary.controls.token);
  if (summary.lastWord != LastWord::Outcome::none) json["confirmed"] = summary.lastWord == LastWord::Outcome::holds;
  for (std::string_view pass : summary.search.skipped) json["skipped_passes"].push_back(pass);
  for (const OtherCrash& crash : summary.otherCrashes) {
    json["other_crashes"].push_back(
        {{"file", crash.file.string()}, {"bytes", crash.bytes}, {"signature", crash.signature}});
  }
  return json;
}

}  // namespace hone
