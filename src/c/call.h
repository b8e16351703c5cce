// One call of a mode: connects the caller's handle and observer with a Run.
#pragma once

#include <optional>

#include "c/handles.h"
#include "c/mode_options.h"

namespace hone {

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
  void remember(const SharedOptions& options);

  hone_run& handle_;
  std::optional<Run> run_;
};

}  // namespace hone
