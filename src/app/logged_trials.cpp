#include "app/logged_trials.h"

#include <fmt/format.h>
#include <re2/re2.h>
#include <unistd.h>

#include <algorithm>
#include <optional>

#include "app/logged_failure.h"
#include "app/logged_runs.h"
#include "app/opened_input.h"
#include "log/alone.h"
#include "log/named_failure.h"
#include "log/tools.h"
#include "log/view.h"
#include "oracle/crash_signature.h"
#include "text/file.h"
#include "text/shell.h"
#include "text/stop_token.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

// A source and the headers of its project as a folder, for a failure that the preprocessed source doesn't show.

struct SourceFolder {
  std::filesystem::path folder;
  std::vector<std::string> argv;  ///< with "@@" for the folder
};

/// Copies the source and these headers into a new folder in `scratch`, as they lie to each
/// other. `alone`: the command on the source. nullopt if there are no headers.
std::optional<SourceFolder> sourceWithHeaders(const FailingCommand& failing, const std::vector<std::string>& alone,
                                              const std::vector<std::string>& headers,
                                              const std::filesystem::path& scratch);

namespace fs = std::filesystem;

std::optional<SourceFolder> sourceWithHeaders(const FailingCommand& failing, const std::vector<std::string>& alone,
                                              const std::vector<std::string>& headers, const fs::path& scratch) {
  const fs::path& source = failing.inputs.front().file;
  std::vector<fs::path> all = {source};
  for (const std::string& name : headers) {
    fs::path file = (failing.call.folder / name).lexically_normal();
    if (fs::is_regular_file(file) && std::ranges::find(all, file) == all.end()) all.push_back(std::move(file));
  }
  if (all.size() < 2) return std::nullopt;
  fs::path root = source.parent_path();
  for (const fs::path& file : all)
    while (!isBelow(file, root)) root = root.parent_path();
  SourceFolder made{scratch / source.stem(), {}};
  std::vector<std::string> names;
  for (const fs::path& file : all) {
    names.push_back(file.lexically_relative(root).string());
    const fs::path copy = made.folder / names.back();
    fs::create_directories(copy.parent_path());
    fs::copy_file(file, copy, fs::copy_options::overwrite_existing);
  }
  made.argv = onFolder(alone, root.string(), names);
  return made;
}

/// A way to run the command on an input.
struct CommandForm {
  std::string name;  ///< of an input that was made; empty: it is the command's own
  std::vector<std::string> argv;
  fs::path input;  ///< a file or a folder
};

/// How the command ended on the input of a form.
struct FormTrial {
  CommandForm form;
  std::string failure;
  std::optional<NamedFailure> named = {};  ///< if it is the log's
};

/// Of a file, or of all files of a folder.
std::string textOf(const fs::path& input) {
  if (!fs::is_directory(input)) return readFile(input);
  std::string text;
  for (const auto& entry : fs::recursive_directory_iterator(input))
    if (entry.is_regular_file()) text += readFile(entry.path()) + "\n";
  return text;
}

class FormTrials {
 public:
  explicit FormTrials(const FailingCommand& failing)
      : failing_(failing),
        files_(filesThere()),
        alone_(commandAlone(failing, files_)),
        input_(failing.inputs.front().file),
        expected_(failing.failure) {}

  LoggedReduction find(bool keepsWords) try {
    if (fitsSomehow(keepsWords)) return take();
    if (similar_) {
      best_ = similar_;
      LoggedReduction taken = take();
      taken.notes.push_back(fmt::format("here it fails otherwise than in the log: {}", best_->failure));
      return taken;
    }
    throw UserError(last_.empty()
                        ? fmt::format("{} doesn't fail here when it runs alone: is it the same version of the "
                                      "program? Or give a test that fails: hone reduce {} --test SCRIPT",
                                      shellLine(alone_), input_.string())
                        : fmt::format("{} fails here in another way than in the log: {}; to reduce that, give "
                                      "hone reduce {} --same-crash -- {}",
                                      shellLine(alone_), last_, input_.string(), shellLine(alone_)));
  } catch (const Cancelled&) {
    runs_.end();
  }

