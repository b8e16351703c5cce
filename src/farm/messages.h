// What hone and the workers of a farm say to each other, as values. These texts are sealed (farm/sealing.h) and travel
// as the data of Gearman's jobs; farm/dispatcher.h draws who sends which.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "farm/sealing.h"
#include "oracle/test.h"
#include "text/hash.h"

namespace hone {

/// A file that must be the same on all machines: the tested program, and what --same names.
struct EnvironmentFile {
  std::string name;  ///< an absolute path, or the name of a program in PATH
  uint64_t bytes = 0;
  std::string sha256;  ///< empty: there is no such file
  friend bool operator==(const EnvironmentFile&, const EnvironmentFile&) = default;
};

struct Offer {
  std::string test;  ///< SHA-256 of its bundle (farm/bundle.h)
  std::vector<EnvironmentFile> environment;
};

struct Hello {
  FarmToken challenge =
      {};  ///< names this worker in this run; join, admit and leave repeat it, so old ones are refused
  std::string worker;
  std::string host;
  uint64_t slots = 1;
  bool hasTest = false;
  std::string refusal;  ///< why this worker takes no part; empty: it does
};

struct Join {
  FarmToken challenge = {};
  std::string function;  ///< the name under which the run's jobs are queued
  std::string bundle;    ///< empty if the worker has it
  std::string base;      ///< candidates may be given as differences to this text
};

/// admit, leave.
struct WorkerOrder {
  FarmToken challenge = {};
  double slowness = 1;  ///< admit: time limits are multiplied by it
};

/// Nobody needs this job's verdict any more.
struct Cancel {
  uint64_t job = 0;
};

struct Judge {
  Hash128 hash;                          ///< of the candidate
  std::optional<double> timeoutSeconds;  ///< nullopt: no limit
  std::string crash;                     ///< the expected one (TestWorker::expectCrash); empty: none
  Repetition repetition;
  bool isDifference = false;
  std::string candidate;
};

struct Judged {
  std::string worker;
  std::optional<TestResult> result;  ///< nullopt if the test was cancelled or couldn't run
  std::string error;                 ///< why it couldn't run
};

/// What a worker is doing.
struct WorkerReport {
  std::string worker, host;
  uint64_t slots = 1, busy = 0, runs = 0, tests = 0;
};

std::string encode(const Offer& offer);
std::string encode(const Hello& hello);
std::string encode(const Join& join);
std::string encode(const WorkerOrder& order);
std::string encode(const Cancel& cancel);
std::string encode(const Judge& judge);
std::string encode(const Judged& judged);
std::string encode(const WorkerReport& report);

/// Each throws BadMessage (farm/fields.h) if the text is no such message.
Offer decodeOffer(std::string_view text);
Hello decodeHello(std::string_view text);
Join decodeJoin(std::string_view text);
WorkerOrder decodeWorkerOrder(std::string_view text);
Cancel decodeCancel(std::string_view text);
Judge decodeJudge(std::string_view text);
Judged decodeJudged(std::string_view text);
WorkerReport decodeWorkerReport(std::string_view text);

// The names of Gearman functions. The server sees them, so they say nothing about the tests.
//
//   hone.worker.NAME   orders to one worker: offer, join, admit, leave, ask
//   hone.slot.NAME     candidates for one worker: admission and audit
//   hone.cancel.NAME   tests of one worker that nobody needs any more
//   hone.<SHA-256>     candidates of a run, for any worker that was admitted to it

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
