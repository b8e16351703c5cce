#include "c/mode_options.h"

#include "search/limits.h"

namespace hone {

SharedOptions takeSharedOptions(Options& options) {
  SharedOptions shared;
  constexpr uint64_t mostJobs = 1024, mostRepeats = 1000;
  options.takeWhole("jobs", shared.settings.jobs, 1, mostJobs);
  shared.settings.jobs = jobsFor(shared.settings.jobs);
  shared.settings.maxTests = options.whole("max-tests", 0);
  shared.settings.maxSeconds = options.seconds("max-time");
  options.takeWhole("repeat", shared.settings.repeat, 1, mostRepeats);
  options.take("state", shared.state);
  options.take("identity", shared.identity);
  options.take("resume", shared.resume);
  options.take("fresh", shared.fresh);
  return shared;
}

ReduceOptions takeReduceOptions(Options& options) {
  ReduceOptions reduce;
  std::string effort = "normal", layout = "tight", method = "hone";
  options.take("passes", reduce.passes);
  options.take("effort", effort);
  options.take("layout", layout);
  options.take("method", method);
  options.takeWhole("wide", reduce.width, 1, mostWidth);
  bool once = false;
  options.take("once", once);
  reduce.effort = parseEffort(effort);
  reduce.layout = parseLayout(layout);
  reduce.method = parseMethod(method);
  reduce.toFixPoint = !once;
  return reduce;
}

RepairOptions takeRepairOptions(Options& options) {
  RepairOptions repair;
  std::string side = "ours", units = "hybrid";
  bool subsetOnly = false;
  constexpr uint64_t mostRepairs = 1000, mostPatience = 1'000'000'000;
  options.takeWhole("all", repair.all, 1, mostRepairs);
  options.takeWhole("patience", repair.patience, 0, mostPatience);
  options.take("prefer", side);
  options.take("encoding", repair.plainEncoding);
  options.take("subset-only", subsetOnly);
  options.take("units", units);
  repair.preferred = parseMergeSide(side);
  repair.method = parseRepairMethod(units, subsetOnly);
  return repair;
}

GeneralizeOptions takeGeneralizeOptions(Options& options) {
  GeneralizeOptions generalize;
  constexpr double least = 0.5, most = 0.9999;
  generalize.confidence = options.number("confidence", least, most).value_or(generalize.confidence);
  generalize.rate = options.number("rate", least, most).value_or(generalize.rate);
  generalize.samples = options.whole("samples", 1);
  options.takeWhole("validate", generalize.validate, 0);
  options.takeWhole("seed", generalize.seed, 0, std::numeric_limits<uint64_t>::max());
  options.take("insertions", generalize.insertions);
  options.take("classes", generalize.classes);
  bool noReduce = false;
  options.take("no-reduce", noReduce);
  generalize.reduceFirst = !noReduce;
  return generalize;
}

ExplainOptions takeExplainOptions(Options& options) {
  ExplainOptions explain;
  std::vector<std::string> features;
  constexpr uint64_t leastInputs = 2, mostInputs = 10000;
  options.take("features", features);
  options.takeWhole("iterations", explain.iterations, 0);
  options.takeWhole("inputs", explain.perIteration, leastInputs, mostInputs);
  options.takeWhole("seed", explain.seed, 0, std::numeric_limits<uint64_t>::max());
  options.take("corpus", explain.corpus);
  explain.features = parseFeatures(features);
  return explain;
}

}  // namespace hone