  /// nullopt if no form fails as in the log.
  std::optional<LoggedReduction> findSame(bool keepsWords) try {
    return fitsSomehow(keepsWords) ? std::optional(take()) : std::nullopt;
  } catch (const UserError&) {
    return std::nullopt;
  } catch (const Cancelled&) {
    runs_.end();
  }

  /// How the command fails on its own input; empty if it doesn't.
  std::string failureHere() try {
    for (std::vector<std::string>& argv : ownForms())
      if (std::string failure = failureOf({"", std::move(argv), input_}); !failure.empty()) return failure;
    return "";
  } catch (const Cancelled&) {
    runs_.end();
  }

 private:
  /// Tries one form after the other, the quickest first. False if none fails as in the log.
  bool fitsSomehow(bool keepsWords) {
    if (!failing_.copiedAs.empty()) {
      const fs::path copy = runs_.scratch() / failing_.copiedAs;
      fs::copy_file(input_, copy);
      return fits({"preprocessed source", onPreprocessed(alone_), copy});
    }
    if (expected_.empty() && isByWord()) expect(failureHere());
    if (isByWord() && fitsAlone()) return true;
    if (!keepsWords && fitsInFolder()) return true;
    if (keepsWords && !isByWord())
      throw UserError("--reduce-command needs a command that names its input: leave it out");
    return false;
  }

  bool isByWord() const { return failing_.inputs.front().word != InputWord::none; }
  bool isCompiler() const { return kindOf(failing_.call) == ToolKind::compiler; }
  bool holds(const char* expression) const { return RE2::PartialMatch(readFile(input_), RE2(expression)); }

