// The options that all modes share.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "farm/farm.h"
#include "hone/language_choice.h"
#include "report/color.h"
#include "test/callable_test.h"
#include "test/command.h"
#include "text/access.h"
#include "text/archive.h"

namespace hone {

/// A file, and the option that names it.
struct NamedPlace {
  std::string option;
  std::filesystem::path file;  ///< empty: none
};

/// An input that is a project: a folder, or several files.
struct ProjectOptions {
  std::string archive;             ///< text/archive.h
  Access access;                   ///< of what is made of all its files
  Access folders;                  ///< of folders for such files
  std::vector<std::string> notes;  ///< for the user: what was left out
};

struct RunOptions {
  std::filesystem::path input;
  std::optional<ProjectOptions> project;  ///< then `input` is its folder (app/project_input.h)
  std::filesystem::path output;           ///< empty: the mode's default name in the current directory
  LanguageChoice language;
  CommandSpec command;              ///< the run sets size, timeout and a missing candidate name
  Callable callable;                ///< instead of `command`
  int repeat = 1;                   ///< a candidate fails only if so many runs in a row fail; autoRepeat
  bool trustTest = false;           ///< don't ask about a failure that may be the test's own
  std::optional<double> timeout;    ///< seconds; none: 5 times the first run, at least 1
  double firstTimeout = 300;        ///< limit of the first run if there is no `timeout`
  int jobs = 0;                     ///< 0: all cores
  std::optional<FarmOptions> farm;  ///< tests run on other machines too
  std::optional<uint64_t> maxTests;
  std::optional<double> maxSeconds;
  std::filesystem::path state;                    ///< folder of stored verdicts; empty: one in the user's cache
  bool resume = false;                            ///< trust stored verdicts without testing the input first
  bool fresh = false;                             ///< discard the verdicts stored for this test
  std::filesystem::path log;                      ///< JSON lines, one for each commit; empty: none
  bool dryRun = false;                            ///< only test the input and say what a run would do
  std::filesystem::path stats;                    ///< JSON file, empty: none
  std::filesystem::path report;                   ///< HTML file, empty: none
  std::filesystem::path bundle;                   ///< folder or archive, empty: none
  std::filesystem::path configuration;            ///< file with options, empty: none
  std::vector<NamedPlace> alsoRead, alsoWritten;  ///< further files of the mode; all files must differ
  bool quiet = false;
  bool progress = true;  ///< show the progress on standard error
  ColorMode color = ColorMode::automatic;
};

}  // namespace hone
