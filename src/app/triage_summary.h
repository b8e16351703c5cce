// What `hone triage` writes for people and for the services that show test results.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "app/triage_folder.h"
#include "parse/language.h"

namespace hone {

/// Sentences that say that the bug's findings fail in several lines, or come by several callers.
std::vector<std::string> placesOf(const FiledBug& bug);

/// SUMMARY.md: a table of the bugs, and for each what an issue needs. `folder`: where the bugs' folders are, as the
/// user has named it.
std::string summaryPage(const TriageIndex& index, const std::filesystem::path& folder);

/// SARIF 2.1.0: a rule and a result for each bug.
std::string sarif(const TriageIndex& index, const std::filesystem::path& folder);

/// JUnit's XML: a test case for each bug, which fails unless the bug is fixed.
std::string junit(const TriageIndex& index, const std::filesystem::path& folder);

// index.html of a triage: the page of --report (report/report_page.h) with a section about the bugs.

/// `languageOf`: to lay a reduced text out for reading. The page holds no times, so that it is the same for every
/// number of jobs.
std::string triagePage(const TriageIndex& index, const std::string& folder,
                       const std::function<std::shared_ptr<Language>(const FiledBug&)>& languageOf);

}  // namespace hone
