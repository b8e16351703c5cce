// Reads the folder or the files that are to be reduced as one project (text/archive.h).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/run_options.h"

namespace hone {

/// True if the inputs are a project: a folder, or several files.
bool isProject(const std::vector<std::filesystem::path>& inputs);

/// What results and copies of the project's folder are called. That of / is "root".
std::string projectName(const std::filesystem::path& folder);

/// The options of a run on a project: with its archive in `project`, its folder in `input`, all that was read in
/// `alsoRead`, and the test prepared for it. Of a folder, files that `.gitignore` or `exclude` names stay out, and so
/// do folders of version control and of builds; `project->notes` says which. Throws UserError.
RunOptions projectRun(RunOptions run, const std::vector<std::filesystem::path>& inputs,
                      const std::vector<std::string>& exclude);

}  // namespace hone
