#include "app/worker_run.h"
#include "cli/commands.h"
#include "cli/described_options.h"
#include "cli/exit_status.h"

namespace hone {

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
