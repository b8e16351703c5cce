// The report of one run: a web page in one file that needs no network and shows what a bug report needs.
//
// A mode gives its data, and the scripts in report/page draw it. What belongs to one mode only is a section: a JSON
// object with a `title` and a `kind`. The `kind` names the function of `sectionKinds` in modes.js that draws the
// section.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "test/verdict.h"
#include "text/common_parts.h"

namespace hone {

/// The size of the result from a success on.
struct ReportPoint {
  uint64_t tests;
  double seconds;
  size_t bytes;
  std::string_view pass;
};

/// How a run of the test ended that somebody may look at.
struct ReportFailure {
  std::string title;      ///< "How it fails"
  std::string ending;     ///< "exited with status 1 after 0.1 s"
  std::string signature;  ///< of the crash; may be empty
  std::string out, err;   ///< the last lines that it wrote
};

/// A number that matters, with what it is and a remark.
struct ReportFact {
  std::string label, value, note;
};

struct Report {
  nlohmann::ordered_json stats;   ///< as `--stats` has them, but for its `history`; `passes` may be absent
  std::vector<ReportFact> facts;  ///< of the mode; tests and time come by themselves
  std::string headline;           ///< beside the input's name: "16,108 to 130 bytes"
  VerdictWords words;
  std::string ending;     ///< "finished", "stopped by a limit"...
  std::string command;    ///< that ran hone, for a shell
  std::string directory;  ///< in which it ran
  std::string inputName, outputName;
  std::optional<ReportFailure> failure;
  std::string resultTitle = "Result";
  std::string_view original, result;  ///< without an original: nothing is compared
  std::string reading;                ///< the result laid out for people, where that is another text
  std::vector<CommonPart> kept;       ///< from the original to the result
  std::vector<ReportPoint> history;
  std::vector<nlohmann::ordered_json> sections;  ///< first on the page
};

/// The whole page, with texts that are no valid UTF-8 shown as far as they are. Of texts beyond a megabyte long
/// stretches are left out. O(length of the texts).
std::string reportPage(const Report& report);

}  // namespace hone
