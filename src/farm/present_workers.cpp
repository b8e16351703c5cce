#include "farm/present_workers.h"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <vector>

#include "farm/names.h"

namespace hone {

std::set<std::string> presentWorkers(Connection& administration, double seconds) {
  const std::string status = administration.ask("status", seconds);
  std::set<std::string> names;
  std::vector<std::string> lines;
  boost::split(lines, status, boost::is_any_of("\n"));
  for (const std::string& line : lines) {
    // FUNCTION, jobs, running jobs, workers
    std::vector<std::string> fields;
    boost::split(fields, line, boost::is_any_of("\t"));
    if (fields.size() == 4 && fields[0].starts_with(workerFunction) && fields[3] != "0")
      names.insert(fields[0].substr(workerFunction.size()));
  }
  return names;
}

}  // namespace hone
