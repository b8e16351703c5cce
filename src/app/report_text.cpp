#include "app/report_text.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "app/interrupt.h"
#include "app/report_sections.h"
#include "app/reproduction.h"
#include "app/test_choice.h"
#include "explain/show_model.h"
#include "hone/hone.h"
#include "hone/language_choice.h"
#include "log/alone.h"
#include "log/failing_command.h"
#include "log/view.h"
#include "oracle/closer_look.h"
#include "oracle/crash_signature.h"
#include "process/program.h"
#include "text/archive.h"
#include "text/shell.h"
#include "text/tell.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

constexpr double longestVersion = 5;  ///< seconds
constexpr double longestVersionTest = 60;
constexpr size_t longestTitle = 120;

/// The headings of a tracker.
struct IssueForm {
  std::string_view program;  ///< a regular expression
  std::string_view input, version, command, output;
};
constexpr IssueForm issueForms[] = {
    {R"((?:.*-)?(?:gcc|g\+\+|cc1|cc1plus|gfortran)(?:-[\d.]+)?)", "Source", "Version and system", "Command line",
     "Compiler output"},
    {R"(clang(?:\+\+)?(?:-[\d.]+)?|opt(?:-\d+)?|llc(?:-\d+)?)", "Reproducer", "Version", "Command", "Crash and stack"},
    {"rustc", "Code", "Meta", "Command", "Error output"},
    {"dot|neato|twopi|circo|fdp|sfdp", "Input", "Version", "Steps to reproduce", "What is the current bug behavior?"},
    {"sqlite3", "SQL", "Version", "Steps to reproduce", "Output"},
    {".*", "Input", "Version", "Command", "Output"}};

/// Where the tested program stands in the command: behind env and what it sets.
size_t programIn(const std::vector<std::string>& argv) {
  size_t at = 0;
  if (const auto viewed = commandBehindView(argv)) return argv.size() - viewed->argv.size() + programIn(viewed->argv);
  if (argv.empty() || (argv[0] != "env" && !argv[0].ends_with("/env"))) return at;
  for (++at; at < argv.size(); ++at) {
    if (argv[at] == "-C" || argv[at] == "-u")
      ++at;
    else if (argv[at].find('=') == std::string::npos && !argv[at].starts_with('-'))
      return at;
  }
  return 0;
}

/// The first line that the program says of its version; empty if it doesn't.
std::string versionLine(const std::string& program) try {
  const ProgramRun answer =
      runProgram(findProgram("program", program).path, {"--version"}, WorkDirectory(), {.seconds = longestVersion});
  if (answer.status != 0 || answer.timedOut) return "";
  const size_t begin = answer.output.find_first_not_of("\n ");
  return begin == answer.output.npos ? ""
                                     : visible(answer.output.substr(begin, answer.output.find('\n', begin) - begin));
} catch (const UserError&) {
  return "";
}

/// Without the folder of the test in front of the input's name.
std::string withoutTestFolder(std::string text) {
  static const RE2 folder(R"((?:/[\w.-]+)*/hone-\d+-\w+/work/)");
  RE2::GlobalReplace(&text, folder, "");
  return text;
}

/// A block of code, with a fence that the text doesn't hold.
std::string fenced(std::string_view text, std::string_view language = "") {
  std::string fence = "```";
  while (text.find(fence) != text.npos) fence += '`';
  std::string block = fmt::format("{}{}\n{}", fence, language, visibleLines(text));
  if (!block.ends_with('\n')) block += '\n';
  return block + fence + "\n";
}

CommandSpec specFor(const RunOptions& run, std::string_view failing) {
  CommandSpec spec = specOf(run, failing.size());
  if (!spec.timeoutSeconds) spec.timeoutSeconds = longestVersionTest;
  return spec;
}

/// The command as one types it, with the input's name.
std::string typedCommand(CommandSpec spec) {
  std::erase_if(spec.argv, forbidsOwnReport);
  if (const auto viewed = commandBehindView(spec.argv))
    return fmt::format("cd {}\n{}", shellQuoted(viewed->folder.string()), shellLine(viewed->argv));
  // A project's files are shown by their paths in it.
  const bool isFolder = spec.project && !spec.project->eachFile;
  const std::string name = isFolder ? "." : shellQuoted(spec.candidateName);
  return shellQuoted(spec.argv.front()) + argumentWords(spec, {name}) + (readsStandardInput(spec) ? " < " + name : "");
}

}  // namespace

