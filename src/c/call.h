// One call of a mode: connects the caller's handle and observer with a Run.
#pragma once

#include <chrono>
#include <optional>

#include "c/handles.h"
#include "c/mode_options.h"
#include "hone/mode_figures.h"
#include "hone/run_figures.h"

namespace hone {

class Call : private RunObserver {
 public:
  /// Throws UserError if the handle's run is in use.
  Call(hone_run& handle, const SharedOptions& options, size_t inputBytes);
  ~Call() override;

  Run& run() { return *run_; }
  const ReductionFigures& reduction() const { return reduction_; }
  /// The figures at the end of the call.
  RunFigures figures(const RunOutcome& outcome, const Language* language) const;

 private:
  using Clock = std::chrono::steady_clock;

  void note(std::string_view message) override;
  void firstRunBegins(std::optional<double> timeout) override;
  void passBegins(std::string_view pass) override { reduction_.passBegins(pass); }
  void committed(const Commit& commit, const SearchStats& stats, bool best) override;
  void tell(const hone_event& event);
  void remember(const SharedOptions& options);
  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

  const Clock::time_point start_ = Clock::now();
  hone_run& handle_;
  const size_t inputBytes_;
  const int jobs_;
  size_t bestBytes_;
  double startupSeconds_ = 0;
  ReductionFigures reduction_;
  std::optional<Run> run_;
};

}  // namespace hone
