// The launcher keeps both ends of each pipe open, so the end of the process doesn't close a pipe. Instead the launcher
// reports the end, and every wait here also waits for that report.
#include "process/conversation.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>
#include <utility>

#include "process/shortage.h"

namespace hone {

namespace {

LaunchPlan planFor(const std::string& program, std::vector<std::string> arguments) {
  LaunchPlan plan;
  plan.program = program;
  plan.arguments = std::move(arguments);
  plan.workingDirectory = std::filesystem::current_path();
  plan.converse = plan.captureOut = true;
  return plan;
}

}  // namespace

Conversation::Conversation(const std::string& program, std::vector<std::string> arguments)
    : launcher_(planFor(program, std::move(arguments))) {
  launcher_.run();
}

void Conversation::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t size = ::write(launcher_.in(), bytes.data(), bytes.size());
    if (size > 0) bytes.remove_prefix(static_cast<size_t>(size));
    if (size == -1 && errno == EAGAIN && !waitFor(launcher_.in(), POLLOUT)) throw ConversationEnded();
  }
}

void Conversation::read(std::string& bytes) {
  while (!readSome(bytes)) {
    if (ended_) throw ConversationEnded();
    waitFor(launcher_.out(), POLLIN);
  }
}

bool Conversation::readSome(std::string& bytes) {
  std::array<char, 1 << 16> buffer;
  ssize_t size;
  do {
    size = ::read(launcher_.out(), buffer.data(), buffer.size());
  } while (size == -1 && errno == EINTR);
  if (size <= 0) return false;
  bytes.append(buffer.data(), static_cast<size_t>(size));
  return true;
}

/// False if the process has ended.
bool Conversation::waitFor(int descriptor, short event) {
  if (ended_) return false;
  std::array<pollfd, 2> events = {pollfd{descriptor, event, 0}, pollfd{launcher_.socket(), POLLIN, 0}};
  poll(events.data(), events.size(), -1);
  if (events[1].revents == 0) return true;
  ended_ = true;
  const std::optional<Ended> ended = launcher_.receive();
  if (ended && ended->error != 0) failToRun(ended->error, "a process can't be started", "end other programs");
  return false;
}

}  // namespace hone
