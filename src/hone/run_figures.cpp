#include "hone/run_figures.h"

#include <sys/resource.h>

#include <nlohmann/json.hpp>

namespace hone {

uint64_t peakRss() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<uint64_t>(usage.ru_maxrss) * 1024;
}

nlohmann::ordered_json toJson(std::string_view mode, const RunFigures& run) {
  nlohmann::ordered_json json = {
      {"mode", mode},
      {"language", run.language},
      {"input_bytes", run.inputBytes},
      {"output_bytes", run.outputBytes},
      {"input_tokens", run.inputTokens},
      {"output_tokens", run.outputTokens},
      {"tests", run.search.tests},
      {"executed", run.search.executed},
      {"asked_again", run.search.askedAgain},
      {"cached", run.search.cached},
      {"replayed", run.search.replayed},
      {"fail", run.search.fail},
      {"pass", run.search.pass},
      {"unresolved", run.search.unresolved},
      {"timed_out", run.search.timedOut},
      {"startup_seconds", run.startupSeconds},
      {"test_seconds", run.search.testSeconds},
      {"wall_seconds", run.wallSeconds},
      {"jobs", run.jobs},
      {"peak_rss_bytes", run.peakRssBytes},
  };
  if (run.inputFiles > 0) {
    json["input_files"] = run.inputFiles;
    json["output_files"] = run.outputFiles;
  }
  if (run.timeoutSeconds) json["timeout_seconds"] = *run.timeoutSeconds;
  if (!run.inputCrash.empty()) json["signature"] = run.inputCrash;
  if (run.controls.empty) json["controls"]["empty"] = toString(*run.controls.empty);
  if (run.controls.token) json["controls"]["token"] = toString(*run.controls.token);
  if (run.lastWord != LastWord::Outcome::none) json["confirmed"] = run.lastWord == LastWord::Outcome::holds;
  const auto addRuns = [&](const char* name, const FailureRate& rate) {
    if (rate.runs > 0) json[name] = {{"fails", rate.fails}, {"runs", rate.runs}};
  };
  addRuns("input_runs", run.inputRate);
  addRuns("last_runs", run.lastRate);
  for (std::string_view pass : run.search.skipped) json["skipped_passes"].push_back(pass);
  return json;
}

}  // namespace hone
