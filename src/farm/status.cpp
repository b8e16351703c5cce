#include "farm/status.h"

#include <algorithm>
#include <set>

#include "farm/connection.h"
#include "farm/fields.h"
#include "farm/names.h"
#include "farm/present_workers.h"
#include "text/user_error.h"

namespace hone {
namespace {

FarmStatus askAll(const ServerAddress& server, const FarmKey& key, double seconds) {
  Connection administration(server, seconds, mostAnswerBytes), connection(server, seconds, mostAnswerBytes);
  const std::set<std::string> workers = presentWorkers(administration, seconds);
  const FarmToken run = newToken();
  for (const std::string& worker : workers)
    connection.send(
        {PacketType::submitJob, {nameFor(workerFunction, worker), worker, seal(key, {MessageKind::ask, run, 1}, "")}});
  FarmStatus status;
  size_t answered = 0;
  for (const Stopwatch watch; answered < workers.size() && watch.seconds() < seconds;) {
    const std::optional<Packet> packet = connection.wait(seconds - watch.seconds());
    if (!packet || packet->type == PacketType::jobCreated) continue;
    ++answered;
    if (packet->type != PacketType::workComplete) continue;
    const std::optional<Message> message = unseal(key, packet->arguments[1]);
    if (message && message->header == Header{MessageKind::report, run, 1})
      status.workers.push_back(decodeWorkerReport(message->text));
  }
  std::ranges::sort(status.workers, {}, &WorkerReport::worker);
  status.silent = workers.size() - std::min(workers.size(), status.workers.size());
  return status;
}

}  // namespace

FarmStatus statusOf(const ServerAddress& server, const FarmKey& key, double seconds) {
  try {
    return askAll(server, key, seconds);
  } catch (const ConnectionLost& error) {
    throw UserError(std::string("the job server can't be reached: ") + error.what());
  } catch (const BadMessage& error) {
    throw UserError(std::string("a worker answered with ") + error.what());
  }
}

}  // namespace hone
