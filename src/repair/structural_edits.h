// Edits that the structure of a text asks for, whatever its grammar says: merge conflicts
// are resolved, end tags that are missing are put in.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "parse/language.h"
#include "repair/repair.h"

namespace hone {

struct StructuralEdits {
  Changes changes;
  std::vector<Changes> rivals = {};  ///< as good
};

/// Alternatives, best first, of merge conflicts those with the preferred side; empty where there is nothing to edit.
/// `language` may be null. O(text).
std::vector<StructuralEdits> structuralEdits(const std::string& text, const std::shared_ptr<Language>& language,
                                             const RepairOptions& options);

/// Each known slip of the language made good wherever it stands, if the language has the text although a program
/// refuses it: `digraph` for the `graph` of arrows. O(text).
std::vector<StructuralEdits> knownSlipsUndone(const std::string& text, const std::shared_ptr<Language>& language);

}  // namespace hone
