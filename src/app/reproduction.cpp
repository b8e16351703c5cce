#include "app/reproduction.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>

#include "oracle/crash_signature.h"
#include "oracle/verdict_rules.h"
#include "process/project_folder.h"
#include "text/file.h"
#include "text/shell.h"
#include "text/template.h"
#include "text/user_error.h"

/// app/reproduce.sh, embedded by src/CMakeLists.txt.
extern "C" const char hone_reproduce[];

namespace hone {
namespace {

namespace fs = std::filesystem;

/// The rest of the last line that begins so.
std::string lastLineBehind(std::string_view words, const std::string& output) {
  const size_t at = output.rfind(words);
  if (at == output.npos) return "";
  const size_t begin = at + words.size();
  return output.substr(begin, output.find('\n', begin) - begin);
}

/// As reproduce.sh reported it.
KnownFailure failureIn(const std::string& output, const VerdictRules& rules) {
  KnownFailure known{std::atoi(lastLineBehind("exit status ", output).c_str())};
  if (!rules.signatureExpression().empty()) known.signature = lastLineBehind("\nsignature ", output);
  return known;
}

/// The same; without a place.
std::string signatureIn(const std::string& output, const VerdictRules& rules) {
  constexpr int ofSignals = 128;
  const int status = std::atoi(lastLineBehind("exit status ", output).c_str());
  ProcessEnd end;
  (status > ofSignals ? end.signal : end.exitCode) = status > ofSignals ? status - ofSignals : status;
  end.err = output;
  return std::string(withoutPlace(rules.signatureOf(end)));
}

void writeIn(const fs::path& folder, const std::string& place, std::string_view bytes) {
  fs::create_directories((folder / place).parent_path());
  writeFile(folder / place, bytes);
}

/// Writes the failing text or project, and the files that the test needs. Returns the paths of a project's files if
/// the test gets each.
std::vector<std::string> writeNeeded(const CommandSpec& command, const BundlePlaces& places, std::string_view failing,
                                     const fs::path& folder) {
  std::vector<std::string> files;
  if (command.project) {
    ProjectFolder project(folder / projectFiles, command.candidateName, command.project->beside);
    project.rebase(command.project->origin, (fs::absolute(folder) / projectFiles / command.candidateName).string());
    project.write(failing);
    project.handOver();
    if (command.project->eachFile) files = project.files();
  } else {
    writeIn(folder, places.candidate, failing);
  }
  if (command.kind == TestKind::script) copyFile(command.argv.front(), folder / places.script);
  for (size_t i = 0; i < places.with.size(); ++i) {
    const WithFile& file = command.with.read()[i];
    writeIn(folder, places.with[i], file.contents);
    fs::permissions(folder / places.with[i], static_cast<fs::perms>(file.mode));
  }
  return files;
}

/// Returns the path of the script.
fs::path writeScript(const CommandSpec& command, const BundlePlaces& places, const KnownFailure& known,
                     const std::vector<std::string>& files, const fs::path& folder) {
  const fs::path script = fs::absolute(folder) / "reproduce.sh";
  writeFile(script, reproduceScript(command, places, known, files));
  fs::permissions(script, fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec,
                  fs::perm_options::add);
  return script;
}

std::string programWord(const CommandSpec& command, const BundlePlaces& places) {
  return command.kind == TestKind::command ? "\"$PROGRAM\"" : "\"$here\"/" + shellQuoted(places.script);
}

/// A function of the shell that prints what an expression matches first in files, and of that its first group.
constexpr std::string_view matched = R"(matched() {
  python3 -c 'import re, sys
for name in sys.argv[2:]:
    found = re.search(sys.argv[1].encode(), open(name, "rb").read())
    text = (found[1] if found.re.groups else found[0]) or b"" if found else b""
    if text.strip():
        sys.stdout.buffer.write(text.strip().split(b"\n")[-1].strip())
        sys.exit(0)
sys.exit(1)' "$@"
}
)";

/// Runs a command and writes how many KB the largest of its processes had.
constexpr std::string_view measured = R"(python3 -c 'import resource, subprocess, sys
status = subprocess.call(sys.argv[2:])
open(sys.argv[1], "w").write(str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss))
sys.exit(status if status >= 0 else 128 - status)' "$scratch/peak" )";

std::string condition(std::string_view holds) { return fmt::format("{} || reproduced=no\n", holds); }

