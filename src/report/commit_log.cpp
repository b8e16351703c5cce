#include "report/commit_log.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>

#include "text/user_error.h"

namespace hone {

CommitLog::CommitLog(const std::filesystem::path& file, const VerdictWords& words)
    : file_(std::fopen(file.c_str(), "we")), words_(words) {
  if (!file_) throw UserError(fmt::format("--log: can't write {}: {}", file.string(), std::strerror(errno)));
  std::setvbuf(file_.get(), nullptr, _IOLBF, 1 << 16);
}

void CommitLog::add(const Commit& commit, const SearchStats& stats) {
  nlohmann::ordered_json line = {
      {"test", stats.tests},
      {"candidate", toHex(commit.hash)},
      {"pass", commit.candidate.pass},
      {"bytes", commit.candidate.bytes.size()},
      {"verdict", words_.of(commit.verdict)},
      {"seconds", commit.seconds},
      {"at", std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count()},
  };
  if (commit.cached) line["cached"] = true;
  if (commit.replayed) line["replayed"] = true;
  if (commit.timedOut) line["timed_out"] = true;
  if (!commit.crash.empty()) line["crash"] = commit.crash;
  // What crashed may have printed anything.
  fmt::print(file_.get(), "{}\n", line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

}  // namespace hone
