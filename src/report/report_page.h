// The report of one run: a web page in one file that needs no network and shows what belongs in a bug report.
//
// A mode supplies data, and the scripts in report/page draw it. Data of one mode only is a section: a JSON object
// with a `title` and a `kind`. The `kind` names the function of `sectionKinds` in modes.js that draws the
// section.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/verdict.h"
#include "text/common_parts.h"

namespace hone {

/// The size of the result after a success.
struct ReportPoint {
  uint64_t tests;
  double seconds;
  size_t bytes;
  std::string_view pass;
};

/// How a run of the test ended, for people.
struct ReportFailure {
  std::string title;      ///< "How it fails"
  std::string ending;     ///< "exited with status 1 after 0.1 s"
  std::string signature;  ///< the crash's signature; may be empty
  std::string out, err;   ///< an excerpt of both streams (oracle/closer_look.h)
};

/// An important number with its label and a remark.
struct ReportFact {
  std::string label, value, note;
};

struct Report {
  nlohmann::ordered_json stats;   ///< as for `--stats`, without `history`; `passes` may be absent
  std::vector<ReportFact> facts;  ///< of the mode; the page adds tests and time
  std::string headline;           ///< next to the input's name: "16,108 to 130 bytes"
  VerdictWords words;
  std::string ending;     ///< "finished", "stopped by a limit"...
  std::string command;    ///< the command line of hone, quoted for a shell
  std::string directory;  ///< the working directory of the run
  std::string inputName, outputName;
  std::optional<ReportFailure> failure;
  std::string resultTitle = "Result";
  std::string_view original, result;  ///< if `original` is empty, nothing is compared
  std::string reading;                ///< the result formatted for people, if that differs
  std::vector<CommonPart> kept;       ///< parts of the original that are in the result
  std::vector<ReportPoint> history;
  std::vector<nlohmann::ordered_json> sections;  ///< shown first on the page
};

/// False in a build without them (HONE_REPORT=OFF).
bool hasReportPages();

/// The whole page. Invalid UTF-8 in texts is replaced. Of texts larger than a megabyte, long stretches are left out.
/// O(length of the texts). Throws UserError in a build without pages.
std::string reportPage(const Report& report);

}  // namespace hone
