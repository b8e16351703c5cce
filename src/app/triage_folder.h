// The folder that `hone triage` writes, and that it reads again the next time.
//
//   index.html     for people: a table of the bugs and what is known of each
//   index.json     for programs (docs/schemas/triage.json), and for hone's next call
//   SUMMARY.md     for an issue tracker
//   triage.sarif, junit.xml    for GitHub, GitLab and the like
//   BUG/           reduced.EXT, reproduce.sh, output.txt, pattern.json, members.txt
#pragma once

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "findings/bug.h"

namespace hone {

/// The files of the folder itself.
inline constexpr std::array<std::string_view, 5> pageFiles = {"index.html", "index.json", "SUMMARY.md", "triage.sarif",
                                                              "junit.xml"};

enum class BugState : uint8_t {
  fresh,  ///< no earlier triage that ended knows it
  known,
  fixed,  ///< an earlier triage knows it, and nothing fails as it did
};

struct FiledMember {
  std::string file;
  uint64_t bytes = 0;
  std::string belongs;  ///< see Belongs in findings/bug.h
  int fails = 0, runs = 0;
  std::string sameAs;    ///< a member with the same bytes, which counts
  bool earlier = false;  ///< of an earlier call; its bytes weren't among the findings of this one
  std::string hash;      ///< of its bytes (text/hash.h); empty in the index of an earlier version of hone
};

/// A bug as the files present it.
struct FiledBug {
  std::string name;
  BugState state = BugState::fresh;
  std::vector<std::string> signatures;
  std::string representative;  ///< the finding that was reduced
  uint64_t representativeBytes = 0;
  std::string reducedFile;  ///< its name in the bug's folder
  std::string reduced;
  size_t tokens = 0;
  bool minimal = false;
  bool reliable = true;
  std::string pattern;  ///< in one line; empty: none
  uint64_t tests = 0;
  bool budgetSpent = false;
  bool finished = true;  ///< false: a limit or a signal came first; the next triage finishes it
  std::vector<std::string> remarks;
  std::vector<std::string> callers;  ///< lines that called the function that failed, of the last findings
  std::vector<std::string> lines;    ///< lines that failed, of the last findings
  std::vector<FiledMember> members;
  bool ofThisCall = false;  ///< its text and pattern are results of this call; not in the file
  bool hasText = true;      ///< the reduced text is there; not in the file
  bool isInOutput = false;  ///< its text and pattern stay as the output folder has them; not in the file

  /// Findings with the same bytes count once.
  size_t findings() const { return static_cast<size_t>(std::ranges::count(members, "", &FiledMember::sameAs)); }
};

/// A finding that belongs to no bug.
struct OtherFinding {
  std::string file;
  std::string outcome;  ///< "passes", or how the program refused it: "exit 1: syntax error"
  std::string sameAs;   ///< another one with the same bytes, which counts
};

struct TriageIndex {
  std::string command;  ///< the test, quoted for a shell
  std::string language;
  std::string calledIn;  ///< the folder of the call, from the index's own one; findings' names lead from there
  uint64_t tests = 0;
  std::vector<FiledBug> bugs;  ///< most members first; fixed ones last
  std::vector<OtherFinding> others;
  std::vector<std::string> untested;  ///< findings that weren't reached before the triage was cut short
  /// False: a limit or a signal came first. Then no run has told the user what is new.
  bool finished = true;
  std::vector<FiledBug> before;        ///< if it isn't finished: the bugs of the baseline, to continue from
  std::set<std::string> reducedFiles;  ///< if it isn't finished: all "BUG/reduced.EXT" that may be in the folder
  /// The hashes of what hone has written, by the path below the folder; while it writes there, of the others.
  std::map<std::string, std::string> files;
  std::vector<std::string> removed;  ///< bugs of the file whose folders the user has removed; not in the file
  std::set<std::string> textless;    ///< "BUG/reduced.EXT" that is missing, unlike the bug's folder; not in the file

  /// Counts each text of `others` once.
  size_t otherFindings() const { return static_cast<size_t>(std::ranges::count(others, "", &OtherFinding::sameAs)); }
  size_t count(BugState state) const { return static_cast<size_t>(std::ranges::count(bugs, state, &FiledBug::state)); }
};

const char* nameOf(BugState state);

/// The contents of index.json.
nlohmann::ordered_json toJson(const TriageIndex& index);
/// Reads index.json and the reduced texts of an earlier triage. A bug without a folder is left out; one without its
/// text isn't finished. nullopt if there is no index in the folder. Of a triage that ended, all bugs are known or
/// fixed; of another one, new bugs are still new. Throws UserError for another kind of file.
std::optional<TriageIndex> readIndex(const std::filesystem::path& folder);

/// The bugs from which a triage of these findings continues that was cut short: those of its baseline. What it has
/// found since is found again with stored verdicts, except from findings that are not there any more.
std::vector<FiledBug> bugsToContinueFrom(const TriageIndex& index, const std::set<std::string>& findings);

/// The bugs of a triage of this folder that was cut short, as far as it got. Empty if the last one ended.
std::vector<FiledBug> bugsSoFar(const std::filesystem::path& folder);

/// All "BUG/reduced.EXT" that earlier calls have written into the folder, by its index.json. Empty if that can't be
/// read.
std::set<std::string> reducedFiles(const std::filesystem::path& folder);

/// `TriageIndex::files` of the last triage of this folder. Empty if that can't be read.
std::map<std::string, std::string> writtenFiles(const std::filesystem::path& folder);

/// The folder, and all files and folders in it that earlier calls have written, by its index.json.
std::set<std::filesystem::path> placesOfTriage(const std::filesystem::path& folder);

/// The names of the bugs that the last triage in the folder which ended has told of; empty if it has no index.
std::set<std::string> bugsToldOf(const std::filesystem::path& folder);

/// A name for a bug's folder, from its signature: "assertion-left-right". It is neither one of `taken` nor that of
/// another file of a triage.
std::string bugName(const std::string& signature, const std::vector<std::string>& taken);

}  // namespace hone