std::string sameFailure(const VerdictRules& rules, const KnownFailure& known) {
  std::string text;
  if (known.status) text += condition(fmt::format("[ $status -eq {} ]", *known.status));
  if (const std::string expression = rules.signatureExpression(); !expression.empty()) {
    text +=
        condition(fmt::format("signature=$(matched {} \"$scratch/err\" \"$scratch/out\")", shellQuoted(expression)));
    text += "echo \"signature $signature\"\n";
    if (!known.signature.empty())
      text += condition(fmt::format("[ \"$signature\" = {} ]", shellQuoted(known.signature)));
  }
  return text;
}

std::string conditions(const CommandSpec& command, const KnownFailure& known) {
  if (command.kind == TestKind::script) return condition("[ $status -eq 0 ]");
  std::string text;
  const VerdictRules& rules = command.rules;
  if (rules.exitCode()) text += condition(fmt::format("[ $status -eq {} ]", *rules.exitCode()));
  if (rules.nonzeroExit()) text += condition("[ $status -ne 0 ]");
  if (rules.signal()) text += condition(fmt::format("[ $status -eq {} ]", 128 + *rules.signal()));
  if (rules.hangs()) text += condition("[ $status -eq 124 ]");
  if (rules.sameCrash()) text += sameFailure(rules, known);
  // The zero byte makes one record of all, also of nothing.
  for (const VerdictRules::OutputRule& rule : rules.outputRules())
    text += fmt::format("{{ cat \"$scratch/{}\"; printf '\\0'; }} | LC_ALL=C.UTF-8 grep -Pzq -e {} {} reproduced=no\n",
                        rule.stream == Stream::out ? "out" : "err", shellQuoted(rule.expression),
                        rule.wanted ? "||" : "&&");
  if (rules.slowerThan()) text += condition(fmt::format("[ $milliseconds -gt {:.0f} ]", 1000 * *rules.slowerThan()));
  if (rules.moreMemoryThan())
    text += condition(fmt::format("[ \"$(cat \"$scratch/peak\")\" -gt {} ]", *rules.moreMemoryThan() / 1024));
  if (const std::optional<VerdictRules::NumberRule> rule = rules.numberRule())
    text += condition(fmt::format("number=$(matched {} \"$scratch/out\") && awk \"BEGIN {{ exit !($number {} {}) }}\"",
                                  shellQuoted(rule->expression), rule->above ? '>' : '<', rule->bound));
  return text;
}

class FreePlaces {
 public:
  explicit FreePlaces(const std::set<std::string>& files) : files_(files), folders_{std::string(projectFiles)} {}

  /// `kind`: the folder for a file whose name is taken.
  std::string take(const std::string& name, std::string_view kind) {
    if (!folders_.contains(name) && files_.insert(name).second) return name;
    for (int number = 1;; ++number) {
      const std::string folder = number == 1 ? std::string(kind) : fmt::format("{}-{}", kind, number);
      const std::string place = folder + "/" + name;
      if (files_.contains(folder) || !files_.insert(place).second) continue;
      folders_.insert(folder);
      return place;
    }
  }

 private:
  std::set<std::string> files_, folders_;
};

}  // namespace

void copyFile(const fs::path& file, const fs::path& copy) {
  std::error_code error;
  fs::create_directories(copy.parent_path(), error);
  if (!error) fs::copy_file(file, copy, error);
  if (error) throw UserError(fmt::format("can't copy {} to {}: {}", file.string(), copy.string(), error.message()));
}

std::string writeReproduction(const CommandSpec& command, const BundlePlaces& places, std::string_view failing,
                              const fs::path& folder, const WorkDirectory& directory, const RunLimits& limits,
                              const std::string& signature) {
  const std::vector<std::string> files = writeNeeded(command, places, failing, folder);
  ProgramRun ended;
  const auto tryWith = [&](const KnownFailure& known) {
    constexpr int mostTries = 20;
    const fs::path script = writeScript(command, places, known, files, folder);
    for (int tries = 0; tries < mostTries; ++tries) {
      ended = runProgram(findProgram("program", "sh").path, {script.string()}, directory, limits);
      if (signature.empty() || ended.timedOut || signatureIn(ended.output, command.rules) == signature) break;
    }
  };
  tryWith({});
  if (command.rules.sameCrash() && ended.status == 0) tryWith(failureIn(ended.output, command.rules));
  writeFile(folder / "output.txt", ended.output);
  if (ended.status == 0) return "";
  if (ended.timedOut) return "it takes too long";
  std::ranges::replace(ended.output, '\n', ' ');
  return ended.output.empty() ? reasonOf(ended) : ended.output.substr(0, 200);
}

