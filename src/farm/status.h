// What the workers of a farm are doing.
#pragma once

#include <vector>

#include "farm/address.h"
#include "farm/messages.h"

namespace hone {

/// Asks all workers that the job server knows. Those with another key, and those that don't answer within `seconds`,
/// count as `silent`. Throws UserError if the server can't be reached.
struct FarmStatus {
  std::vector<WorkerReport> workers;
  size_t silent = 0;
};
FarmStatus statusOf(const ServerAddress& server, const FarmKey& key, double seconds);

}  // namespace hone
