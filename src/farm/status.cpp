#include "farm/status.h"

#include <algorithm>
#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <cctype>
#include <string_view>

#include "farm/fields.h"
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

/// More than a farm has; a server may invent any number.
constexpr size_t mostWorkers = 10'000;
constexpr size_t longestName = 200;

bool isName(std::string_view name) {
  return !name.empty() && name.size() <= longestName &&
         std::ranges::all_of(name, [](unsigned char c) { return std::isalnum(c) != 0 || c == '-'; });
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

std::set<std::string> presentWorkers(Connection& administration, double seconds) {
  const std::string status = administration.ask("status", seconds);
  std::set<std::string> names;
  std::vector<std::string> lines;
  boost::split(lines, status, boost::is_any_of("\n"));
  for (const std::string& line : lines) {
    // FUNCTION, jobs, running jobs, workers
    std::vector<std::string> fields;
    boost::split(fields, line, boost::is_any_of("\t"));
    if (fields.size() != 4 || !fields[0].starts_with(workerFunction) || fields[3] == "0") continue;
    const std::string name = fields[0].substr(workerFunction.size());
    if (isName(name) && names.size() < mostWorkers) names.insert(name);
  }
  return names;
}

}  // namespace hone
