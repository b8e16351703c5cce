#include "app/logged_failure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <re2/re2.h>

#include <algorithm>
#include <iostream>
#include <iterator>

#include "app/interrupt.h"
#include "log/alone.h"
#include "log/crash_script.h"
#include "oracle/closer_look.h"
#include "oracle/crash_signature.h"
#include "process/program.h"
#include "process/run_program.h"
#include "text/file.h"
#include "text/shell.h"
#include "text/stop_token.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr double longestTrial = 300;           ///< seconds
constexpr std::string_view noSource = "true";  ///< what CLI11 makes of an option without its value

LogFiles filesThere() {
  return {[](const fs::path& path) {
            std::error_code ignored;
            return fs::is_regular_file(path, ignored);
          },
          [](const fs::path& path) {
            std::error_code ignored;
            return fs::is_directory(path, ignored);
          }};
}

/// Ends programs on Ctrl-C.
class EndedBySignal {
 public:
  EndedBySignal() {
    interrupt_.watch({.end = [this] { cancellation_.cancel(); }});
  }
  const Cancellation& cancellation() const { return cancellation_; }
  [[noreturn]] void end() const { endWithoutResult(interrupt_.signal()); }

 private:
  Cancellation cancellation_;
  Interrupt interrupt_;
};

/// Runs the command in the current folder and returns what it prints. Builds print their commands only if asked.
std::string outputOfBuild(const std::vector<std::string>& typed) {
  const WorkDirectory directory;
  const std::string output = directory.work() + "/log";
  std::vector<std::string> arguments = {"-C",  fs::current_path().string(), "VERBOSE=1",
                                        "V=1", "CARGO_TERM_VERBOSE=true",   "sh",
                                        "-c",  R"("$@" > "$0" 2>&1)",       output};
  arguments.insert(arguments.end(), typed.begin(), typed.end());
  EndedBySignal watched;
  try {
    const ProgramRun run =
        runProgram(findProgram("program", "env").path, arguments, directory, {.cancellation = &watched.cancellation()});
    if (run.status == 0) throw UserError(fmt::format("{} succeeds: there is no failure to reduce", shellLine(typed)));
  } catch (const Cancelled&) {
    watched.end();
  }
  return readFile(output);
}

std::string readSource(const std::string& source) {
  if (source == "-") return {std::istreambuf_iterator<char>(std::cin), {}};
  return readFile(source);
}

/// The first command of a crash script whose source is there.
std::optional<FailingCommand> ofCrashScript(std::string_view text, const fs::path& folder, const LogFiles& files) {
  const std::vector<Invocation> commands = crashScriptCommands(text, folder);
  for (const Invocation& call : commands)
    if (std::vector<InputWord> inputs = inputsOf(call, files); !inputs.empty())
      return FailingCommand{.call = call, .inputs = std::move(inputs)};
  if (commands.empty()) return std::nullopt;
  throw UserError(
      fmt::format("the crash script's source {} isn't beside it: put it there", commands.front().argv.back()));
}

/// A way to run the command on one file.
struct CommandForm {
  std::string name;
  std::vector<std::string> argv;
  fs::path input;
};

/// How the command ended on the input of a form.
struct FormTrial {
  CommandForm form;
  std::string failure;
  std::string out, err;
};

class FormTrials {
 public:
  explicit FormTrials(const FailingCommand& failing)
      : failing_(failing), scratch_(std::make_unique<WorkDirectory>()), files_(filesThere()) {}

  LoggedReduction find() try {
    const std::vector<std::string> alone = commandAlone(failing_, files_);
    const fs::path& input = failing_.inputs.front().file;
    for (const bool lines : {false, true}) {
      if (!hasDirectives(input)) break;
      const fs::path made = fs::path(scratch_->work()) / (lines ? "lines" : "plain") / input.filename();
      if (preprocess(alone, made, lines) && fits({"preprocessed", onPreprocessed(alone), made})) return take();
    }
    const bool isWhole = kindOf(failing_.call) == ToolKind::compiler && !hasDirectives(input);
    if (isWhole && fits({"", onPreprocessed(alone), input})) return take();
    if (fits({"", besideItsHeaders(alone, input), input})) return take();
    if (!failing_.call.environment.empty()) {
      std::vector<std::string> argv = {"env"};
      argv.insert(argv.end(), failing_.call.environment.begin(), failing_.call.environment.end());
      argv.insert(argv.end(), alone.begin(), alone.end());
      if (fits({"", argv, input})) return take();
    }
    if (fits({"", inItsFolder(), input})) return take();
    if (similar_) {
      best_ = similar_;
      LoggedReduction taken = take();
      taken.notes.push_back(fmt::format("here it fails otherwise than in the log: {}", best_->failure));
      return taken;
    }
    throw UserError(last_.empty()
                        ? fmt::format("{} doesn't fail here when it runs alone: is it the same version of the "
                                      "program? Or give a test that fails: hone reduce {} --test SCRIPT",
                                      shellLine(alone), input.string())
                        : fmt::format("{} fails here in another way than in the log: {}; to reduce that, give "
                                      "hone reduce {} --same-crash -- {}",
                                      shellLine(alone), last_, input.string(), shellLine(alone)));
  } catch (const Cancelled&) {
    watched_.end();
  }

 private:
  static bool hasDirectives(const fs::path& input) {
    static const RE2 directive(R"((?m)^\s*#\s*(?:include|define|if|ifdef|ifndef|undef)\b)");
    return RE2::PartialMatch(readFile(input), directive);
  }

