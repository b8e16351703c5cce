// How the smallest text of a reduction so far fails.
#pragma once

#include <string>

#include "hone/run.h"
#include "test/crash_signature.h"

namespace hone {

class LastFailure : public RunObserver {
 public:
  void committed(const Commit& commit, const SearchStats&, bool best) override {
    if (best) crash_ = commit.crash;
  }
  /// With its place.
  const std::string& crash() const { return crash_; }
  std::string place() const { return std::string(placeIn(crash_)); }

 private:
  std::string crash_;
};

}  // namespace hone
