// The options that all modes share.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "farm/farm.h"
#include "hone/language_choice.h"
#include "hone/run.h"
#include "oracle/callable_test.h"
#include "oracle/command.h"
#include "report/color.h"
#include "text/access.h"
#include "text/archive.h"

namespace hone {

/// A file or folder, and the option that names it.
struct NamedPlace {
  enum class Kind : uint8_t {
    file,
    folder,          ///< files of hone's are written into it
    replacedFolder,  ///< it is replaced as a whole, with all that it holds
  };

  std::string option;
  std::filesystem::path file;  ///< empty: none
  Kind kind = Kind::file;      ///< of what is written
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
  std::filesystem::path madeOf;           ///< the user's file that the input was made of, for this run; empty: itself
  std::optional<ProjectOptions> project;  ///< then `input` is its folder (app/project_input.h)
  std::filesystem::path output;           ///< empty: the mode's default name in the current directory
  LanguageChoice language;
  CommandSpec command;  ///< the run sets size and a missing candidate name
  Callable callable;    ///< instead of `command`
  RunSettings settings;
  std::optional<FarmOptions> farm;      ///< tests run on other machines too
  std::optional<uint64_t> fromStep;     ///< go back to this step of the run that is resumed (app/step_history.h)
  Memory memory;                        ///< without a folder: one in the user's cache; the run is the identity
  std::filesystem::path log;            ///< JSON lines, one for each commit; empty: none
  bool dryRun = false;                  ///< only test the input and say what a run would do
  std::filesystem::path stats;          ///< JSON file, empty: none
  std::filesystem::path report;         ///< HTML file, empty: none
  std::filesystem::path reportText;     ///< Markdown file, empty: none
  std::filesystem::path bundle;         ///< folder or archive, empty: none
  std::filesystem::path configuration;  ///< file with options, empty: none
  std::vector<NamedPlace> alsoRead, alsoWritten;  ///< further files of the mode; all files must differ
  bool quiet = false;
  bool progress = true;  ///< show the progress on standard error
  ColorMode color = ColorMode::automatic;

  /// The input is a project, and so is the result: a folder.
  bool isFolder() const { return project && !(reducesCommand() && command.project->reduced->oneFile); }
  /// The texts hold the test's command (app/command_input.h).
  bool reducesCommand() const { return command.project && command.project->reduced; }
};

}  // namespace hone
