// The figures of each mode, as `--stats` adds them to those of the run (docs/schemas/stats.json).
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "hone/hone.h"

namespace hone {

/// The size of the result after this many tests.
struct HistoryPoint {
  uint64_t tests;
  size_t bytes;
  size_t tokens;  ///< 0 if not counted
  double seconds;
  std::string_view pass;
};

/// The costs and gains of one uninterrupted stretch of a pass.
struct PassFigures {
  std::string_view name;
  uint64_t tests = 0;
  uint64_t successes = 0;
  uint64_t fail = 0, pass = 0, unresolved = 0;  ///< of `tests`
  double testSeconds = 0;
  int64_t removedBytes = 0;
};

/// The course of a reduction, recorded by its observer.
struct ReductionFigures {
  bool minimal = false;               ///< 1-tree-minimality was proven
  std::vector<HistoryPoint> history;  ///< one point for each success
  std::vector<PassFigures> passes;    ///< in the order in which they ran

  void passBegins(std::string_view pass) { passes.push_back({pass}); }
  /// Counts a commit of the last pass.
  void count(const Commit& commit);
  /// The commit's candidate, of that size, is the best so far; the best one before had `before` bytes.
  void improve(const Commit& commit, uint64_t tests, size_t before, size_t bytes, double seconds);
};

struct RepairFigures {
  bool intact = false;           ///< the input was accepted unchanged; then there are no repairs
  size_t found = 0;              ///< repairs
  double recoveredFraction = 0;  ///< the share of the input's bytes that the best repair kept
  uint64_t removedBytes = 0, insertedBytes = 0;

  RepairFigures() = default;
  RepairFigures(size_t inputBytes, bool intact, const std::vector<RepairedText>& repairs);
};

void addFigures(nlohmann::ordered_json& json, const ReductionFigures& reduction);
void addFigures(nlohmann::ordered_json& json, const RepairFigures& repair);
/// Adds nothing if no pattern was found.
void addFigures(nlohmann::ordered_json& json, const Generalization& result);
void addFigures(nlohmann::ordered_json& json, const Explanation& explanation);

}  // namespace hone