  /// The ways to run it on its own input, outside of its folder.
  std::vector<std::vector<std::string>> ownForms() const {
    std::vector<std::vector<std::string>> forms = {alone_};
    // Headers of its own folder are found there.
    if (isCompiler() && holds(R"((?m)^\s*#\s*include\s*")"))
      forms.front().insert(forms.front().begin() + 1, {"-iquote", input_.parent_path().string()});
    if (!failing_.call.environment.empty()) {
      forms.push_back({"env"});
      std::ranges::copy(failing_.call.environment, std::back_inserter(forms.back()));
      std::ranges::copy(forms.front(), std::back_inserter(forms.back()));
    }
    return forms;
  }

  bool fitsAlone() {
    const bool hasDirectives = holds(R"((?m)^\s*#\s*(?:include|define|if|ifdef|ifndef|undef)\b)");
    if (isCompiler() && hasDirectives) {
      for (const Preprocessed way : {Preprocessed::plain, Preprocessed::lines}) {
        const fs::path made = runs_.scratch() / (way == Preprocessed::lines ? "lines" : "plain") / input_.filename();
        if (preprocess(made, way) && fs::exists(made) && fs::file_size(made) > 0 &&
            fits({"preprocessed source", onPreprocessed(alone_), made}))
          return true;
      }
    } else if (isCompiler() && fits({"", onPreprocessed(alone_), input_})) {
      return true;
    }
    for (std::vector<std::string>& argv : ownForms())
      if (fits({"", std::move(argv), input_})) {
        const FormTrial single = *best_;
        if (!isCompiler() || !hasDirectives || !fitsWithHeaders()) best_ = single;
        return true;
      }
    return false;
  }

  /// The source and its headers are reduced together.
  bool fitsWithHeaders() {
    const auto output = preprocess(runs_.scratch() / "headers", Preprocessed::headers);
    if (!output) return false;
    const auto made = sourceWithHeaders(failing_, alone_, headersIn(*output), runs_.scratch() / "folder");
    return made && fits({"source with its headers", made->argv, made->folder});
  }

  /// For a program that needs its folder: a module of Go, a package of npm, a build.
  bool fitsInFolder() {
    if (const auto argv = runs_.inView(failing_)) {
      const CommandForm form{"", *argv, input_};
      if (!fits(form)) return false;
      // A build that is made already, or tests that read another file.
      if (!isByWord() && !failing_.isTried &&
          likeness(expected_, runs_.run(form.argv, form.input, "").crash) == Likeness::same)
        throw UserError(
            fmt::format("{} fails whatever {} holds: give the log of a verbose run, which shows the "
                        "command that reads the input (ctest -V, make VERBOSE=1)",
                        shellLine(failing_.call.argv), input_.string()));
      return true;
    }
    if (!isByWord())
      throw UserError(
          fmt::format("{} needs its folder, of which tests could see their own changes only where overlayfs "
                      "may be mounted; here it may not. Give a test that copies it: hone reduce {} "
                      "--test SCRIPT",
                      shellLine(failing_.call.argv), input_.string()));
    return fits({"", inItsFolder(failing_.call, commandWithInput(failing_)), input_});
  }

  /// What the compiler prints. nullopt if it is none.
  std::optional<std::string> preprocess(const fs::path& made, Preprocessed wanted) {
    const auto argv = preprocessing(failing_, alone_, made.string(), wanted);
    if (!argv) return std::nullopt;
    fs::create_directories(made.parent_path());
    ProgramRun run = runs_.runPlain(*argv);
    return run.timedOut ? std::nullopt : std::optional(std::move(run.output));
  }

  std::string failureOf(const CommandForm& form) {
    TestResult result = runs_.run(form.argv, form.input);
    output_ = outputOf(result);
    onError_ = result.evidence ? result.evidence->err : "";
    return std::move(result.crash);
  }

  /// The log doesn't say how it fails.
  void expect(std::string failure) {
    if (failure.empty()) return;
    notes_.push_back(fmt::format("the log doesn't say how it fails; here: {}", failure));
    expected_ = std::move(failure);
  }

  /// Runs it. True if it fails as in the log.
  bool fits(CommandForm form) {
    const std::vector<std::string> quick = withoutOwnReport(failing_.call, form.argv);
    if (quick != form.argv && fitsAs({form.name, quick, form.input})) return true;
    return fitsAs(std::move(form));
  }

  bool fitsAs(CommandForm form) {
    std::string failure = failureOf(form);
    if (failure.empty()) return false;
    if (expected_.empty()) expect(failure);
    last_ = failure;
    const Likeness alike =
        expected_ == failing_.failure ? likenessToLog(failing_, failure, output_) : likeness(expected_, failure);
    if (alike == Likeness::none && !isCrash(failure)) return false;
    FormTrial trial{std::move(form), std::move(failure)};
    if (alike == Likeness::same) {
      if (!isCrash(trial.failure) && diagnoses(failing_.call)) {
        const std::string_view out = std::string_view(output_).substr(0, output_.size() - onError_.size());
        trial.named = namedFailure(failing_.said, out, onError_, textOf(trial.form.input));
      }
      best_ = std::move(trial);
    } else if (!similar_)
      similar_ = std::move(trial);
    return alike == Likeness::same;
  }

  LoggedReduction take() {
    LoggedReduction reduction;
    reduction.source = input_;
    reduction.inputs = {best_->form.input};
    reduction.test.commandLine = best_->form.argv;
    reduction.test.sameCrash = true;
    reduction.notes = std::move(notes_);
    if (best_->named) {
      (best_->named->onError ? reduction.test.err : reduction.test.out).push_back(best_->named->expression);
      reduction.notes.push_back(
          fmt::format("{} must stay, since the message names it; if not: hone reduce {} "
                      "--same-crash -- {}",
                      fmt::join(best_->named->names, " and "), input_.string(),
                      shellLine(best_->form.name.empty() ? best_->form.argv : alone_)));
    }
    if (!best_->form.name.empty()) {
      uintmax_t bytes = 0;
      if (fs::is_directory(best_->form.input)) {
        for (const auto& entry : fs::recursive_directory_iterator(best_->form.input))
          if (entry.is_regular_file()) bytes += entry.file_size();
      } else {
        bytes = fs::file_size(best_->form.input);
      }
      reduction.scratch = runs_.takeScratch();
      reduction.notes.push_back(fmt::format("the {}, {} bytes, fails the same; the test: {}", best_->form.name, bytes,
                                            shellLine(best_->form.argv)));
    }
    return reduction;
  }

  const FailingCommand& failing_;
  LoggedRuns runs_;
  LogFiles files_;
  const std::vector<std::string> alone_;
  const fs::path input_;
  std::string expected_;
  std::optional<FormTrial> best_, similar_;
  std::string last_;              ///< how it failed here last
  std::string output_, onError_;  ///< what it wrote then: all, and to standard error
  std::vector<std::string> notes_;
};

/// Whether the command may have failed over a file that it doesn't name, over one of several, or in a command that it
/// started.
bool mayReadOthers(const FailingCommand& failing) {
  const ToolKind kind = kindOf(failing.call);
  if (kind == ToolKind::driver || failing.inputs.empty()) return true;
  // An interpreter that dies of a signal dies of the script.
  const bool readsData = std::ranges::any_of(failing.inputs, [](const InputWord& input) { return isData(input.file); });
  if (!readsData && failing.failure.starts_with("SIG")) return false;
  return failing.readsMore || kind == ToolKind::interpreter || kind == ToolKind::reader || kind == ToolKind::unknown;
}

bool namesSomething(const FailingCommand& failing) {
  return namedFailure(failing.said, "", failing.said, textOf(failing.inputs.front().file)).has_value();
}

/// Makes in the user's folder what the command needs, as the log did. Throws UserError if that fails.
void runBefore(const FailingCommand& failing) {
  LoggedRuns runs;
  try {
    for (const Invocation& each : failing.before) {
      fs::create_directories(each.folder);
      if (const ProgramRun run = runs.runPlain(inItsFolder(each, each.argv)); run.status != 0)
        throw UserError(fmt::format("{}, which the log ran before, fails here: {}", shellLine(each.argv),
                                    complaintIn(run.output, "")));
    }
  } catch (const Cancelled&) {
    runs.end();
  }
}

}  // namespace

