#include "c/call.h"

#include <fmt/format.h>

#include "c/guard.h"
#include "test/identity.h"

namespace hone {

Call::Call(hone_run& handle, const SharedOptions& options) : handle_(handle) {
  run_.emplace(*handle.test.test, options.settings, static_cast<RunObserver*>(this));
  if (!options.memory.folder.empty()) remember(options.memory, options.settings.repeat);
  const std::lock_guard lock(handle_.mutex);
  if (handle_.running != nullptr) throw UserError("the run is in use by another thread: make a run for each");
  handle_.running = &*run_;
  if (handle_.cancelled) run_->cancel();
}

Call::~Call() {
  const std::lock_guard lock(handle_.mutex);
  handle_.running = nullptr;
}

void Call::remember(Memory memory, int repeat) {
  if (memory.identity.empty() && handle_.test.spec) memory.identity = identityOf(*handle_.test.spec);
  if (memory.identity.empty())
    throw UserError("state stores verdicts: give identity, a text that distinguishes the callback from other tests");
  memory.identity += fmt::format("repeat {}\n", repeatText(repeat));
  run_->remember(memory);
}

void Call::tell(const hone_event& event) {
  if (handle_.observer != nullptr && handle_.observer(&event, handle_.data) != 0) run_->cancel();
}

void Call::note(std::string_view message) {
  const std::string sentence(message);
  hone_event event{};
  event.note = sentence.c_str();
  tell(event);
}

void Call::committed(const Commit& commit, const SearchStats& stats, bool best) {
  if (handle_.observer == nullptr) return;
  const std::string pass(commit.candidate.pass);
  hone_event event{};
  event.pass = pass.c_str();
  event.text = commit.candidate.bytes.data();
  event.size = commit.candidate.bytes.size();
  event.verdict = static_cast<int>(commit.verdict);
  event.best = best;
  event.tests = stats.tests;
  tell(event);
}

}  // namespace hone

void hone_run::cancel() {
  const std::lock_guard lock(mutex);
  cancelled = true;
  if (running != nullptr) running->cancel();
}

hone_status hone_run_new(hone_test* test, hone_observer observer, void* data, hone_run** run, char** error) {
  return hone::guarded(error, [&] {
    hone_run*& made = hone::given(run, "the place for the run");
    auto handle = std::make_unique<hone_run>(hone::given(test, "the test"), observer, data);
    made = handle.release();
  });
}

void hone_cancel(hone_run* run) {
  if (run != nullptr) run->cancel();
}

void hone_run_free(hone_run* run) { delete run; }
