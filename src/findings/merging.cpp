#include "findings/merging.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "oracle/crash_signature.h"

namespace hone {
namespace {

/// A finding that fails in every run, now with a signature of the one bug and now with one of the other.
bool changesBetween(const Bug& a, const Bug& b, const std::vector<Sighting>& sightings) {
  return std::ranges::any_of(sightings, [&](const Sighting& sighting) {
    const auto isOf = [&](const Bug& bug) {
      return std::ranges::any_of(sighting.signatures, [&](const std::string& s) { return bug.failsAs(s); });
    };
    return sighting.fails == sighting.runs && sighting.signatures.size() > 1 && isOf(a) && isOf(b);
  });
}

bool haveAkinSignatures(const Bug& a, const Bug& b) {
  return std::ranges::any_of(a.signatures, [&](const std::string& left) {
    return std::ranges::any_of(b.signatures, [&](const std::string& right) { return areAkin(left, right); });
  });
}

/// Whether both fail in one line of one function, wherever that is called.
bool failInOneLine(const Bug& a, const Bug& b) {
  return std::ranges::any_of(a.places, [&](const std::string& left) {
    return std::ranges::any_of(b.places,
                               [&](const std::string& right) { return failingLine(left) == failingLine(right); });
  });
}

class Merging {
 public:
  Merging(const Findings& findings, const std::vector<Sighting>& sightings, const Investigator& investigator,
          const InvestigationOptions& options, int jobs)
      : findings_(findings), sightings_(sightings), investigator_(investigator), options_(options), jobs_(jobs) {}

  /// Why both are one bug, as the end of a sentence; empty if they aren't.
  std::string reason(const Bug& a, const Bug& b, uint64_t& tests) const {
    if (a.known && b.known) return "";
    // Bugs of one bucket were told apart by their patterns.
    const bool areSure = a.reliable && b.reliable;
    if (areSure && a.signatures.front() == b.signatures.front()) return "";
    if (areSure && a.reduced == b.reduced) return "it ends in the same text";
    if (a.pattern && b.pattern && toText(*a.pattern) == toText(*b.pattern)) return "it ends in the same pattern";
    // Findings that always fail in one of the ways make them two bugs, both of which others show.
    if (!areSure && showsBoth(a, b)) return "some findings fail now with the one and now with the other";
    if (!areSure || !haveAkinSignatures(a, b)) return "";
    if (failInOnePlace(a, b)) return "both fail in the same line of the same function, called from the same line";
    if (failInOneLine(a, b) && sharePattern(a, b))
      return "both fail in the same line of the same function, and share a pattern";
    const bool aIsLarger = a.reduced.size() > b.reduced.size();
    const Bug& larger = aIsLarger ? a : b;
    const Bug& smaller = aIsLarger ? b : a;
    if (!larger.representative) return "";
    const ReducedText reduced{larger.reduced, larger.signatures.front(),
                              options_.language(findings_.all[*larger.representative])};
    const std::vector<std::string> others = {smaller.signatures.front()};
    if (failInOneLine(a, b) && investigator_.hasPartThatFails(reduced, others, jobs_, options_.budget, tests))
      return "both fail in the same line of the same function, and a part of the one text fails as the other does";
    if (investigator_.turnsInto(reduced, others, jobs_, options_.budget, tests))
      return "the text of the one, reduced under either signature, fails as the other does";
    return "";
  }

 private:
  bool showsBoth(const Bug& a, const Bug& b) const {
    return a.failsAs(b.signatures.front()) || b.failsAs(a.signatures.front()) || changesBetween(a, b, sightings_);
  }

  /// Signatures have no lines, since the next version of the program has others.
  static bool failInOnePlace(const Bug& a, const Bug& b) {
    return std::ranges::any_of(a.places, [&](const std::string& place) { return b.places.contains(place); });
  }

  static bool sharePattern(const Bug& a, const Bug& b) {
    return shows(a, b.reduced) || shows(b, a.reduced) || hasFormOf(a, b.reduced) || hasFormOf(b, a.reduced);
  }