LoggedReduction untriedReduction(const FailingCommand& failing) {
  if (failing.inputs.empty()) throw UserError(failing.question);
  LoggedReduction reduction;
  reduction.inputs = {failing.inputs.front().file};
  reduction.test.sameCrash = true;
  reduction.test.commandLine = commandAlone(failing, filesThere());
  if (failing.inputs.front().word == InputWord::none)
    if (const auto view = commandInView(failing, placeForWork(0), geteuid() == 0)) reduction.test.commandLine = *view;
  if (!isCrash(failing.failure) && diagnoses(failing.call) && namesSomething(failing))
    reduction.notes.push_back("nothing was run: without --dry-run, the name in the message must stay, too");
  for (const Invocation& each : failing.before)
    reduction.notes.push_back(fmt::format("nothing was run: without --dry-run, {} comes first", shellLine(each.argv)));
  if (preprocessing(failing, reduction.test.commandLine, "", Preprocessed::plain))
    reduction.notes.push_back(
        fmt::format("nothing was run: without --dry-run, {} is tried preprocessed, too, and with its headers",
                    visible(reduction.inputs.front().filename().string())));
  return reduction;
}

FailingCommand firstThatFails(const std::vector<FailingCommand>& commands) {
  for (const FailingCommand& each : commands)
    if (std::string failure = FormTrials(each).failureHere(); !failure.empty()) {
      FailingCommand found = each;
      found.failure = std::move(failure);
      return found;
    }
  throw UserError("none of these commands fails: run the build, and give hone its log");
}

LoggedReduction triedReduction(const FailingCommand& given, bool keepsWords) {
  runBefore(given);
  if (!mayReadOthers(given)) return FormTrials(given).find(keepsWords);
  OpenedInput look(given);
  if (const auto started = look.startedCommand()) {
    // Nothing runs alone that wasn't shown.
    tell(stderr, "hone: it fails at {}\n", shellLine(started->call.argv));
    if (auto reduction = FormTrials(*started).findSame(keepsWords)) return std::move(*reduction);
  }
  // A source that a compiler's message is about needs no proof.
  const bool isSource = !given.inputs.empty() && given.inputs.front().word == InputWord::none &&
                        isCode(given.inputs.front().file) && !given.readsMore;
  const FailingCommand failing = isSource && !look.runsCode() ? given : look.find(isSource);
  return FormTrials(failing).find(keepsWords);
}

std::string commandLineOf(const LoggedReduction& reduction) {
  std::string rules = "--same-crash";
  for (const std::string& each : reduction.test.err) rules += " --stderr " + shellQuoted(each);
  for (const std::string& each : reduction.test.out) rules += " --stdout " + shellQuoted(each);
  return fmt::format("hone reduce {} {} -- {}", shellQuoted(reduction.inputs.front().string()), rules,
                     shellLine(reduction.test.commandLine));
}

}  // namespace hone
