// The sections of a report that belong to one mode, as the JSON that report/page/modes.js draws.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "explain/model.h"
#include "oracle/command.h"
#include "oracle/test.h"
#include "pattern/pattern.h"
#include "repair/diagnosis.h"
#include "report/report_page.h"
#include "tree/tree.h"

namespace hone {

/// The findings, each with its line of the original.
nlohmann::ordered_json diagnosisSection(const std::vector<Finding>& findings, std::string_view original);

/// The decision tree and its rules in sentences.
nlohmann::ordered_json decisionTreeSection(const Model& model, const Parts& parts, const std::string& sentences);

/// Runs the test once more on a text and reports how it ended. nullopt if cancelled. Throws what the test throws.
std::optional<ReportFailure> failureOn(std::string title, const CommandSpec& spec, std::string_view text,
                                       const Cancellation& cancellation);

/// The result formatted for people, for Report::reading. Empty if that is the result itself, or too long.
std::string readingOf(std::string_view result, const std::shared_ptr<Language>& language);

/// The files of a project, largest first, with their sizes in the result.
nlohmann::ordered_json filesSection(std::string_view original, std::string_view result);

/// The pattern's tree, and failing texts of the pattern next to similar ones that pass.
nlohmann::ordered_json patternSection(const Pattern& pattern);

}  // namespace hone
