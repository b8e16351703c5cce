// What the workers of a farm are doing.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "farm/connection.h"
#include "farm/messages.h"

namespace hone {

/// Asks all workers that the job server knows. Those with another key, and those that don't answer within `seconds`,
/// count as `silent`. Throws UserError if the server can't be reached.
struct FarmStatus {
  std::vector<WorkerReport> workers;
  size_t silent = 0;
};
FarmStatus statusOf(const ServerAddress& server, const FarmKey& key, double seconds);

/// The names of the workers that are connected to a job server, letters, digits and hyphens, by the server's `status`.
/// The connection must be one for administration. Throws ConnectionLost.
std::set<std::string> presentWorkers(Connection& administration, double seconds);

}  // namespace hone