std::vector<TriedVersion> tryVersions(const RunOptions& run, std::string_view failing,
                                      const std::vector<std::string>& commands) {
  if (run.command.kind != TestKind::command) throw UserError("--bisect needs a test that is a command behind --");
  CommandSpec spec = specFor(run, failing);
  std::erase_if(spec.argv, forbidsOwnReport);  // another compiler may not know it
  const size_t program = programIn(spec.argv);
  const auto failureWith = [&](const std::string& command) {
    CommandSpec changed = spec;
    changed.argv[program] = command;
    changed.rules.requireSameCrash();
    const Cancellation never;
    return lookCloser(changed, failing, never);
  };
  const std::string expected = failureWith(spec.argv[program])->crash;
  std::vector<TriedVersion> all;
  for (const std::string& command : commands) {
    TriedVersion tried{.command = command, .version = {}, .outcome = "can't be run"};
    if (!programInPath(command).empty() || command.find('/') != command.npos) try {
        const std::optional<TestResult> seen = failureWith(command);
        tried.version = versionLine(command);
        const std::string crash(withoutPlace(seen->crash));
        // Another version may have moved the failing line to another file.
        const Likeness alike = crash.empty() ? Likeness::none : likeness(expected, crash);
        tried.fails = alike != Likeness::none;
        tried.outcome = alike == Likeness::same ? "fails the same"
                        : tried.fails           ? fmt::format("fails alike: {}", visible(crash))
                        : seen->timedOut        ? "takes too long"
                        : crash.empty()         ? "passes"
                                                : fmt::format("fails otherwise: {}", visible(crash));
      } catch (const UserError&) {
        // There is no such program.
      }
    all.push_back(std::move(tried));
  }
  return all;
}

std::string bisectionText(const std::vector<TriedVersion>& tried) {
  std::string text;
  for (const TriedVersion& each : tried)
    text += fmt::format("{}: {}{}\n", visible(each.command), each.outcome,
                        each.version.empty() ? "" : fmt::format(" ({})", each.version));
  const auto first = std::ranges::find(tried, true, &TriedVersion::fails);
  if (first != tried.end() && first != tried.begin())
    text += fmt::format("first that fails: {}\n", visible(first->command));
  return text;
}

void writeReportText(const RunOptions& run, std::string_view failing, const KnownOfFailure& known,
                     RunSummary& summary) try {
  const CommandSpec spec = specFor(run, failing);
  const bool isCommand = spec.kind == TestKind::command;
  const std::string program = spec.argv[isCommand ? programIn(spec.argv) : 0];
  const std::string name = program.substr(program.rfind('/') + 1);
  const IssueForm& form = *std::ranges::find_if(issueForms, [&](const IssueForm& each) {
    return RE2::FullMatch(name, re2::StringPiece(each.program.data(), each.program.size()));
  });
  const Cancellation never;
  const std::optional<ReportFailure> failure = failureOn("", spec, failing, never);
  std::string title = visible(withoutPlace(failure ? failure->signature : ""));
  if (title.empty()) title = failure ? failure->ending : "a failure";
  if (title.size() > longestTitle) title.resize(title.find_last_not_of(" <,", title.rfind(' ', longestTitle)) + 1);
  std::string text = fmt::format("# {}: {}\n", visible(name), title);
  const auto add = [&](std::string_view heading, const std::string& content) {
    text += fmt::format("\n## {}\n\n{}", heading, content);
  };
  add(form.input, fenced(run.project ? listing(failing) : std::string(failing)));
  add(form.command, fenced(typedCommand(spec), "sh"));
  if (isCommand)
    if (const std::string version = versionLine(program); !version.empty()) add(form.version, fenced(version));
  if (failure)
    add(form.output, fmt::format("{}\n\n{}", visible(failure->ending),
                                 fenced(withoutTestFolder(fmt::format("{}\n{}", failure->err, failure->out)))));
  if (!known.claim.empty()) add("When it fails", fenced(known.claim));
  if (!known.tried.empty()) add("Other versions", fenced(bisectionText(known.tried)));
  text += fmt::format("\nReduced from {} to {} bytes with hone " HONE_VERSION ".\n", summary.inputBytes,
                      summary.outputBytes);
  writeBeside(summary, run.reportText, text);
} catch (const UserError& error) {
  summary.unwritten.push_back(fmt::format("{} wasn't written: {}", run.reportText.string(), error.what()));
}

std::string claimAbout(const RunOptions& run, const std::string& failing, RunSummary& summary) {
  RunSettings settings = run.settings;
  settings.maxTests = mostTestsOfClaim;
  if (settings.maxSeconds) *settings.maxSeconds -= summary.wallSeconds;
  if (run.isFolder()) throw UserError("the result is a folder");
  if (summary.stop != Stop::done || (settings.maxSeconds && *settings.maxSeconds <= 0))
    throw UserError("the reduction was cut short");
  if (!run.quiet) tell(stderr, "hone: explains the result, in at most {} tests\n", mostTestsOfClaim);
  const std::shared_ptr<Language> language = chooseLanguage(run.language, run.input, {failing}).language;
  ExplainOptions options;
  options.corpus = usualCorpus(run.language, *language);
  std::unique_ptr<Test> test;
  std::unique_ptr<Run> explaining;
  Interrupt interrupt;  // its thread uses the run, whose threads must not receive the signals
  test = chooseTest(run, failing.size());
  explaining = std::make_unique<Run>(*test, settings);
  interrupt.watch({.end = [&] { explaining->cancel(); }});
  const std::array<GivenInput, 1> given = {GivenInput{.text = failing}};
  const Circumstances found = explain(*explaining, given, language, options);
  if (interrupt.signal() != 0) {
    summary.stop = Stop::interrupted;
    summary.signal = interrupt.signal();
  }
  const Explanation& explanation = found.explanation;
  if (found.refuted() || !explanation.tellsApart()) return "";
  return toClaim(explanation.rules, explanation.model, Parts(language->grammar()));
}

}  // namespace hone
