// What a test says of a candidate.
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

}  // namespace hone
