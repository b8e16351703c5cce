// Whether a failure depends on a file shows when the file holds something else. Another file of its kind from the same
// folder is the best stand-in: the program can read it, so that a failure which goes away was about the contents. Where
// there is none, the file is emptied; then a program may also fail in another way, which says less.

#include "app/opened_input.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "app/logged_failure.h"
#include "app/logged_runs.h"
#include "log/data_file.h"
#include "log/opened_files.h"
#include "process/program.h"
#include "text/file.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr size_t mostTried = 50;  ///< files, of those that were opened last

/// What the command does with something else in a file; the last ones say most.
enum class Effect : uint8_t { failsTheSame, failsOtherwiseOnNothing, failsOtherwise, succeedsOnNothing, succeeds };

class OpenedInput {
 public:
  explicit OpenedInput(const FailingCommand& failing) : failing_(failing), files_(filesThere()) {}

  FailingCommand find() try {
    std::vector<fs::path> opened = dataOpened();
    if (opened.size() > mostTried) opened.erase(opened.begin(), opened.end() - mostTried);
    std::map<Effect, std::vector<fs::path>> byEffect;
    for (const fs::path& file : opened) byEffect[effectOf(file, siblingOf(file, opened))].push_back(file);
    byEffect.erase(Effect::failsTheSame);
    if (byEffect.empty()) return asItIs();
    const auto& [effect, found] = *byEffect.rbegin();
    const fs::path named = failing_.inputs.empty() ? fs::path() : failing_.inputs.front().file;
    const bool isNamed = std::ranges::find(found, named) != found.end();
    if (found.size() > 1 && !isNamed) throw UserError(questionAbout(found));
    FailingCommand command = on(isNamed ? named : found.front());
    command.failure = seen_;
    command.isTried = true;
    if (!failing_.failure.empty() && likeness(failing_.failure, seen_) == Likeness::none)
      tell(stderr, "hone: here it fails otherwise than in the log: {}\n", seen_);
    const bool succeeds = effect >= Effect::succeedsOnNothing;
    tell(stderr, "hone: of {} data files that it opens, {} is the one without whose contents it {}\n", opened.size(),
         command.inputs.front().file.string(), succeeds ? "succeeds" : "fails otherwise");
    return command;
  } catch (const Cancelled&) {
    runs_.end();
  }

 private:
  FailingCommand asItIs() const {
    if (failing_.inputs.empty()) throw UserError(failing_.question);
    return failing_;
  }

  std::string questionAbout(const std::vector<fs::path>& files) const {
    std::vector<std::string> names;
    for (const fs::path& file : files) names.push_back(file.string());
    return fmt::format(
        "the failure depends on several files that the command opens: {}; give the one that you mean: "
        "hone reduce INPUT --same-crash -- COMMAND @@",
        fmt::join(names, ", "));
  }

  FailingCommand on(const fs::path& file) const {
    FailingCommand command = failing_;
    command.inputs = {{InputWord::none, 0, 0, file}};
    return command;
  }

  /// Runs the command once. Empty if what it opens can't be seen here.
  std::vector<fs::path> dataOpened() {
    if (programInPath("strace").empty()) return {};
    const fs::path trace = runs_.scratch() / "trace";
    FailingCommand traced = on(failing_.call.folder / ".hone-asks");
    traced.call.argv = tracedCommand(failing_.call.argv, trace);
    const auto argv = runs_.inView(traced);
    if (!argv) return {};
    const TestResult result = runs_.run(*argv, traced.inputs.front().file);
    if (result.crash.empty() || !fs::exists(trace)) return {};
    seen_ = result.crash;
    limit_ = std::max(1.0, 5 * result.seconds);
    const fs::path current = fs::current_path();
    const fs::path project = isBelow(failing_.call.folder, current) ? current : failing_.call.folder;
    const std::vector<fs::path> below = files_.below(project);
    std::vector<fs::path> data;
    for (const fs::path& file : openedFiles(readFile(trace)))
      if (!isCode(file) && std::ranges::binary_search(below, file)) data.push_back(file);
    return data;
  }

  /// Empty if there is none.
  static fs::path siblingOf(const fs::path& file, const std::vector<fs::path>& opened) {
    const auto found = std::ranges::find_if(opened, [&](const fs::path& each) {
      return each != file && each.parent_path() == file.parent_path() && each.extension() == file.extension();
    });
    return found == opened.end() ? fs::path() : *found;
  }

  Effect effectOf(const fs::path& file, const fs::path& sibling) {
    const auto argv = runs_.inView(on(file));
    if (!argv) return Effect::failsTheSame;
    const TestResult result = runs_.run(*argv, file, sibling.empty() ? "" : readFile(sibling), limit_);
    if (result.crash.empty() && !result.timedOut) return sibling.empty() ? Effect::succeedsOnNothing : Effect::succeeds;
    // Among several tests that fail, another one may come first now.
    const bool saysTheSame =
        !failing_.said.empty() && result.evidence && result.evidence->out.find(failing_.said) != std::string::npos;
    if (saysTheSame || likeness(seen_, result.crash) == Likeness::same) return Effect::failsTheSame;
    return sibling.empty() ? Effect::failsOtherwiseOnNothing : Effect::failsOtherwise;
  }

  const FailingCommand& failing_;
  LogFiles files_;
  LoggedRuns runs_;
  std::string seen_;  ///< how it fails here
  double limit_ = 0;  ///< of a run with something else, in seconds
};

}  // namespace

FailingCommand withOpenedInput(const FailingCommand& failing) { return OpenedInput(failing).find(); }

}  // namespace hone
