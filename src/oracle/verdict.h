// The verdict of a test on a candidate.
#pragma once

#include <cstdint>
#include <string_view>

namespace hone {

/// `fail`: the failure is reproduced (the candidate is interesting); `pass`: a valid input that does not reproduce it;
/// `unresolved`: an invalid input, a timeout, or a crash of another kind.
enum class Verdict : uint8_t { fail, pass, unresolved };

constexpr std::string_view toString(Verdict verdict) {
  switch (verdict) {
    case Verdict::fail: return "fail";
    case Verdict::pass: return "pass";
    case Verdict::unresolved: break;
  }
  return "unresolved";
}

/// The words for verdicts that people read. They differ if a mode doesn't look for a failure.
struct VerdictWords {
  std::string_view fail = toString(Verdict::fail);
  std::string_view pass = toString(Verdict::pass);
  std::string_view unresolved = toString(Verdict::unresolved);

  constexpr std::string_view of(Verdict verdict) const {
    return verdict == Verdict::fail ? fail : verdict == Verdict::pass ? pass : unresolved;
  }
};

/// The words of a mode that looks for inputs that a program accepts.
inline constexpr VerdictWords acceptanceWords{"accepted", "refused", "unresolved"};

}  // namespace hone
