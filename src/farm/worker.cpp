#include "farm/worker.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cctype>
#include <map>
#include <thread>
#include <vector>

#include "farm/back_off.h"
#include "farm/bell.h"
#include "farm/difference.h"
#include "farm/fields.h"
#include "farm/messages.h"
#include "process/work_directory.h"
#include "text/archive.h"
#include "text/file.h"

namespace hone {
namespace {

// One slot of a worker: takes candidates from the queues of runs and tests them, one at a time.

/// What the threads of a worker share.
struct WorkerSite {
  ServerAddress server;
  FarmKey key;
  std::string name;
  JoinedRuns runs;
  std::function<void(std::string_view)> say;
  std::atomic<bool> stopping = false;
};

class Slot {
 public:
  Slot(WorkerSite& site, size_t index) : site_(site), index_(index) {}

  /// Works until the site is stopping.
  void work();
  /// Makes it look at the runs again. Thread-safe.
  void wake() { bell_.ring(); }

 private:
  struct Tester {
    std::shared_ptr<JoinedRun> run;
    std::unique_ptr<TestWorker> worker;
    std::string crash;
  };
  void serve(Connection& connection);
  void announce(Connection& connection);
  void handle(Connection& connection, const Packet& job);
  std::optional<TestResult> judge(const std::shared_ptr<JoinedRun>& run, const Judge& judge,
                                  const Cancellation& cancellation);
  Tester& testerFor(const std::shared_ptr<JoinedRun>& run);

  WorkerSite& site_;
  const size_t index_;
  Bell bell_;
  uint64_t version_ = 0;
  std::map<FarmToken, Tester> testers_;
};

constexpr double patienceToConnect = 10;
constexpr double longestPause = 5;
/// After it, a slot looks whether its connection still lives.
constexpr double longestSleep = 60;

void pauseFor(double seconds, Bell& bell) {
  std::array<pollfd, 1> events = {pollfd{bell.fd(), POLLIN, 0}};
  pollFor(events, seconds);
  bell.clear();
}

/// A test that other threads may cancel, as long as this lives.
struct RunningTest {
  JoinedRuns& runs;
  const FarmToken run;
  const uint64_t job;
  const std::shared_ptr<Cancellation> cancellation = runs.begin(run, job);
  ~RunningTest() { runs.end(run, job); }
};

/// Keeps a connection until the worker stops: calls `serve`, and connects again if that ends. `bell` ends a pause.
void keepConnected(WorkerSite& site, Bell& bell, const std::function<void(Connection&)>& serve, bool tells) {
  BackOff backOff(longestPause);
  for (bool told = false; !site.stopping;) {
    try {
      Connection connection(site.server, patienceToConnect, mostJobBytes);
      if (tells) site.say(fmt::format("connected to {}", site.server.text()));
      backOff.reset();
      told = false;
      serve(connection);
    } catch (const std::exception& error) {
      // The connection is lost, or this machine lacks memory or descriptors for it.
      if (site.stopping) return;
      if (tells && !told) site.say(fmt::format("{}; trying again", error.what()));
      told = true;
      pauseFor(backOff.next(), bell);
    }
  }
}

/// The next job, after GRAB_JOB; nullopt if `bell` rang first.
std::optional<Packet> grabJob(Connection& connection, Bell& bell) {
  connection.send({PacketType::grabJob, {}});
  for (;;) {
    std::optional<Packet> packet = connection.wait(longestSleep);
    if (!packet) throw ConnectionLost("the job server doesn't answer");
    if (packet->type == PacketType::jobAssign) return packet;
    if (packet->type == PacketType::noJob) break;
  }
  connection.send({PacketType::preSleep, {}});
  while (std::optional<Packet> packet = connection.wait(longestSleep, bell.fd()))
    if (packet->type == PacketType::noop) break;
  bell.clear();
  return std::nullopt;
}

void Slot::work() {
  keepConnected(
      site_, bell_, [this](Connection& connection) { serve(connection); }, false);
}

void Slot::serve(Connection& connection) {
  for (version_ = 0; !site_.stopping;) {
    if (version_ != site_.runs.version()) announce(connection);
    if (const std::optional<Packet> job = grabJob(connection, bell_)) handle(connection, *job);
  }
}

/// Tells the server what this slot takes. The server prefers what comes first, so each slot begins with another run.
void Slot::announce(Connection& connection) {
  version_ = site_.runs.version();
  std::erase_if(testers_, [&](const auto& entry) { return site_.runs.find(entry.first) != entry.second.run; });
  std::vector<std::string> functions = site_.runs.functions();
  if (!functions.empty())
    std::rotate(functions.begin(), functions.begin() + static_cast<ptrdiff_t>(index_ % functions.size()),
                functions.end());
  connection.send({PacketType::resetAbilities, {}});
  connection.send({PacketType::canDo, {nameFor(slotFunction, site_.name)}});
  for (const std::string& function : functions) connection.send({PacketType::canDo, {function}});
}

void Slot::handle(Connection& connection, const Packet& job) {
  const std::string& handle = job.arguments[0];
  const auto answer = [&](PacketType type, const Header& header, std::string_view text) {
    connection.send({type, {handle, seal(site_.key, header, text)}});
  };
  const auto refuse = [&] { connection.send({PacketType::workFail, {handle}}); };
  const std::optional<Message> message = unseal(site_.key, job.arguments[2]);
  if (!message || message->header.kind != MessageKind::judge) return refuse();
  const auto [kind, id, number] = message->header;
  const std::shared_ptr<JoinedRun> run = site_.runs.find(id);
  if (!run || !run->seen->isNew(number)) return refuse();
  Judged judged;
  judged.worker = site_.name;
  try {
    const RunningTest running{site_.runs, id, number};
    answer(PacketType::workData, {MessageKind::started, id, number}, site_.name);
    judged.result = judge(run, decodeJudge(message->text), *running.cancellation);
  } catch (const std::exception& error) {
    judged.error = error.what();
  }
  answer(PacketType::workComplete, {MessageKind::judged, id, number}, encode(judged));
}

std::optional<TestResult> Slot::judge(const std::shared_ptr<JoinedRun>& run, const Judge& judge,
                                      const Cancellation& cancellation) {
  const std::string candidate =
      judge.isDifference ? applyDifference(run->base, judge.candidate, mostBytes) : judge.candidate;
  if (contentHash(candidate) != judge.hash) throw BadMessage();
  Tester& tester = testerFor(run);
  std::optional<double> limit = judge.timeoutSeconds;
  if (limit) *limit *= run->slowness;
  tester.worker->setTimeout(limit);
  if (tester.crash != judge.crash) tester.worker->expectCrash(tester.crash = judge.crash);
  tester.worker->repeat(judge.repetition);
  return tester.worker->run(candidate, cancellation);
}

/// A worker that joins a run again has another test for it.
Slot::Tester& Slot::testerFor(const std::shared_ptr<JoinedRun>& run) {
  Tester& tester = testers_[run->id];
  if (tester.run != run) {
    tester.worker.reset();
    tester = {run, run->makeWorker(), ""};
  }
  return tester;
}

std::string hostHere() {
  std::array<char, 256> name = {};
  gethostname(name.data(), name.size() - 1);
  return name.data();
}

/// Unique, and free of what the server's protocols treat as special.
std::string newWorkerName(const std::string& host) {
  std::string name;
  for (char c : host.substr(0, host.find('.')))
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-') name += c;
  return fmt::format("{}-{:.12}", name, toHex(newToken()));
}

}  // namespace

class FarmWorker::Impl {
 public:
  explicit Impl(WorkerOptions options)
      : site_{std::move(options.server), options.key, workerName_, JoinedRuns(termsOf(options)),
              std::move(options.say)} {
    for (int i = 0; i < options.slots; ++i) slots_.push_back(std::make_unique<Slot>(site_, static_cast<size_t>(i)));
  }

