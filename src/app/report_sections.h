// The sections of a report that belong to one mode, as the JSON that report/page/modes.js draws.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "explain/model.h"
#include "generalize/pattern.h"
#include "repair/diagnosis.h"
#include "report/report_page.h"
#include "test/command.h"
#include "test/test.h"
#include "tree/tree.h"

namespace hone {

/// What was wrong, each finding with the text around it in its line.
nlohmann::ordered_json diagnosisSection(const std::vector<Finding>& findings, std::string_view original);

/// The tree, and what it says in sentences.
nlohmann::ordered_json decisionTreeSection(const Model& model, const Parts& parts, const std::string& sentences);

/// Runs the test once more on a text, and says how that ended. nullopt where cancelled. Throws what the test throws.
std::optional<ReportFailure> failureOn(std::string title, const CommandSpec& spec, std::string_view text,
                                       const Cancellation& cancellation);

/// A result as people would lay it out, for Report::reading. Empty where it is laid out so already, or too long.
std::string readingOf(std::string_view result, const std::shared_ptr<Language>& language);

/// The pattern's tree, and texts of it that fail beside the nearest ones that pass.
nlohmann::ordered_json patternSection(const Pattern& pattern);

}  // namespace hone
