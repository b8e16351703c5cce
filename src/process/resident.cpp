#include "process/resident.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <utility>

#include "process/program_time.h"

namespace hone {

Resident::Resident(LaunchPlan plan, std::shared_ptr<StartTime> startTime)
    : plan_(std::move(plan)), startTime_(std::move(startTime)), launcher_(std::make_unique<Launcher>(plan_)) {
  start();
}

void Resident::start() {
  launcher_->forgetSaid();
  launcher_->run();
  running_ = true;
  fresh_ = true;
}

void Resident::waitForEnd() {
  std::optional<Ended> ended = launcher_->receive();
  running_ = false;
  drain();
  if (!ended) doubt_ = Doubt::launcherKilled;
  if (!ended) launcher_ = std::make_unique<Launcher>(plan_);
  ended_ = ended.value_or(Ended{});
  if (ended_.error == ENOMEM && plan_.memoryBytes) throw Shortage("the test can't be started: raise --memory");
  if (ended_.error != 0) failToRun(ended_.error, "the test can't be started", "check the file");
}

void Resident::restart() {
  if (running_) {
    launcher_->kill();
    waitForEnd();
  }
  start();
}

void Resident::drain() {
  out_.readFrom(launcher_->out());
  err_.readFrom(launcher_->err());
}

bool Resident::heardLine(std::string_view mark) {
  const std::string_view text = out_.text();
  const size_t begin = text.find(mark);
  if (begin == std::string_view::npos) return false;
  const size_t end = text.find('\n', begin);
  if (end == std::string_view::npos) return false;
  line_ = text.substr(begin + mark.size(), end - begin - mark.size());
  return true;
}

Resident::Reply Resident::ask(std::string_view line, const Cancellation& cancellation, std::string_view mark) {
  if (!running_) start();
  // Output from before the question is no answer.
  drain();
  out_.clear();
  err_.clear();
  doubt_ = Doubt::none;
  wasFresh_ = fresh_;
  const double start = startTime_->seconds;
  const double limit = limit_ + (fresh_ ? 2 * std::max(start, 0.0) : 0);
  const Stopwatch watch;
  launcher_->say(std::string(line) + '\n');

  std::array<pollfd, 4> events = {pollfd{launcher_->socket(), POLLIN, 0}, pollfd{launcher_->out(), POLLIN, 0},
                                  pollfd{launcher_->err(), POLLIN, 0}, pollfd{cancellation.fd(), POLLIN, 0}};
  ProgramTime time(limit, fresh_ ? std::optional(ProcessorUse{}) : std::nullopt);
  std::optional<double> killAt;  // after a cancellation
  for (;;) {
    const double left = killAt.value_or(time.nextLook()) - watch.seconds();
    int ready = pollFor(events, std::min(left, Launcher::secondsToLook));
    if (events[0].revents != 0) {
      waitForEnd();
      return heardLine(mark) ? Reply::answer : Reply::ended;
    }
    if (events[1].revents != 0) out_.readFrom(launcher_->out());
    if (events[2].revents != 0) err_.readFrom(launcher_->err());
    if (heardLine(mark)) {
      if (std::exchange(fresh_, false)) startTime_->seconds = watch.seconds();
      return Reply::answer;
    }
    if (events[3].revents != 0) {
      events[3].fd = -1;
      killAt = std::min(limit, std::max(start, 0.0));
    } else if (ready == 0) {
      launcher_->continueIfStopped();
      if (left > Launcher::secondsToLook) continue;
      if (!killAt && !time.isOver(watch.seconds(), useBelow(launcher_->process()))) continue;
      if (!killAt && time.isDoubtful()) doubt_ = Doubt::crowded;
      launcher_->kill();
      waitForEnd();
      return killAt ? Reply::cancelled : Reply::timedOut;
    }
  }
}

}  // namespace hone
