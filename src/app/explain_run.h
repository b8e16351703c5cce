// One run of `hone explain`, from files to a model.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/session.h"
#include "hone/hone.h"

namespace hone {

struct ExplainFiles {
  std::vector<std::filesystem::path> inputs;      ///< to be tested
  std::vector<std::filesystem::path> pass, fail;  ///< with known outcome
  std::vector<std::filesystem::path> corpus;      ///< their parts are used for new inputs too
  bool observeOnly = false;                       ///< learn only from these files, without tests
  bool detail = false;                            ///< print the whole tree
  std::filesystem::path dot, svg;                 ///< empty: no drawing
};

struct ExplainSummary {
  RunSummary run;
  Circumstances result;
  std::string sentences;  ///< the rules
};

/// The model goes to `run.output`. `run.input` is set to the first file. Throws UserError.
ExplainSummary runExplain(RunOptions run, const ExplainFiles& files, ExplainOptions options,
                          const std::string& behaviour);

}  // namespace hone