  const Findings& findings_;
  const std::vector<Sighting>& sightings_;
  const Investigator& investigator_;
  const InvestigationOptions& options_;
  const int jobs_;
};

/// Adds `other` to `bug`.
void unite(Bug& bug, Bug other, const std::string& reason) {
  bug.remarks.push_back(fmt::format("the bucket \"{}\" was merged with it: {}", other.signatures.front(), reason));
  for (std::string& signature : other.signatures)
    if (!bug.failsAs(signature)) bug.signatures.push_back(std::move(signature));
  bug.places.merge(other.places);
  bug.members.insert(bug.members.end(), other.members.begin(), other.members.end());
  std::ranges::sort(bug.members, {}, &Member::finding);
  for (std::string& remark : other.remarks)
    if (std::ranges::find(bug.remarks, remark) == bug.remarks.end()) bug.remarks.push_back(std::move(remark));
  bug.tests += other.tests;
}

/// A known bug keeps its place; otherwise the smaller text is the better one.
bool comesFirst(const Bug& a, const Bug& b) {
  if (a.known.has_value() != b.known.has_value()) return a.known.has_value();
  if (a.reliable != b.reliable) return a.reliable;
  // How often each was seen is chance.
  if (!a.reliable) return a.signatures.front() <= b.signatures.front();
  return a.reduced.size() <= b.reduced.size();
}

/// A function that fails for several callers may be at fault itself.
void remarkCallers(std::vector<Bug>& bugs) {
  const auto remark = [](Bug& bug, const Bug& other) {
    bug.remarks.push_back(
        fmt::format("the bug \"{}\" fails in the same line, but that is called from another one, and "
                    "their texts share no pattern",
                    other.signatures.front()));
  };
  for (size_t i = 0; i < bugs.size(); ++i)
    for (size_t j = i + 1; j < bugs.size(); ++j)
      if (failInOneLine(bugs[i], bugs[j]) && haveAkinSignatures(bugs[i], bugs[j])) {
        remark(bugs[i], bugs[j]);
        remark(bugs[j], bugs[i]);
      }
}

/// A signature as text (oracle/crash_signature.h): "KIND: MESSAGE, INNER < OUTER".
struct SignatureParts {
  std::string_view kind;
  std::vector<std::string_view> functions;  ///< innermost first
};

SignatureParts partsOf(std::string_view signature) {
  constexpr std::string_view below = " < ";
  SignatureParts parts{signature, {}};
  const size_t comma = signature.rfind(", ");
  if (comma == signature.npos) return parts;
  parts.kind = signature.substr(0, comma);
  std::string_view rest = signature.substr(comma + 2);
  for (;;) {
    const size_t end = std::min(rest.find(below), rest.size());
    parts.functions.push_back(rest.substr(0, end));
    if (end == rest.size()) return parts;
    rest.remove_prefix(end + below.size());
  }
}

bool isRecursion(std::string_view kind) {
  return kind.find("stack overflow") != kind.npos || kind.find("stack-overflow") != kind.npos ||
         kind.find("StackOverflow") != kind.npos || kind.find("Recursion") != kind.npos;
}

}  // namespace

std::vector<Bug> merged(std::vector<Bug> bugs, const Findings& findings, const std::vector<Sighting>& sightings,
                        const Investigator& investigator, const InvestigationOptions& options, int jobs) {
  const Merging merging(findings, sightings, investigator, options, jobs);
  // What fails in several ways joins the bug of the first of them, if there is one.
  std::ranges::stable_partition(bugs, [](const Bug& bug) { return bug.known || bug.reliable; });
  std::vector<Bug> result;
  for (Bug& bug : bugs) {
    std::vector<Bug*> earlier;
    for (Bug& one : result) earlier.push_back(&one);
    std::ranges::stable_partition(earlier,
                                  [&](const Bug* one) { return one->signatures.front() == bug.signatures.front(); });
    bool isNew = true;
    for (Bug* one : earlier) {
      uint64_t tests = 0;
      const std::string reason = merging.reason(*one, bug, tests);
      bug.tests += tests;
      if (reason.empty()) continue;
      if (!comesFirst(*one, bug)) std::swap(*one, bug);
      unite(*one, std::move(bug), reason);
      isNew = false;
      break;
    }
    if (isNew) result.push_back(std::move(bug));
  }
  remarkCallers(result);
  return result;
}

bool areAkin(std::string_view a, std::string_view b) {
  const SignatureParts left = partsOf(a), right = partsOf(b);
  if (a == b || left.kind != right.kind || left.functions.empty() || right.functions.empty()) return false;
  if (left.functions.front() == right.functions.front()) return true;
  return isRecursion(left.kind) && std::ranges::any_of(left.functions, [&](std::string_view function) {
           return std::ranges::find(right.functions, function) != right.functions.end();
         });
}

}  // namespace hone
