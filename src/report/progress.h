// One line on the terminal that says how far a run is.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "search/scheduler.h"

namespace hone {

class Progress {
 public:
  /// `wanted` and standard error a terminal: draws; else does nothing.
  Progress(bool wanted, size_t inputBytes);
  /// Leaves the line empty.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Draws if the last drawing is a tenth of a second old.
  void update(size_t bytes, std::string_view pass, const SearchStats& stats);

 private:
  bool drawing_;
  size_t inputBytes_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point drawn_{};
};

}  // namespace hone
