#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/worker_run.h"
#include "cli/commands.h"
#include "cli/described_options.h"
#include "cli/exit_status.h"
#include "farm/status.h"
#include "text/counted.h"
#include "text/tell.h"

namespace hone {
namespace {

/// A file that the shell has made for the key is for its owner alone.
void printKey() {
  struct stat state;
  if (fstat(STDOUT_FILENO, &state) == 0 && S_ISREG(state.st_mode)) fchmod(STDOUT_FILENO, S_IRUSR | S_IWUSR);
  printData(stdout, toText(newFarmKey()));
}

int showStatus(const std::string& server, const std::string& key) {
  constexpr double patience = 3;
  if (const std::string doubt = doubtAboutKey(key); !doubt.empty()) tell(stderr, "hone: {}\n", doubt);
  const FarmStatus status = statusOf(parseServerAddress(server), readFarmKey(key), patience);
  for (const WorkerReport& report : status.workers)
    tell(stdout, "{}: {} on {}, {} busy, {}, {} so far\n", report.worker, counted(report.slots, "slot"), report.host,
         report.busy, counted(report.runs, "run"), counted(report.tests, "test"));
  if (status.workers.empty()) tell(stdout, "no workers\n");
  if (status.silent > 0) tell(stdout, "{} with another key, or without an answer\n", counted(status.silent, "worker"));
  return status.workers.empty() ? exitNotInteresting : exitDone;
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
