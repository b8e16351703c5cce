#include "farm/slot.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "farm/back_off.h"
#include "farm/difference.h"
#include "farm/fields.h"
#include "farm/names.h"
#include "text/archive.h"
#include "text/file.h"

namespace hone {
namespace {

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

}  // namespace

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

}  // namespace hone
