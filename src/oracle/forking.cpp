#include "oracle/forking.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <utility>

namespace hone {
namespace {

/// A fork costs about as much as the start of a small program.
constexpr double leastStartSeconds = 0.0015;
/// Of a run. Forks save at most the start; where it is a smaller part, the runs that compare forks with exec may cost
/// more. Chosen with bench/start alone.
constexpr double leastShare = 0.2;
/// These forks are compared whatever comes out, and so many outcomes at most.
constexpr int firstForks = 3;
constexpr size_t mostOutcomes = 12;
constexpr uint64_t failuresBetween = 100;

std::string describe(const TestResult& result) {
  if (result.timedOut) return "a timeout";
  return result.signal != 0 ? fmt::format("signal {}", result.signal) : fmt::format("exit status {}", result.exitCode);
}

}  // namespace

std::string withoutAddresses(std::string_view text) {
  std::string kept;
  for (size_t at = 0; at < text.size();) {
    if (text.substr(at, 2) != "0x") {
      kept += text[at++];
      continue;
    }
    kept += "0x";
    for (at += 2; at < text.size() && std::isxdigit(static_cast<unsigned char>(text[at])) != 0;) ++at;
  }
  return kept;
}

Forking::Forking(Launch launch, bool possible) : launch_(launch), on_(possible && launch != Launch::exec) {}

bool Forking::isOn() const {
  const std::lock_guard lock(mutex_);
  return on_;
}

bool Forking::mayGain(double processorSeconds) const {
  const std::lock_guard lock(mutex_);
  return on_ && (launch_ != Launch::automatic || figures_.startSeconds == 0 ||
                 (processorSeconds > 0 && figures_.startSeconds >= leastShare * processorSeconds));
}

bool Forking::isKnown() const {
  const std::lock_guard lock(mutex_);
  return known_;
}

Forking::Outcome Forking::outcomeOf(const TestResult& result) {
  return {result.verdict, result.exitCode, result.signal, result.timedOut, result.crash};
}

bool Forking::wantsFirst(const TestResult& result) const {
  const std::lock_guard lock(mutex_);
  return on_ && !known_ && !first_ && result.doubt == Doubt::none && result.seconds <= longestToLearn;
}

void Forking::keepFirst(std::string_view candidate, SeenRun run) {
  const std::lock_guard lock(mutex_);
  if (!first_) first_ = {std::string(candidate), std::move(run)};
}

std::optional<std::pair<std::string, SeenRun>> Forking::takeFirst() {
  const std::lock_guard lock(mutex_);
  return std::exchange(first_, std::nullopt);
}

Forking::Target Forking::weigh(const Ended& learned, bool programFits) const {
  const bool treeFits = learned.programs[0] != 0;
  const double least = std::max(leastStartSeconds, treeFits ? learned.startSeconds : 0);
  if (programFits && learned.leaderSeconds >= least) return Target::program;
  if (treeFits) return Target::tree;
  return programFits && launch_ == Launch::fork ? Target::program : Target::none;
}

void Forking::noteStart(Target target, double seconds) {
  const std::lock_guard lock(mutex_);
  if (launch_ != Launch::automatic || target == Target::none) return;
  noted_ = target;
  figures_.startSeconds = seconds;
}

Forking::Target Forking::noted() const {
  const std::lock_guard lock(mutex_);
  return noted_;
}

void Forking::use(Target target, double seconds, const std::string& programs) {
  const std::lock_guard lock(mutex_);
  known_ = true;
  figures_.startSeconds = seconds;
  if (target == Target::tree) programs_ = programs;
}

void Forking::leave(std::string_view reason) {
  const std::lock_guard lock(mutex_);
  known_ = true;
  if (std::exchange(on_, false) && launch_ != Launch::automatic)
    notes_.push_back(
        fmt::format("--launch {}: the program is started by exec, since it {}", isWarm() ? "warm" : "fork", reason));
}

std::string Forking::programs() const {
  const std::lock_guard lock(mutex_);
  return programs_;
}

bool Forking::mustCompare(const TestResult& forked) {
  const std::lock_guard lock(mutex_);
  if (compared_ < firstForks) return true;
  if (forked.verdict == Verdict::fail && ++failures_ % failuresBetween == 0) return true;
  return confirmed_.size() < mostOutcomes && !confirmed_.contains(outcomeOf(forked));
}

Forking::Comparison Forking::compare(const SeenRun& forked, const SeenRun& exec, const SeenRun* again) {
  const std::lock_guard lock(mutex_);
  const bool sameEnd = outcomeOf(forked.result) == outcomeOf(exec.result);
  bool sameOut = forked.out == exec.out, sameErr = forked.err == exec.err;
  if (sameEnd && again != nullptr && outcomeOf(again->result) == outcomeOf(exec.result)) {
    sameOut = sameOut || again->out != exec.out;
    sameErr = sameErr || again->err != exec.err;
  }
  if (sameEnd && sameOut && sameErr) {
    ++compared_;
    ++figures_.compared;
    confirmed_.insert(outcomeOf(forked.result));
    return Comparison::same;
  }
  if (again == nullptr) return Comparison::unclear;
  // Where exec differs from itself, the test is flaky, of which the user hears anyway.
  const bool isFlaky = outcomeOf(again->result) != outcomeOf(exec.result);
  if (std::exchange(on_, false) && !isFlaky)
    notes_.push_back(fmt::format(
        "the test's program behaves differently if it is forked at main ({} instead of {}), so "
        "it is started by exec (--launch exec)",
        sameEnd ? "another output" : describe(forked.result), sameEnd ? "the usual one" : describe(exec.result)));
  return Comparison::different;
}

void Forking::count(const Ended& ended) {
  const std::lock_guard lock(mutex_);
  ++figures_.runs;
  figures_.forked += ended.forked;
  figures_.processorSeconds += ended.seconds;
}

StartFigures Forking::figures() const {
  const std::lock_guard lock(mutex_);
  return figures_;
}

std::vector<std::string> Forking::takeNotes() {
  const std::lock_guard lock(mutex_);
  return std::exchange(notes_, {});
}

}  // namespace hone
