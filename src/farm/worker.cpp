#include "farm/worker.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cctype>
#include <thread>
#include <vector>

#include "farm/fields.h"
#include "farm/names.h"
#include "farm/slot.h"
#include "process/work_directory.h"

namespace hone {
namespace {

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
