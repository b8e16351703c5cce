// The farm of a build without it (HONE_FARM=OFF): each way to it ends with one line. It takes the place of all other
// sources of the folder but farm_figures.cpp.
#include "farm/farm.h"

#include "farm/status.h"
#include "farm/worker.h"
#include "text/user_error.h"

namespace hone {
namespace {

[[noreturn]] void refuse() { throw UserError("this hone was built without the farm; build it with -DHONE_FARM=ON"); }

}  // namespace

ServerAddress parseServerAddress(std::string_view) { refuse(); }
FarmKey newFarmKey() { refuse(); }
std::string toText(const FarmKey&) { refuse(); }
FarmKey readFarmKey(const std::filesystem::path&) { refuse(); }
std::string doubtAboutKey(const std::filesystem::path&) { refuse(); }
FarmStatus statusOf(const ServerAddress&, const FarmKey&, double) { refuse(); }

// No run gets here without a server and a key.
Farm::Farm(FarmOptions, const CommandSpec&, std::function<void(std::string_view)>) : turns_(1) { refuse(); }
std::unique_ptr<Workers> Farm::workers(Test&, int) { refuse(); }

class FarmWorker::Impl {};
FarmWorker::FarmWorker(WorkerOptions) { refuse(); }
FarmWorker::~FarmWorker() = default;
void FarmWorker::run() { refuse(); }
void FarmWorker::stop() {}

}  // namespace hone
