#include "app/run_files.h"

#include <algorithm>

#include "app/places.h"
#include "text/archive.h"
#include "text/command_text.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

std::filesystem::path outputOf(const RunOptions& run, const std::filesystem::path& defaultName, OutputLocks& locks) {
  if (!run.isFolder()) return outputPlace(run, defaultName, locks);
  const std::filesystem::path place = projectOutputPlace(run);
  checkPlaces(run, place, locks);
  checkReplaceable(place);
  return place;
}

Access accessOf(const RunOptions& run) {
  if (run.project) return run.project->access;
  Access access;
  access.narrowTo(run.madeOf.empty() ? run.input : run.madeOf);
  for (const NamedPlace& other : run.alsoRead) access.narrowTo(other.file);
  return access;
}

}  // namespace

RunFiles::RunFiles(const RunOptions& options, const std::filesystem::path& defaultName, const VerdictWords& words) {
  outputs_->access = accessOf(options);
  output_ = outputOf(options, defaultName, outputs_->locks);
  isInArchive_ = options.project && !options.isFolder();
  if (options.isFolder())
    folder_ = std::make_shared<ProjectOutput>(output_, options.command.project->origin, options.project->folders,
                                              outputs_->access);
  replaceable_ = folder_ || !isStream(output_);
  if (!options.log.empty() && !options.dryRun) {
    log_ = std::make_shared<CommitLog>(outputs_->locks.settled(options.log).value_or(options.log), words,
                                       outputs_->access.asData());
    outputs_->remember(options.log, [log = log_] { return log->restore(); });
  }
}

std::string RunFiles::fileIn(std::string_view result) const {
  if (!isInArchive_) return std::string(result);
  const std::string archive = withoutCommand(result);
  const auto files = filesOf(archive);
  return files && !files->empty() ? files->front().contents() : "";
}

void RunFiles::improve(std::string_view result) {
  if (folder_)
    folder_->write(result);
  else if (replaceable_)
    outputs_->replace(output_, fileIn(result), outputs_->access);
  written_ = true;
}

void RunFiles::deliver(std::string_view result) {
  if (replaceable_ && !written_) improve(result);
  if (!replaceable_)
    writeFile(output_, fileIn(result));
  else if (folder_)
    outputs_->remember(output_, [folder = folder_, text = std::string(result)] { return folder->restore(text); });
  else
    outputs_->remember(output_, fileIn(result), outputs_->access);
}

void RunFiles::committed(const Commit& commit, const SearchStats& stats) {
  if (log_ && !beside([&] { log_->add(commit, stats); })) log_.reset();
}

bool RunFiles::beside(const std::function<void()>& action) {
  try {
    action();
    return true;
  } catch (const UserError& error) {
    // The same may happen at every commit.
    if (std::ranges::find(unwritten_, error.what()) == unwritten_.end()) unwritten_.emplace_back(error.what());
    return false;
  }
}

}  // namespace hone
