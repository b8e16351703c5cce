#include "search/workers.h"

#include "process/shortage.h"

namespace hone {
namespace {

/// After this many repetitions, hone assumes that the test itself killed the launcher, or that a shortage is permanent.
constexpr int timesInDoubt = 3;

}  // namespace

bool Outcome::inDoubt(int before) const {
  if (result && result->doubt == Doubt::crowded) return !alone;
  if (result && result->doubt == Doubt::launcherKilled) return !alone || before + 1 < timesInDoubt;
  if (!error || before + 1 >= timesInDoubt) return false;
  try {
    std::rethrow_exception(error);
  } catch (const Shortage&) {
    return true;
  } catch (...) {
    return false;
  }
}

}  // namespace hone
