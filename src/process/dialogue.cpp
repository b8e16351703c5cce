#include "process/dialogue.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/algorithm/string/trim.hpp>
#include <filesystem>
#include <optional>

#include "process/program_time.h"
#include "process/shortage.h"
#include "process/time_limit.h"

namespace hone {
namespace {

/// How often a stop is looked for: seldom enough to cost nothing, and soon enough for people.
constexpr double secondsBetweenLooks = 0.05;

LaunchPlan shellPlan(const std::string& command, const std::string& root) {
  LaunchPlan plan;
  plan.program = "/bin/sh";
  plan.arguments = {"sh", "-c", command};
  plan.root = root;
  plan.workingDirectory = std::filesystem::current_path();
  plan.converse = plan.captureOut = plan.captureErr = true;
  return plan;
}

}  // namespace

Dialogue::Dialogue(const std::string& command, const std::string& root) : launcher_(shellPlan(command, root)) {
  launcher_.run();
}

/// One read at a time: a program that writes faster than hone reads must not keep it from the limits. False if there
/// was nothing.
bool Dialogue::read() {
  std::array<char, 1 << 16> buffer;
  const ssize_t size = ::read(launcher_.out(), buffer.data(), buffer.size());
  if (size <= 0) return false;
  out_.append(buffer.data(), static_cast<size_t>(size));
  bytes_ += static_cast<size_t>(size);
  return true;
}

/// True if the last line has come.
bool Dialogue::takeLines(const std::function<bool(std::string_view line)>& isLast) {
  size_t begin = 0;
  bool ends = false;
  for (size_t end; !ends && (end = out_.find('\n', std::max(begin, searched_))) != out_.npos; begin = end + 1) {
    lines_.push_back(out_.substr(begin, end - begin));
    ends = isLast(lines_.back());
    if (ends) lines_.pop_back();
  }
  out_.erase(0, begin);
  searched_ = out_.size();
  return ends;
}

Dialogue::Reply Dialogue::ask(std::string_view line, const std::function<bool(std::string_view line)>& isLast,
                              double seconds, const StopToken& stop) {
  // What the program wrote behind its last answer is no answer.
  for (bytes_ = 0; read() && bytes_ <= mostBytes;) out_.clear();
  out_.clear();
  lines_.clear();
  bytes_ = searched_ = 0;
  errors_.readFrom(launcher_.err());
  if (!fresh_) errors_.clear();
  const Stopwatch watch;
  ProgramTime time(seconds, fresh_ ? std::optional(ProcessorUse{}) : std::nullopt);
  fresh_ = false;
  launcher_.say(std::string(line) + '\n');
  std::array<pollfd, 3> events = {pollfd{launcher_.socket(), POLLIN, 0}, pollfd{launcher_.out(), POLLIN, 0},
                                  pollfd{launcher_.err(), POLLIN, 0}};
  bool ended = false;
  for (;;) {
    stop.check();
    errors_.readFrom(launcher_.err());
    const bool came = read();
    if (takeLines(isLast)) return Reply::answer;
    if (ended && !came) return Reply::ended;
    const bool isLate =
        !ended && watch.seconds() >= time.nextLook() && time.isOver(watch.seconds(), useBelow(launcher_.process()));
    if (bytes_ > mostBytes || lines_.size() > mostLines || isLate) {
      if (!ended) launcher_.kill();
      if (!ended) launcher_.receive();
      return isLate ? Reply::late : Reply::tooLong;
    }
    if (ended || came) continue;
    pollFor(events, std::clamp(time.nextLook() - watch.seconds(), 0.0, secondsBetweenLooks));
    launcher_.continueIfStopped();
    if (events[0].revents == 0) continue;
    const std::optional<Ended> end = launcher_.receive();
    ended = true;
    if (end && end->error != 0) failToRun(end->error, "a program can't be started", "end other programs");
  }
}

std::string Dialogue::lastError() const {
  std::string text(errors_.text());
  boost::trim_right(text);
  return text.substr(text.rfind('\n') + 1);
}

}  // namespace hone
