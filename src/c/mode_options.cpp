#include "c/mode_options.h"

#include "search/limits.h"

namespace hone {

SharedOptions takeSharedOptions(Options& options) {
  SharedOptions shared;
  constexpr uint64_t mostJobs = 1024;
  options.takeWhole("jobs", shared.settings.jobs, 1, mostJobs);
  shared.settings.jobs = jobsFor(shared.settings.jobs);
  shared.settings.maxTests = options.whole("max-tests", 0);
  shared.settings.maxSeconds = options.seconds("max-time");
  options.word(
      {"repeat", ""}, [&](const std::string& text) { shared.settings.repeat = parseRepeat(text); }, "");
  options.take("trust-test", shared.settings.trustTest);
  options.take("state", shared.state);
  options.take("identity", shared.identity);
  options.take("resume", shared.resume);
  options.take("fresh", shared.fresh);
  return shared;
}

template <>
ExplainOptions takeOptions<ExplainOptions>(Options& options) {
  ExplainOptions explain;
  describe(explain, options);
  options.take("corpus", explain.corpus);
  return explain;
}

}  // namespace hone
