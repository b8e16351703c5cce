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
  /// Called with the reason, a sentence with its name, if a finding is left out, since its text isn't there any more: a
  /// fuzzer may delete its findings. Thread-safe; may be empty.
  std::function<void(const std::string&)> leftOut = nullptr;
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
  bool lost = false;                    ///< it wasn't tested to the end, since its text isn't there any more

  /// False if the triage was cut short before it, or if it is lost.
  bool tested() const { return runs > 0; }
  bool failed() const { return fails > 0; }
  bool isFlaky() const { return fails > 0 && fails < runs; }
  /// Every run fails in the same way.
  bool isReliable() const { return fails > 0 && fails == runs && signatures.size() == 1; }
};

/// The text of a finding, the one that was tested: if its file doesn't hold it any more, that of a copy. nullopt if
/// none does; then the finding is left out. `sightings` are by finding.
std::optional<std::string> textOf(const Findings& findings, const std::vector<Sighting>& sightings, size_t finding);

}  // namespace hone
