// One call of a mode: connects the caller's handle and observer with a Run.
#pragma once

#include <optional>

#include "c/handles.h"

namespace hone {

struct SharedOptions {
  RunSettings settings;
  Memory memory;  ///< `identity` is that of a callback; without a folder, no verdicts are stored
};

class Call : private RunObserver {
 public:
  /// Throws UserError if the handle's run is in use.
  Call(hone_run& handle, const SharedOptions& options);
  ~Call() override;

  Run& run() { return *run_; }

 private:
  void note(std::string_view message) override;
  void committed(const Commit& commit, const SearchStats& stats, bool best) override;
  void tell(const hone_event& event);
  void remember(Memory memory, int repeat);

  hone_run& handle_;
  std::optional<Run> run_;
};

}  // namespace hone
