#include "app/stored_verdicts.h"

#include "search/verdict_store.h"
#include "text/cache_folder.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// The limit on the stored verdicts in the default folder.
constexpr uintmax_t largestCache = uintmax_t(1) << 30;

}  // namespace

Memory verdictMemory(const RunOptions& options, const std::string& identity) {
  Memory memory = options.memory;
  memory.identity = identity;
  if (!memory.folder.empty()) return memory;
  memory.folder = ownCacheFolder("verdicts");
  trimStores(memory.folder, largestCache);
  return memory;
}

void discardVerdicts(const RunOptions& options, const std::string& identity) try {
  VerdictStore(verdictMemory(options, identity).folder, identity).forget();
} catch (const UserError&) {
  // Then the run has stored none.
}

std::string noteOnMemory(const RunOptions& options) { return options.memory.folder.empty() ? noteOnCacheFolder() : ""; }

bool mustStoreVerdicts(const RunOptions& options) { return !options.memory.folder.empty() || options.memory.resume; }

}  // namespace hone