void writeReproductionUntried(const CommandSpec& command, const BundlePlaces& places, std::string_view failing,
                              const fs::path& folder) {
  writeScript(command, places, {}, writeNeeded(command, places, failing, folder), folder);
}

std::string argumentWords(const CommandSpec& command, const std::vector<std::string>& candidates) {
  if (command.kind == TestKind::script) return fmt::format(" {}", fmt::join(candidates, " "));
  std::string words;
  for (size_t i = 1; i < command.argv.size(); ++i) {
    const std::string& word = command.argv[i];
    if (word.find("@@") == word.npos) words += ' ' + shellQuoted(word);
    for (const std::string& candidate : candidates)
      if (word.find("@@") != word.npos) words += ' ' + shellQuoted(word, "@@", candidate);
  }
  return words;
}

std::string reproduceScript(const CommandSpec& command, const BundlePlaces& places, const KnownFailure& known,
                            const std::vector<std::string>& files) {
  std::string copies, program;
  auto copy = [&](const std::string& name) {
    copies += fmt::format("cp \"$here\"/{} \"$scratch/work\" || exit $unknown\n", shellQuoted(name));
  };
  std::vector<std::string> candidates = {"\"$candidate\""};
  if (command.project) {
    copies += fmt::format("cp -R \"$here\"/{}/. \"$scratch/work\" || exit $unknown\n", projectFiles);
    if (command.project->eachFile) candidates.clear();
    for (const std::string& file : files) candidates.push_back(shellQuoted(file));
  } else {
    copy(places.candidate);
  }
  for (const std::string& file : places.with) copy(file);
  copies += fmt::format("candidate=\"$scratch\"/work/{}\n", shellQuoted(command.candidateName));
  if (command.kind == TestKind::command) {
    std::string path = command.argv.front();
    if (path.find('/') != path.npos) path = std::filesystem::absolute(path).lexically_normal().string();
    program = fmt::format(
        "# Set PROGRAM to try another one.\nPROGRAM=${{PROGRAM:-{}}}\n"
        "case $PROGRAM in /*) ;; */*) PROGRAM=$PWD/$PROGRAM ;; esac\n"
        "command -v \"$PROGRAM\" > /dev/null || {{ echo \"can't run $PROGRAM\" >&2; exit $unknown; }}\n",
        shellQuoted(path));
  }
  const bool measuresMemory = command.rules.moreMemoryThan().has_value();
  const bool matchesText = command.rules.numberRule() || !command.rules.signatureExpression().empty();
  if (matchesText) program += matched;
  if (matchesText || measuresMemory)
    program += "command -v python3 > /dev/null || { echo \"this needs python3\" >&2; exit $unknown; }\n";
  const std::string memory = command.memoryBytes ? fmt::format("  ulimit -v {}\n", *command.memoryBytes / 1024) : "";
  const std::string limit =
      command.rules.hangs() ? fmt::format("timeout {} ", command.timeoutSeconds.value_or(10)) : "";
  const std::string call =
      fmt::format("{}{}{}{} < {}", measuresMemory ? measured : "", limit, programWord(command, places),
                  argumentWords(command, candidates), readsStandardInput(command) ? "\"$candidate\"" : "/dev/null");
  return filled(hone_reproduce, {{"copies", copies},
                                 {"program", program},
                                 {"start", command.project ? "\"$candidate\"" : "\"$scratch/work\""},
                                 {"memory", memory},
                                 {"command", call},
                                 {"conditions", conditions(command, known)}});
}

std::set<std::string> BundlePlaces::files(const CommandSpec& command) const {
  std::set<std::string> all(with.begin(), with.end());
  all.insert(results.begin(), results.end());
  if (!command.project) all.insert(candidate);
  if (!script.empty()) all.insert(script);
  return all;
}

BundlePlaces bundlePlaces(const CommandSpec& command, const std::set<std::string>& own,
                          const std::vector<fs::path>& results) {
  FreePlaces free(own);
  BundlePlaces places;
  places.candidate = command.project ? fmt::format("{}/{}", projectFiles, command.candidateName)
                                     : free.take(command.candidateName, "input");
  if (command.kind == TestKind::script)
    places.script = free.take(fs::path(command.argv.front()).filename().string(), "test");
  for (const fs::path& file : command.with.paths()) places.with.push_back(free.take(file.filename().string(), "with"));
  for (const fs::path& file : results) places.results.push_back(free.take(file.filename().string(), "results"));
  return places;
}

}  // namespace hone
