// Two files of a project that become one.
#pragma once

#include <functional>
#include <vector>

#include "reduce/file_references.h"
#include "reduce/unit_pass.h"

namespace hone {

/// The iteration of the list of files that is the file; noNode if there is none.
NodeId elementOf(const Tree& tree, const TreeFile& file);

/// Removes the file that has moved, unless one of the nodes has changed already: a file that has moved isn't looked
/// into again in this turn.
Unit movingUnit(NodeId element, std::vector<NodeId> nodes, std::function<bool(Edits&)> move);

/// Puts the text of a file that one other file imports, by references that don't stand for it, before the text of that.
///
///     b.js: module.exports = 1;    a.js: f(require('./b'))        a.js: module.exports = 1; f(module.exports)
std::vector<Unit> joiningUnits(const TreePtr& tree, const std::vector<TreeFile>& files,
                               const std::vector<FileReferences>& references);

}  // namespace hone
