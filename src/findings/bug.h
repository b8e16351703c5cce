// A bug: findings that fail for one reason, and the smallest text that does.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "pattern/pattern.h"
#include "text/hash.h"

namespace hone {

// The findings of a fuzzer, and what their tests show. A finding is a text that may make the program fail.

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

/// Why a finding belongs to a bug, from the strongest reason to the weakest.
enum class Belongs : uint8_t {
  reduced,    ///< it was reduced to the bug's text
  matches,    ///< it matches the bug's pattern, or did so after some steps of a reduction
  alike,      ///< its reduced text has the same form as the bug's
  signature,  ///< it fails with the bug's signature
};

struct Member {
  size_t finding;
  Belongs belongs;
};

/// A bug that an earlier triage has found.
struct KnownBug {
  size_t finding;  ///< its reduced text, which is tested with the findings but isn't one of them
  std::vector<std::string> signatures;
  std::string reduced;
  std::optional<Pattern> pattern;
  bool isFixed = false;              ///< the earlier triage says so
  std::vector<size_t> earlier = {};  ///< its findings of earlier triages, which are tested if its text no longer fails
};

struct Bug {
  std::optional<size_t> known;           ///< its number among the known bugs; nullopt: it is new
  std::vector<std::string> signatures;   ///< how `reduced` fails, and then those of buckets that were merged
  std::set<std::string> places;          ///< where it is known to fail exactly (Crash::place), if the program tells
  std::optional<size_t> representative;  ///< the finding that was reduced; nullopt for a known bug
  std::vector<Member> members;           ///< by finding
  bool reliable = true;                  ///< it fails in every run; if not, it isn't reduced
  std::string reduced;                   ///< the smallest text that fails with the first signature
  size_t tokens = 0;
  bool minimal = false;            ///< 1-tree-minimality was proven
  std::optional<Pattern> pattern;  ///< nullopt: the budget was spent, or the tests take too long
  uint64_t tests = 0;              ///< for its rate, its reduction, its pattern, and checking its members
  bool budgetSpent = false;
  bool finished = true;              ///< false: the triage was cut short before its text and pattern were complete
  std::vector<std::string> remarks;  ///< sentences on what was merged, split or left out

  bool failsAs(const std::string& signature) const {
    return std::ranges::find(signatures, signature) != signatures.end();
  }
};

/// True if the text matches the bug's pattern, or is the bug's text. White space doesn't matter.
bool shows(const Bug& bug, const std::string& text);

/// True if the text has the same sequence of token types as the bug's text, so that they differ only in names, numbers
/// and the like. A pattern may be too narrow: it allows no text that isn't known to fail. False if the bug has no
/// pattern.
bool hasFormOf(const Bug& bug, const std::string& text);

}  // namespace hone
