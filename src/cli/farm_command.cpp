#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/interrupt.h"
#include "cli/commands.h"
#include "farm/status.h"
#include "farm/worker.h"
#include "process/leftovers.h"
#include "process/work_directory.h"
#include "search/limits.h"
#include "text/counted.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct WorkerRunOptions {
  std::string server = "localhost:4730";
  std::filesystem::path key;
  int slots = 0;                  ///< 0: all cores
  std::filesystem::path allow;    ///< see WorkerTerms (farm/joined_runs.h)
  std::string sandbox = "bwrap";  ///< or "none"
  bool network = false;           ///< tests in the sandbox may use the network
  bool allowRoot = false;
  bool quiet = false;
};

/// A file that the shell has made for the key is for its owner alone.
void printKey() {
  struct stat state;
  if (fstat(STDOUT_FILENO, &state) == 0 && S_ISREG(state.st_mode)) fchmod(STDOUT_FILENO, S_IRUSR | S_IWUSR);
  printData(stdout, toText(newFarmKey()));
}

int showStatus(const std::string& server, const std::string& keyFile) {
  constexpr double patience = 3;
  const FarmKey key = readFarmKey(keyFile);
  if (const std::string doubt = doubtAboutKey(keyFile); !doubt.empty()) tell(stderr, "hone: {}\n", doubt);
  const FarmStatus status = statusOf(parseServerAddress(server), key, patience);
  for (const WorkerReport& report : status.workers)
    tell(stdout, "{}: {} on {}, {} busy, {}, {} so far\n", report.worker, counted(report.slots, "slot"), report.host,
         report.busy, counted(report.runs, "run"), counted(report.tests, "test"));
  if (status.workers.empty()) tell(stdout, "no workers\n");
  if (status.silent > 0) tell(stdout, "{} with another key, or without an answer\n", counted(status.silent, "worker"));
  return status.workers.empty() ? exitNotInteresting : exitDone;
}

/// A worker of a farm, until a signal ends it. Throws UserError if it can't begin.
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

}  // namespace

void addFarmCommands(CLI::App& program, int& status) {
  CLI::App* key = program.add_subcommand("farm-key", "make a key for a farm");
  key->callback([&status] {
    printKey();
    status = exitDone;
  });
  CLI::App* farm = program.add_subcommand("farm", "look after a farm");
  farm->require_subcommand(1);
  CLI::App* show = farm->add_subcommand("status", "show the workers of a farm and what they are doing");
  struct FarmPlace {
    std::string server = "localhost:4730", key;
  };
  auto place = std::make_shared<FarmPlace>();
  show->add_option("--server", place->server, "HOST:PORT of the job server (gearmand)")
      ->type_name("SERVER")
      ->capture_default_str();
  show->add_option("--key", place->key, "the farm's key, from hone farm-key")->type_name("FILE")->required();
  show->callback([place, &status] { status = showStatus(place->server, place->key); });
}

void addWorkerCommand(CLI::App& program, int& status) {
  auto options = std::make_shared<WorkerRunOptions>();
  CLI::App* command = program.add_subcommand("worker", "run tests for other machines, as a part of a farm");
  DescribedOptions described(*command);
  described.storeUsual({"server", "HOST:PORT of the job server (gearmand)", "SERVER"}, options->server);
  described.store({"key", "the farm's key, from hone farm-key", "FILE"}, options->key);
  command->get_option("--key")->required();
  described.storeWhole({"slots", "number of parallel tests (default: all cores)", "N"}, options->slots, 1, 1024);
  described.store({"allow", "run only tests for which the folder has a file, named by SHA-256", "DIR"}, options->allow);
  described.storeUsual({"sandbox", "run tests in a sandbox: bwrap (bubblewrap) or none", "HOW"}, options->sandbox);
  described.store({"network", "tests in the sandbox may use the network"}, options->network);
  described.store({"allow-root", "run even as root, as in a container"}, options->allowRoot);
  described.store({"quiet", "print nothing but errors", "", 'q'}, options->quiet);
  command->callback([options, &status] {
    runWorker(*options);
    status = exitDone;
  });
}

}  // namespace hone
