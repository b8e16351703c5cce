#include "app/worker_run.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/numbers.h"

namespace hone {

void addWorkerCommand(CLI::App& program, int& status) {
  auto options = std::make_shared<WorkerRunOptions>();
  CLI::App* command = program.add_subcommand("worker", "run tests for other machines, as a part of a farm");
  command->add_option("--server", options->server, "HOST:PORT of the job server (gearmand)")
      ->type_name("SERVER")
      ->capture_default_str();
  command->add_option("--key", options->key, "the farm's key, from hone farm-key")->type_name("FILE")->required();
  command->add_option("--slots", options->slots, "number of parallel tests (default: all cores)")
      ->type_name("N")
      ->check(wholeNumber(1, 1024));
  command->add_option("--allow", options->allow, "run only tests for which the folder has a file, named by SHA-256")
      ->type_name("DIR");
  command->add_option("--sandbox", options->sandbox, "run tests in a sandbox: bwrap (bubblewrap) or none")
      ->type_name("HOW")
      ->capture_default_str();
  command->add_flag("--network", options->network, "tests in the sandbox may use the network");
  command->add_flag("--allow-root", options->allowRoot, "run even as root, as in a container");
  command->add_flag("-q,--quiet", options->quiet, "print nothing but errors");
  command->callback([options, &status] {
    runWorker(*options);
    status = exitDone;
  });
}

}  // namespace hone
