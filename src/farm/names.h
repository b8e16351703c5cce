// The names of Gearman functions. The server sees them, so they say nothing about the tests.
//
//   hone.worker.NAME   orders to one worker: offer, join, admit, leave, ask
//   hone.slot.NAME     candidates for one worker: admission and audit
//   hone.cancel.NAME   tests of one worker that nobody needs any more
//   hone.<SHA-256>     candidates of a run, for any worker that was admitted to it
#pragma once

#include <string>
#include <string_view>

namespace hone {

inline constexpr std::string_view workerFunction = "hone.worker.";
inline constexpr std::string_view slotFunction = "hone.slot.";
inline constexpr std::string_view cancelFunction = "hone.cancel.";
inline constexpr std::string_view runFunction = "hone.";

inline std::string nameFor(std::string_view function, std::string_view worker) {
  return std::string(function) + std::string(worker);
}

/// What a connection holds at most in one packet: a candidate, or a bundle.
inline constexpr size_t mostJobBytes = size_t{1} << 28;
/// The most bytes of texts in such a packet; the rest is for the names and lengths around them, and for the seal.
inline constexpr size_t mostTextBytes = mostJobBytes - 4096;
/// An answer is short.
inline constexpr size_t mostAnswerBytes = size_t{1} << 22;

}  // namespace hone
