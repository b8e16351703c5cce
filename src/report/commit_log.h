// `--log FILE.jsonl`: a line with a JSON object for each committed verdict, in order.
#pragma once

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "search/scheduler.h"
#include "text/access.h"

namespace hone {

class CommitLog {
 public:
  /// Opens the file; an earlier one is emptied at the first verdict, a new one gets `access`. Throws UserError if that
  /// fails.
  explicit CommitLog(const std::filesystem::path& file, const VerdictWords& words = {}, const Access& access = {});

  /// Members: `test` (number of verdicts for new bytes), `candidate` (hash), `pass`, `bytes`, `verdict`, `seconds` (of
  /// the test), `at` (since the start); if they apply, `cached`, `replayed`, `crash`. Flushes each line. Throws
  /// UserError if it can't be written.
  void add(const Commit& commit, const SearchStats& stats);

  /// Writes the file again if it isn't at its place any more, and returns whether it had to. Throws UserError if that
  /// fails, or if something else has written to it.
  bool restore();

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  [[noreturn]] void fail() const;
  void begin();
  /// Removes the part of a line that was written before the disk was full.
  void takeBack();

  std::filesystem::path path_;
  const Access access_;
  std::unique_ptr<std::FILE, Close> file_;
  bool hasBegun_ = false;
  uint64_t written_ = 0;  ///< bytes
  const VerdictWords words_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace hone
