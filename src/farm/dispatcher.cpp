#include "farm/dispatcher.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "farm/back_off.h"
#include "farm/fields.h"
#include "farm/messages.h"
#include "oracle/failure_rate.h"
#include "text/duration.h"

namespace hone {
namespace {

constexpr double secondsToConnect = 3;
constexpr double longestBackOff = 2;
constexpr int lossesBeforeLocal = 2;
/// A difference to the base is worth its computation from here on.
constexpr size_t smallCandidate = 4096;

MessageKind answerTo(MessageKind kind) {
  switch (kind) {
    case MessageKind::offer: return MessageKind::hello;
    case MessageKind::join: return MessageKind::joined;
    case MessageKind::judge: return MessageKind::judged;
    case MessageKind::ask: return MessageKind::report;
    default: return MessageKind::done;
  }
}

}  // namespace

Dispatcher::Dispatcher(const FarmOptions& options, const FarmTask& task, Exchange& exchange)
    : options_(options),
      task_(task),
      exchange_(exchange),
      function_(std::string(runFunction) + sha256(task.test + toHex(run_))),
      aside_(options.distrusted->all()) {}

void Dispatcher::run() {
  bool wasThere = true;
  BackOff backOff(longestBackOff);
  while (!exchange_.stopping()) {
    try {
      connection_ = std::make_unique<Connection>(options_.server, secondsToConnect, mostAnswerBytes);
      administration_ = std::make_unique<Connection>(options_.server, secondsToConnect, mostAnswerBytes);
      if (!wasThere) exchange_.note(fmt::format("the farm at {} is back", options_.server.text()));
      wasThere = true;
      backOff.reset();
      nextLook_ = Time::min();
      echoSince_ = std::nullopt;
      serve();
      leave();
    } catch (const std::exception& error) {
      // A lost connection, or a shortage of this machine.
      connection_.reset();
      if (wasThere) exchange_.note(fmt::format("the farm can't be reached, so tests run here: {}", error.what()));
      wasThere = false;
      giveBackAll();
      std::array<pollfd, 1> events = {pollfd{exchange_.bell().fd(), POLLIN, 0}};
      const double pause = backOff.next();
      for (const Stopwatch watch; watch.seconds() < pause && !exchange_.stopping();) {
        pollFor(events, pause - watch.seconds());
        exchange_.bell().clear();
        takeDecisions();
      }
    }
  }
  giveBackAll();
}

void Dispatcher::serve() {
  while (!exchange_.stopping()) {
    lookForWorkers();
    takeDecisions();
    cancelTests();
    expireLeases();
    submitTests();
    waitForNews();
    takePackets();
  }
}

void Dispatcher::waitForNews() {
  std::vector<pollfd> events = {connection_->interest(), pollfd{exchange_.bell().fd(), POLLIN, 0}};
  Time next = nextLook_;
  for (const auto& [number, job] : jobs_) {
    if (job.test) events.push_back({job.test->cancellation->fd(), POLLIN, 0});
    next = std::min(next, job.deadline);
  }
  pollFor(events, std::chrono::duration<double>(next - Clock::now()).count());
  if (events[1].revents != 0) exchange_.bell().clear();
}

void Dispatcher::takePackets() {
  connection_->service();
  while (const std::optional<Packet> packet = connection_->next()) handle(*packet);
}

/// A relay that drops or invents bytes leaves a connection on which nothing makes sense any more, though both ends
/// wait. An echo tells, far sooner than the time limits of what was sent.
void Dispatcher::checkConnection() {
  if (echoSince_ && Clock::now() - *echoSince_ > options_.patience.forEcho)
    throw ConnectionLost(fmt::format("{}: no answer", options_.server.text()));
  if (echoSince_ || connection_->unsent() > 0) return;
  echoSince_ = Clock::now();
  connection_->send({PacketType::echoRequest, {"hone"}});
}

void Dispatcher::handle(const Packet& packet) {
  if (packet.type == PacketType::echoAnswer) echoSince_ = std::nullopt;
  // The server answers in the order of submission, with a handle or an error.
  const auto submitted = [&]() -> std::optional<uint64_t> {
    if (submitted_.empty()) return std::nullopt;
    const uint64_t number = submitted_.front();
    submitted_.pop_front();
    return number;
  };
  if (packet.type == PacketType::jobCreated) {
    if (const auto number = submitted()) handles_[packet.arguments[0]] = *number;
    return;
  }
  if (packet.type == PacketType::error) {
    if (const auto number = submitted()) loseJob(*number);
    return;
  }
  if (packet.type == PacketType::workData || packet.type == PacketType::workComplete) {
    const std::optional<Message> message = unseal(options_.key, packet.arguments[1]);
    const bool good = message && message->header.run == run_;
    if (packet.type == PacketType::workData) {
      if (good && message->header.kind == MessageKind::started) onStarted(message->header.job, message->text);
      return;
    }
    // The seal tells whose answer it is. The server's handle is for answers without a good seal.
    const std::optional<uint64_t> number = takeHandle(packet.arguments[0]);
    if (good)
      onAnswer(*message);
    else if (number)
      loseJob(*number);
  }
  if (packet.type == PacketType::workFail)
    if (const auto number = takeHandle(packet.arguments[0])) loseJob(*number);
}

std::optional<uint64_t> Dispatcher::takeHandle(const std::string& handle) {
  const auto number = handles_.extract(handle);
  return number ? std::optional(number.mapped()) : std::nullopt;
}

void Dispatcher::loseJob(uint64_t number) {
  if (auto job = jobs_.extract(number)) lose(std::move(job.mapped()));
}

uint64_t Dispatcher::submit(Job job, std::string_view function, std::string_view text) {
  const uint64_t number = ++jobNumber_;
  const std::string unique = fmt::format("{}-{}", toHex(run_), number);
  std::string sealed = seal(options_.key, {job.kind, run_, number}, text);
  testsInFlight_ += job.test.has_value();
  jobs_.emplace(number, std::move(job));
  submitted_.push_back(number);
  connection_->send({PacketType::submitJob, {std::string(function), unique, std::move(sealed)}});
  return number;
}

void Dispatcher::order(MessageKind kind, const std::string& peer, std::string_view text) {
  if (!connection_) return;
  constexpr std::chrono::seconds patience{30};
  const std::string_view function = kind == MessageKind::cancel ? cancelFunction : workerFunction;
  submit({kind, peer, std::nullopt, nullptr, "", Clock::now() + patience}, nameFor(function, peer), text);
}

std::string Dispatcher::judgeText(const FarmTest& test, std::optional<double> timeoutSeconds) {
  const std::string& bytes = test.candidate->bytes;
  Judge judge{test.hash, timeoutSeconds, test.crash, test.repetition, false, ""};
  if (bytes.size() >= smallCandidate && differences_) judge.candidate = differences_->difference(bytes);
  judge.isDifference = !judge.candidate.empty() && judge.candidate.size() < bytes.size();
  if (!judge.isDifference) judge.candidate = bytes;
  return encode(judge);
}

void Dispatcher::submitTests() {
  const size_t slots = exchange_.slots();
  if (testsInFlight_ >= slots) return;
  for (FarmTest& test : exchange_.takeForFarm(slots - testsInFlight_)) submitTest(std::move(test));
}

void Dispatcher::submitTest(FarmTest test) {
  if (test.cancellation->cancelled()) return exchange_.end(test.cancelled());
  if (test.candidate->bytes.size() > mostTextBytes) {
    test.localOnly = true;
    return exchange_.giveBack(std::move(test));
  }
  const std::string text = judgeText(test, test.timeoutSeconds);
  const Time deadline = leaseFrom(Clock::now(), test, 1);
  submit({MessageKind::judge, "", std::move(test), nullptr, "", deadline}, function_, text);
}

Dispatcher::Time Dispatcher::leaseFrom(Time start, const FarmTest& test, double slowness) const {
  if (!test.timeoutSeconds) return Time::max();
  return start + toDuration(*test.timeoutSeconds * slowness * likelyRuns(test.repetition)) +
         options_.patience.leaseBeyondLimit;
}

void Dispatcher::cancelTests() {
  for (auto job = jobs_.begin(); job != jobs_.end();) {
    auto& [number, what] = *job;
    if (!what.test || !what.test->cancellation->cancelled()) {
      ++job;
      continue;
    }
    exchange_.end(what.test->cancelled());
    --testsInFlight_;
    const std::string worker = std::move(what.startedBy);
    const uint64_t cancelled = number;
    job = jobs_.erase(job);
    if (!worker.empty()) order(MessageKind::cancel, worker, encode(Cancel{cancelled}));
  }
}

void Dispatcher::expireLeases() {
  const Time now = Clock::now();
  std::vector<std::pair<uint64_t, Job>> expired;
  for (auto job = jobs_.begin(); job != jobs_.end();) {
    if (job->second.deadline > now) {
      ++job;
      continue;
    }
    expired.emplace_back(job->first, std::move(job->second));
    job = jobs_.erase(job);
  }
  std::set<std::string> silent;
  for (auto& [number, job] : expired) {
    if (const auto peer = peers_.find(job.startedBy); peer != peers_.end()) {
      peer->second.silent = true;
      silent.insert(peer->first);
      order(MessageKind::cancel, job.startedBy, encode(Cancel{number}));
    }
    lose(std::move(job));
  }
  if (silent.empty()) return;
  loseJobsOf(silent);
  countSlots();
}

void Dispatcher::onStarted(uint64_t number, const std::string& worker) {
  const auto peer = peers_.find(worker);
  if (peer != peers_.end() && std::exchange(peer->second.silent, false)) countSlots();
  const auto found = jobs_.find(number);
  if (found == jobs_.end() || !found->second.isFor(worker)) {
    // It was cancelled or given to another while it waited in the queue.
    return order(MessageKind::cancel, worker, encode(Cancel{number}));
  }
  Job& job = found->second;
  job.startedBy = worker;
  const double slowness = peer == peers_.end() ? 1 : peer->second.slowness;
  if (const FarmTest* test = job.tested()) job.deadline = leaseFrom(Clock::now(), *test, slowness);
}

void Dispatcher::onAnswer(const Message& message) {
  const auto found = jobs_.find(message.header.job);
  if (found == jobs_.end() || answerTo(found->second.kind) != message.header.kind) return;
  Job job = std::move(jobs_.extract(found).mapped());
  try {
    if (message.header.kind == MessageKind::judged)
      onJudged(job, decodeJudged(message.text));
    else
      onOrderAnswered(job, message);
  } catch (const BadMessage&) {
    lose(std::move(job));
  }
}

void Dispatcher::onJudged(Job job, const Judged& judged) {
  const auto found = peers_.find(judged.worker);
  if (found == peers_.end() || !job.isFor(judged.worker)) return lose(std::move(job));
  Peer& peer = found->second;
  if (job.audit) return onAudited(std::move(job.audit), judged);
  if (!job.test) return onReference(job.peer, peer, judged);
  if (peer.state != Peer::State::admitted) return lose(std::move(job));
  if (judged.result && judged.result->doubt == Doubt::none) {
    peer.errors = 0;
    --testsInFlight_;
    options_.figures->judged(judged.worker);
    judgedBy_[judged.worker].push_back(job.test->hash);
    audit(*job.test, judged.worker, *judged.result);
    return exchange_.end({job.test->hash, judged.result, nullptr});
  }
  // What may be the machine's fault is for this machine to decide.
  job.test->losses = std::max(job.test->losses, judged.result ? lossesBeforeLocal - 1 : 0);
  constexpr int mostErrors = 3;
  if (!judged.error.empty() && ++peer.errors >= mostErrors)
    putAside(judged.worker, peer, fmt::format("it can't run tests: {}", judged.error));
  lose(std::move(job));
}

/// The job has no outcome. A test is tried again, an order is repeated later.
void Dispatcher::lose(Job job) {
  if (job.test) {
    --testsInFlight_;
    ++options_.figures->lost;
    job.test->localOnly = ++job.test->losses >= lossesBeforeLocal;
    exchange_.giveBack(*std::move(job.test));
    exchange_.bell().ring();
    return;
  }
  if (job.audit) return decideHere(std::move(job.audit));
  const auto found = peers_.find(job.peer);
  if (found == peers_.end()) return;
  Peer& peer = found->second;
  if (job.kind == MessageKind::ask) peer.isAsked = false;
  if (peer.state == Peer::State::asked || peer.state == Peer::State::judging) tryLater(peer);
}

/// What was sent to these workers and to nobody else: they have gone, or don't answer.
void Dispatcher::loseJobsOf(const std::set<std::string>& peers) {
  std::vector<uint64_t> lost;
  for (const auto& [number, job] : jobs_)
    if (peers.contains(job.peer)) lost.push_back(number);
  for (const uint64_t number : lost) loseJob(number);
}

void Dispatcher::giveBackAll() {
  options_.figures->use(run_, {});
  exchange_.setSlots(0);
  for (auto& [number, job] : jobs_) {
    if (job.test) exchange_.giveBack(*std::move(job.test));
    if (job.audit) decideHere(std::move(job.audit));
  }
  jobs_.clear();
  submitted_.clear();
  handles_.clear();
  testsInFlight_ = 0;
  for (auto& [name, peer] : peers_) {
    peer.isAsked = false;
    if (peer.state == Peer::State::asked || peer.state == Peer::State::judging) peer.state = Peer::State::found;
  }
}

/// The run is over: workers forget it.
void Dispatcher::leave() {
  jobs_.clear();
  for (const auto& [name, peer] : peers_)
    if (peer.state == Peer::State::admitted || peer.state == Peer::State::judging)
      order(MessageKind::leave, name, encode(WorkerOrder{peer.challenge}));
  const Time end = Clock::now() + options_.patience.toLeave;
  while (!jobs_.empty() && Clock::now() < end) {
    std::array<pollfd, 1> events = {connection_->interest()};
    pollFor(events, std::chrono::duration<double>(end - Clock::now()).count());
    takePackets();
  }
}

}  // namespace hone
