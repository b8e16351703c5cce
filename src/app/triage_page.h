// index.html of a triage: the page of --report (report/report_page.h) with a section about the bugs.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/triage_folder.h"
#include "parse/language.h"

namespace hone {

/// `languageOf`: to lay a reduced text out for reading. The page holds no times, so that it is the same for every
/// number of jobs.
std::string triagePage(const TriageIndex& index, const std::string& folder,
                       const std::function<std::shared_ptr<Language>(const FiledBug&)>& languageOf);

}  // namespace hone