  void run() {
    std::vector<std::jthread> threads;
    for (auto& slot : slots_) threads.emplace_back([&slot] { slot->work(); });
    keepConnected(
        site_, bell_, [this](Connection& connection) { serve(connection); }, true);
  }

  void stop() {
    site_.stopping = true;
    site_.runs.cancelAll();
    wakeSlots();
    bell_.ring();
  }

 private:
  WorkerTerms termsOf(const WorkerOptions& options) const {
    return {workerName_, hostHere(), options.slots, folder_.work(), options.allow, options.sandbox};
  }

  void wakeSlots() {
    for (auto& slot : slots_) slot->wake();
  }

  void serve(Connection& connection) {
    for (const std::string_view function : {workerFunction, cancelFunction})
      connection.send({PacketType::canDo, {nameFor(function, site_.name)}});
    while (!site_.stopping)
      if (const std::optional<Packet> job = grabJob(connection, bell_)) handle(connection, *job);
  }

  void handle(Connection& connection, const Packet& job) {
    std::optional<Message> answer;
    try {
      if (const std::optional<Message> message = unseal(site_.key, job.arguments[2])) answer = answerTo(*message);
    } catch (const BadMessage&) {
      // Such a message is refused like one with a bad seal.
    }
    if (answer)
      connection.send({PacketType::workComplete, {job.arguments[0], seal(site_.key, answer->header, answer->text)}});
    else
      connection.send({PacketType::workFail, {job.arguments[0]}});
  }

  /// nullopt: refused.
  std::optional<Message> answerTo(const Message& message) {
    const auto [kind, run, number] = message.header;
    const auto with = [run = run, number = number](MessageKind answer, std::string text) {
      return Message{{answer, run, number}, std::move(text)};
    };
    const auto obeyed = [&](bool good) {
      wakeSlots();
      return good ? std::optional(with(MessageKind::done, "")) : std::nullopt;
    };
    switch (kind) {
      case MessageKind::offer:
        return with(MessageKind::hello, encode(site_.runs.hello(run, decodeOffer(message.text))));
      case MessageKind::join: return with(MessageKind::joined, site_.runs.join(run, decodeJoin(message.text)));
      case MessageKind::admit: return obeyed(site_.runs.admit(run, decodeWorkerOrder(message.text)));
      case MessageKind::leave: return obeyed(site_.runs.leave(run, decodeWorkerOrder(message.text)));
      case MessageKind::cancel:
        site_.runs.cancel(run, decodeCancel(message.text).job);
        return with(MessageKind::done, "");
      case MessageKind::ask: return with(MessageKind::report, encode(site_.runs.report()));
      default: return std::nullopt;
    }
  }

  const std::string workerName_ = newWorkerName(hostHere());
  WorkDirectory folder_;
  WorkerSite site_;
  Bell bell_;
  std::vector<std::unique_ptr<Slot>> slots_;
};

FarmWorker::FarmWorker(WorkerOptions options) : impl_(std::make_unique<Impl>(std::move(options))) {}

FarmWorker::~FarmWorker() = default;

void FarmWorker::run() { impl_->run(); }

void FarmWorker::stop() { impl_->stop(); }

}  // namespace hone
