// `--log FILE.jsonl`: a line with a JSON object for each committed verdict, in order.
#pragma once

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "search/scheduler.h"

namespace hone {

class CommitLog {
 public:
  /// Truncates the file. Throws UserError if it can't be written.
  explicit CommitLog(const std::filesystem::path& file, const VerdictWords& words = {});

  /// Members: `test` (number of verdicts for new bytes), `candidate` (hash), `pass`, `bytes`, `verdict`, `seconds` (of
  /// the test), `at` (since the start); if they apply, `cached`, `replayed`, `crash`. Flushes each line. Throws
  /// UserError if it can't be written.
  void add(const Commit& commit, const SearchStats& stats);

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  [[noreturn]] void fail() const;

  std::filesystem::path path_;
  std::unique_ptr<std::FILE, Close> file_;
  const VerdictWords words_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace hone