  /// Headers of its own folder are found there.
  std::vector<std::string> besideItsHeaders(std::vector<std::string> alone, const fs::path& input) const {
    static const RE2 include(R"((?m)^\s*#\s*include\s*")");
    if (kindOf(failing_.call) == ToolKind::compiler && RE2::PartialMatch(readFile(input), include))
      alone.insert(alone.begin() + 1, {"-iquote", input.parent_path().string()});
    return alone;
  }

  /// For a program that needs the folder: a module of Go, a package of npm.
  std::vector<std::string> inItsFolder() const {
    std::vector<std::string> argv = {"env", "-C", failing_.call.folder.string()};
    argv.insert(argv.end(), failing_.call.environment.begin(), failing_.call.environment.end());
    const std::vector<std::string> plain = commandWithInput(failing_);
    argv.insert(argv.end(), plain.begin(), plain.end());
    return argv;
  }

  bool preprocess(const std::vector<std::string>& alone, const fs::path& made, bool lines) {
    const auto argv = preprocessing(failing_, alone, made.string(), lines);
    if (!argv) return false;
    fs::create_directories(made.parent_path());
    const ProgramRun run = runProgram(findProgram("program", argv->front()).path, {argv->begin() + 1, argv->end()},
                                      *scratch_, {longestTrial, &watched_.cancellation()});
    return !run.timedOut && fs::exists(made) && fs::file_size(made) > 0;
  }

  /// Runs it. True if it fails as in the log.
  bool fits(CommandForm form) {
    const std::vector<std::string> quick = withoutOwnReport(failing_.call, form.argv);
    if (quick != form.argv && fitsAs({form.name, quick, form.input})) return true;
    return fitsAs(std::move(form));
  }

  bool fitsAs(CommandForm form) {
    CommandSpec spec;
    spec.argv = form.argv;
    spec.candidateName = form.input.filename().string();
    spec.timeoutSeconds = longestTrial;
    spec.rules.requireSameCrash();
    const std::optional<TestResult> result = lookCloser(spec, readFile(form.input), watched_.cancellation());
    if (!result) throw Cancelled();
    if (result->crash.empty()) return false;
    last_ = result->crash;
    FormTrial trial{std::move(form), result->crash, result->evidence->out, result->evidence->err};
    const Likeness alike = likeness(failing_.failure, trial.failure);
    if (alike == Likeness::none && !isCrash(trial.failure)) return false;
    if (alike == Likeness::same) best_ = trial;
    if (alike != Likeness::same && !similar_) similar_ = trial;
    return alike == Likeness::same;
  }

  LoggedReduction take() {
    LoggedReduction reduction;
    reduction.inputs = {best_->form.input};
    reduction.test.commandLine = best_->form.argv;
    reduction.test.sameCrash = true;
    if (!best_->form.name.empty()) {
      reduction.scratch = std::move(scratch_);
      reduction.notes.push_back(fmt::format("the preprocessed source, {} bytes, fails the same; the test: {}",
                                            fs::file_size(best_->form.input), shellLine(best_->form.argv)));
    }
    return reduction;
  }

  const FailingCommand& failing_;
  std::unique_ptr<WorkDirectory> scratch_;
  LogFiles files_;
  EndedBySignal watched_;
  std::optional<FormTrial> best_, similar_;
  std::string last_;  ///< how it failed here last
};

}  // namespace

FailingCommand failingCommandFrom(const std::string& source, const std::vector<std::string>& typed) {
  LogPlace place{fs::current_path(), {}};
  const bool hasLog = !source.empty() && source != noSource;
  if (!hasLog && typed.empty())
    throw UserError("--from needs a log, - for standard input, or a command that fails: --from -- COMMAND");
  std::string log;
  if (!typed.empty()) log = fmt::format("+ {}\n", shellLine(typed));
  log += hasLog ? readSource(source) : outputOfBuild(typed);
  if (hasLog && source != "-") place.beside = fs::absolute(source).lexically_normal().parent_path();
  if (auto failing = ofCrashScript(log, place.beside.empty() ? place.current : place.beside, filesThere()))
    return std::move(*failing);
  return findFailingCommand(log, place, filesThere());
}

std::string descriptionOf(const FailingCommand& failing, const std::string& source) {
  const bool hasLog = !source.empty() && source != noSource;
  const std::string name = source == "-" ? "standard input" : source;
  std::string text = !hasLog ? "" : failing.line > 0 ? told("{}, line {}:\n", name, failing.line) : told("{}:\n", name);
  const auto add = [&](std::string_view what, const std::string& value) { text += told("  {:<10}{}\n", what, value); };
  add("command", shellLine(failing.call.argv));
  if (!failing.call.environment.empty()) add("with", shellLine(failing.call.environment));
  add("folder", failing.call.folder.string());
  add("input", failing.inputs.front().file.string());
  if (!failing.failure.empty()) add("failure", failing.failure);
  return text;
}

LoggedReduction untriedReduction(const FailingCommand& failing) {
  LoggedReduction reduction;
  reduction.inputs = {failing.inputs.front().file};
  reduction.test.commandLine = commandAlone(failing, filesThere());
  reduction.test.sameCrash = true;
  return reduction;
}

LoggedReduction triedReduction(const FailingCommand& failing) { return FormTrials(failing).find(); }

std::string commandLineOf(const LoggedReduction& reduction) {
  return fmt::format("hone reduce {} --same-crash -- {}", shellQuoted(reduction.inputs.front().string()),
                     shellLine(reduction.test.commandLine));
}

}  // namespace hone
