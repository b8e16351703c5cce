#include <fmt/format.h>

#include <atomic>
#include <boost/algorithm/string/trim.hpp>
#include <charconv>
#include <filesystem>
#include <string>
#include <utility>

#include "oracle/make_test.h"
#include "oracle/test_of_workers.h"
#include "process/resident.h"
#include "process/work_directory.h"
#include "text/duration.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {

namespace {

struct ServerShared {
  CommandSpec spec;
  std::shared_ptr<StartTime> starts = std::make_shared<StartTime>();
  std::atomic<bool> answered = false;
};

class ServerWorker : public TestWorker {
 public:
  explicit ServerWorker(std::shared_ptr<ServerShared> shared)
      : shared_(std::move(shared)),
        directory_(workDirectoryFor(shared_->spec)),
        server_(launchPlan(), shared_->starts) {
    setTimeout(shared_->spec.timeoutSeconds);
  }

  void setTimeout(std::optional<double> seconds) override { server_.setLimit(seconds.value_or(noLimit)); }

  std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) override {
    if (cancellation.cancelled()) return std::nullopt;
    if (!directory_->write(candidate)) return TestResult{};
    Stopwatch watch;
    std::optional<TestResult> result = ask(cancellation);
    if (result) {
      result->seconds = watch.seconds();
      if (shared_->spec.keepEvidence)
        result->evidence =
            std::make_shared<const Evidence>(Evidence{std::string(server_.line()), std::string(server_.errors()), {}});
    }
    directory_->clean();
    return result;
  }

 private:
  std::optional<TestResult> ask(const Cancellation& cancellation) {
    TestResult result;
    for (int attempt = 0; attempt < 2; ++attempt) {
      Resident::Reply reply = server_.ask(directory_->candidate(), cancellation);
      if (reply == Resident::Reply::answer) {
        if (std::optional<Verdict> verdict = parseAnswer(server_.line())) {
          shared_->answered = true;
          return TestResult{.verdict = *verdict};
        }
        complaint_ = fmt::format("answered '{}' where a line 0, 1 or 2 belongs", visible(server_.line().substr(0, 80)));
      } else {
        result.doubt = server_.doubt();
        result.timedOut = reply == Resident::Reply::timedOut;
        complaint_ = result.timedOut ? fmt::format("didn't answer within {} (--timeout)", secondsText(server_.limit()))
                                     : "ended without an answer";
        complaint_ += lastError();
      }
      server_.restart();
      if (reply == Resident::Reply::cancelled) return std::nullopt;
      // A server that has never answered won't answer now; asking again would waste the user's time.
      if (result.timedOut && !shared_->answered) break;
    }
    if (!shared_->answered && result.doubt == Doubt::none) {
      throw UserError(fmt::format("test server '{}' {}; try it by hand: echo FILE | {}", shared_->spec.argv.front(),
                                  complaint_, shared_->spec.argv.front()));
    }
    return result;
  }

  std::string lastError() const {
    std::string text(server_.errors());
    boost::trim_right(text);
    text.erase(0, text.rfind('\n') + 1);
    return text.empty() ? "" : " and said: " + visible(text.substr(0, 200));
  }

  LaunchPlan launchPlan() const {
    LaunchPlan plan;
    plan.program = "/bin/sh";
    plan.arguments = {"sh", "-c", shared_->spec.argv.front()};
    plan.root = directory_->root();
    plan.workingDirectory = std::filesystem::current_path();
    plan.temporaryDirectory = directory_->temporary();
    plan.memoryBytes = shared_->spec.memoryBytes;
    plan.converse = plan.captureOut = plan.captureErr = true;
    return plan;
  }

  std::shared_ptr<ServerShared> shared_;
  std::unique_ptr<WorkDirectory> directory_;
  Resident server_;
  std::string complaint_;
};

}  // namespace

std::unique_ptr<Test> makeServerTest(CommandSpec spec) {
  auto shared = std::make_shared<ServerShared>();
  checkCandidateName(spec.candidateName);
  if (spec.argv.size() != 1 || spec.argv.front().empty()) throw UserError("--test-server needs a command");
  if (!spec.rules.empty()) {
    throw UserError("--test-server: its answer is the verdict; rules such as --exit go with a command after --");
  }
  shared->spec = std::move(spec);
  return std::make_unique<TestOfWorkers<ServerWorker, ServerShared>>(std::move(shared));
}

std::optional<Verdict> parseAnswer(std::string_view line) {
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
  while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
  for (Verdict verdict : {Verdict::fail, Verdict::pass, Verdict::unresolved}) {
    if (line == toString(verdict)) return verdict;
  }
  int number = 0;
  auto [end, error] = std::from_chars(line.begin(), line.end(), number);
  if (error != std::errc() || end != line.end()) return std::nullopt;
  return number == 0 ? Verdict::fail : number == 1 ? Verdict::pass : Verdict::unresolved;
}

}  // namespace hone
