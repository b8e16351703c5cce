// The part of the dispatcher that finds workers and admits them.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "farm/dispatcher.h"
#include "farm/messages.h"
#include "farm/status.h"
#include "oracle/failure_rate.h"
#include "text/duration.h"

namespace hone {
namespace {

constexpr double secondsForStatus = 2;
/// How often the farm looks for workers until it has found the first one.
constexpr std::chrono::milliseconds lookOften{100};
/// How many times slower than this machine a worker may be.
constexpr double greatestSlowness = 20;
/// What a busy machine may add to any test; so short tests don't tell how slow a machine is.
constexpr double secondsOfNoise = 0.1;
/// The time that a test takes beside its own, such as making a folder on a busy machine.
constexpr double secondsToStart = 2;
/// The time for other candidates that the worker judges before.
constexpr double secondsInQueue = 20;

std::string describe(const TestResult& result) {
  return fmt::format("'{}'{}", toString(result.verdict), result.crash.empty() ? "" : ": " + result.crash);
}

}  // namespace

void Dispatcher::lookForWorkers() {
  if (Clock::now() < nextLook_) {
    if (references_.empty()) references_ = exchange_.references();
  } else {
    checkConnection();
    const std::set<std::string> present = presentWorkers(*administration_, secondsForStatus);
    for (const std::string& name : present)
      if (!aside_.contains(name)) peers_.try_emplace(name);
    std::set<std::string> gone;
    std::erase_if(peers_, [&](const auto& entry) {
      const auto& [name, peer] = entry;
      if (present.contains(name)) return false;
      if (peer.state == Peer::State::admitted) exchange_.note(fmt::format("worker {} has gone", name));
      gone.insert(name);
      return true;
    });
    loseJobsOf(gone);
    for (auto& [name, peer] : peers_)
      if (peer.silent && !std::exchange(peer.isAsked, true)) order(MessageKind::ask, name, "");
    countSlots();
    nextLook_ = Clock::now() + (exchange_.slots() > 0 ? options_.patience.betweenLooks : lookOften);
    if (references_.empty()) references_ = exchange_.references();
  }
  if (references_.empty()) return;
  for (auto& [name, peer] : peers_) advance(name, peer);
}

void Dispatcher::advance(const std::string& name, Peer& peer) {
  if (peer.state != Peer::State::found || Clock::now() < peer.retry) return;
  peer.state = Peer::State::asked;
  order(MessageKind::offer, name, encode(Offer{task_.test, task_.environment}));
}

void Dispatcher::onOrderAnswered(const Job& job, const Message& message) {
  const auto found = peers_.find(job.peer);
  if (found == peers_.end()) return;
  Peer& peer = found->second;
  if (job.kind == MessageKind::offer) return onHello(job.peer, peer, decodeHello(message.text));
  if (job.kind == MessageKind::join) {
    if (!message.text.empty()) return putAside(job.peer, peer, message.text);
    peer.state = Peer::State::judging;
    return sendReference(job.peer, peer);
  }
  if (job.kind == MessageKind::ask) {
    peer.silent = peer.isAsked = false;
    return countSlots();
  }
  if (job.kind == MessageKind::admit) {
    peer.state = Peer::State::admitted;
    exchange_.note(fmt::format("worker {} takes part: {} slot{}", job.peer, peer.slots, peer.slots == 1 ? "" : "s"));
    countSlots();
  }
}

void Dispatcher::onHello(const std::string& name, Peer& peer, const Hello& hello) {
  peer.host = hello.host;
  peer.slots = hello.slots;
  peer.challenge = hello.challenge;
  peer.judged = 0;
  // One worker under two names would audit itself.
  if (hello.worker != name) return putAside(name, peer, fmt::format("it calls itself {}", hello.worker));
  if (!hello.refusal.empty()) return putAside(name, peer, hello.refusal);
  if (!differences_) {
    base_ = references_.front().test.candidate->bytes;
    differences_ = std::make_unique<DifferenceBase>(base_);
  }
  order(MessageKind::join, name, encode(Join{hello.challenge, function_, hello.hasTest ? "" : task_.bundle, base_}));
}

void Dispatcher::sendReference(const std::string& name, const Peer& peer) {
  const Reference& reference = references_[peer.judged];
  // A test that ran into its limit does so there, too.
  const double seconds = reference.result.timedOut ? reference.test.timeoutSeconds.value_or(reference.result.seconds)
                                                   : greatestSlowness * reference.result.seconds + secondsToStart;
  const Time deadline = Clock::now() + toDuration(seconds * likelyRuns(reference.test.repetition) + secondsInQueue);
  submit({MessageKind::judge, name, std::nullopt, nullptr, "", deadline}, nameFor(slotFunction, name),
         judgeText(reference.test, seconds));
}

void Dispatcher::onReference(const std::string& name, Peer& peer, const Judged& judged) {
  if (peer.state != Peer::State::judging) return;
  if (!judged.error.empty()) return putAside(name, peer, judged.error);
  if (!judged.result || judged.result->doubt != Doubt::none) return tryLater(peer);
  const Reference& reference = references_[peer.judged];
  const TestResult &here = reference.result, &there = *judged.result;
  if (here.verdict != there.verdict || here.crash != there.crash)
    return putAside(
        name, peer,
        fmt::format("the verdict on {} is {} there and {} here",
                    peer.judged == 0 ? "the first candidate" : "another candidate", describe(there), describe(here)));
  if (peer.judged == 0 && !here.timedOut)
    peer.slowness =
        std::clamp((there.seconds + secondsOfNoise) / (here.seconds + secondsOfNoise), 1.0, greatestSlowness);
  if (++peer.judged < references_.size()) return sendReference(name, peer);
  order(MessageKind::admit, name, encode(WorkerOrder{peer.challenge, peer.slowness}));
}

void Dispatcher::tryLater(Peer& peer) {
  peer.state = Peer::State::found;
  peer.retry = Clock::now() + options_.patience.beforeRetry;
}

void Dispatcher::putAside(const std::string& name, Peer& peer, const std::string& reason) {
  exchange_.note(fmt::format("worker {} on {} isn't used: {}", name, peer.host, reason));
  if (peer.state == Peer::State::admitted) order(MessageKind::leave, name, encode(WorkerOrder{peer.challenge}));
  peer.state = Peer::State::refused;
  aside_.insert(name);
  countSlots();
}

void Dispatcher::countSlots() {
  std::map<std::string, size_t> usable;
  for (const auto& [name, peer] : peers_)
    if (peer.state == Peer::State::admitted && !peer.silent) usable[name] = peer.slots;
  size_t slots = 0;
  for (const auto& [name, count] : usable) slots += count;
  options_.figures->use(run_, std::move(usable));
  exchange_.setSlots(slots);
}

}  // namespace hone
