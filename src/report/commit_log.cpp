#include "report/commit_log.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>

#include "text/destination.h"
#include "text/user_error.h"

namespace hone {

namespace {

std::FILE* begin(const std::filesystem::path& file) {
  const Destination place = destinationOf(file);
  if (place.isReplaceable()) return std::fopen(file.c_str(), "we");
  FileDescriptor stream = openStream(place);
  return stream ? fdopen(stream.release(), "w") : nullptr;
}

}  // namespace

CommitLog::CommitLog(const std::filesystem::path& file, const VerdictWords& words)
    : path_(file), file_(begin(file)), words_(words) {
  if (!file_ && errno == ENXIO)
    throw UserError(fmt::format("--log: can't write {}: nobody reads from it", file.string()));
  if (!file_) fail();
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
  // A program that crashed may have printed anything.
  const std::string text = line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
  if (std::fwrite(text.data(), 1, text.size(), file_.get()) != text.size() || std::fflush(file_.get()) != 0) fail();
}

void CommitLog::fail() const {
  throw UserError(fmt::format("--log: can't write {}: {}", path_.string(), std::strerror(errno)));
}

}  // namespace hone
