#include "app/worker_run.h"

#include <fmt/format.h>
#include <unistd.h>

#include "app/interrupt.h"
#include "farm/worker.h"
#include "process/leftovers.h"
#include "process/work_directory.h"
#include "search/limits.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {

void runWorker(const WorkerRunOptions& options) {
  if (geteuid() == 0 && !options.allowRoot)
    throw UserError(
        "a worker runs what others send, so not as root: start it as another user, or give --allow-root in a "
        "container");
  if (!options.allow.empty() && !std::filesystem::is_directory(options.allow))
    throw UserError(fmt::format("--allow {}: there is no such folder", options.allow.string()));
  if (options.sandbox != "bwrap" && options.sandbox != "none")
    throw UserError(fmt::format("--sandbox {}: give bwrap or none", options.sandbox));
  const FarmKey key = readFarmKey(options.key);
  endLeftovers();
  sweepStale(placeForWork(0));
  Interrupt interrupt;
  const auto say = [&](std::string_view message) {
    if (!options.quiet) tell(stderr, "hone: {}\n", message);
  };
  if (const std::string doubt = doubtAboutKey(options.key); !doubt.empty()) say(doubt);
  std::optional<Sandbox> sandbox;
  if (options.sandbox == "bwrap") {
    sandbox = Sandbox{options.network, {}, {std::filesystem::canonical(options.key)}};
    checkSandbox(*sandbox);
  }
  FarmWorker worker(
      {parseServerAddress(options.server), key, jobsFor(options.slots), options.allow, std::move(sandbox), say});
  interrupt.watch({.end = [&] { worker.stop(); }});
  worker.run();
}

}  // namespace hone
