// The findings of a fuzzer, and what their tests show. A finding is a text that may make the program fail.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "text/hash.h"

namespace hone {

struct FoundText {
  std::string name;
  uint64_t bytes = 0;
};

/// Texts are read when they are needed, since all findings together may be larger than the memory.
struct Findings {
  std::vector<FoundText> all;                         ///< the order decides that of the results
  std::function<std::string(const FoundText&)> read;  ///< thread-safe; throws UserError

  std::string text(size_t finding) const { return read(all[finding]); }
};

/// The runs of the test on one finding.
struct Sighting {
  int runs = 0;
  int fails = 0;
  std::vector<std::string> signatures;  ///< of the failing runs; the one that counts comes first
  std::string refusal;                  ///< if no run fails: the message of a failure status, "exit 1: syntax error"
  std::string place;                    ///< where exactly all failing runs fail (Crash::place); empty if not known
  std::optional<size_t> sameAs;         ///< an earlier finding with the same bytes, whose runs count here
  Hash128 hash;                         ///< of its bytes, if it was tested

  /// False if the triage was cut short before it.
  bool tested() const { return runs > 0; }
  bool failed() const { return fails > 0; }
  bool isFlaky() const { return fails > 0 && fails < runs; }
  /// Every run fails in the same way.
  bool isReliable() const { return fails > 0 && fails == runs && signatures.size() == 1; }
};

}  // namespace hone
