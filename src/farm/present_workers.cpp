#include "farm/present_workers.h"

#include <algorithm>
#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <cctype>
#include <string_view>
#include <vector>

#include "farm/names.h"

namespace hone {

namespace {

/// More than a farm has; a server may invent any number.
constexpr size_t mostWorkers = 10'000;
constexpr size_t longestName = 200;

bool isName(std::string_view name) {
  return !name.empty() && name.size() <= longestName &&
         std::ranges::all_of(name, [](unsigned char c) { return std::isalnum(c) != 0 || c == '-'; });
}

}  // namespace

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
