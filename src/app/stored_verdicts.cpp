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
  const bool chosen = !options.state.empty();
  const std::filesystem::path folder = chosen ? options.state : ownCacheFolder("verdicts");
  if (!chosen) trimStores(folder, largestCache);
  return {folder, identity, options.resume, options.fresh};
}

void discardVerdicts(const RunOptions& options, const std::string& identity) try {
  VerdictStore(verdictMemory(options, identity).folder, identity).forget();
} catch (const UserError&) {
  // Then the run has stored none.
}

std::string noteOnMemory(const RunOptions& options) { return options.state.empty() ? noteOnCacheFolder() : ""; }

bool mustStoreVerdicts(const RunOptions& options) { return !options.state.empty() || options.resume; }

}  // namespace hone
