#include "app/test_choice.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/project_input.h"
#include "log/view.h"
#include "oracle/identity.h"
#include "oracle/make_test.h"
#include "search/verdict_store.h"
#include "text/own_folder.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// The limit on the stored verdicts in the default folder.
constexpr uintmax_t largestCache = uintmax_t(1) << 30;

}  // namespace

std::string nameOfCandidate(const RunOptions& run) {
  return run.project ? projectName(run.input) : run.input.filename().string();
}

CommandSpec specOf(const RunOptions& run, size_t inputBytes) {
  CommandSpec spec = run.command;
  if (spec.candidateName.empty()) spec.candidateName = nameOfCandidate(run);
  spec.candidateBytes = inputBytes;
  return spec;
}

std::unique_ptr<Test> chooseTest(const RunOptions& run, size_t inputBytes) {
  if (run.callable) return std::make_unique<CallableTest>(run.callable);
  return makeTest(specOf(run, inputBytes));
}

std::string testIdentity(const RunOptions& run) {
  return run.callable ? "" : fmt::format("{}repeat {}\n", identityOf(specOf(run, 0)), repeatText(run.settings.repeat));
}

std::string doubtsAbout(const RunOptions& run) {
  const CommandSpec& spec = run.command;
  // A view runs in the folder of its command.
  if (spec.kind != TestKind::command || commandBehindView(spec.argv)) return "";
  std::error_code ignored;
  for (size_t i = 1; i < spec.argv.size(); ++i) {
    const std::filesystem::path file = spec.argv[i];
    // The input's name alone finds the candidate, which has the same name.
    if (file == run.input.filename()) continue;
    if (file.is_absolute() || !std::filesystem::is_regular_file(file, ignored)) continue;
    if (std::filesystem::equivalent(file, run.input, ignored))
      return fmt::format("{} in the command is not the candidate: write @@ in its place", file.string());
    const bool given = std::ranges::any_of(spec.with.paths(),
                                           [&](const std::filesystem::path& with) { return with.filename() == file; });
    if (!given)
      return fmt::format("the command won't find {}, for it runs in a folder of its own: give --with {} or write {}",
                         file.string(), file.string(), std::filesystem::absolute(file).lexically_normal().string());
  }
  return "";
}

Memory verdictMemory(const RunOptions& options, const std::string& identity) {
  Memory memory = options.memory;
  memory.identity = identity;
  if (!memory.folder.empty()) return memory;
  memory.folder = ownCacheFolder("verdicts");
  trimStores(memory.folder, largestCache);
  return memory;
}

void discardVerdicts(const RunOptions& options, const std::string& identity) try {
  VerdictStore(verdictMemory(options, identity).folder, identity).forget();
} catch (const UserError&) {
  // Then the run has stored none.
}

std::string noteOnMemory(const RunOptions& options) { return options.memory.folder.empty() ? noteOnCacheFolder() : ""; }

bool mustStoreVerdicts(const RunOptions& options) { return !options.memory.folder.empty() || options.memory.resume; }

}  // namespace hone
