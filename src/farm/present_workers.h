// The workers that are connected to a job server.
#pragma once

#include <set>
#include <string>

#include "farm/connection.h"

namespace hone {

/// Their names, letters, digits and hyphens, by the server's `status`. The connection must be one for administration.
/// Throws ConnectionLost.
std::set<std::string> presentWorkers(Connection& administration, double seconds);

}  // namespace hone
