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

/// Puts the contents of `moved` before those of `kept`, as if someone had joined the files by hand, and removes what
/// refers to it.
///
///     p/a.java: package p; public class A {}      q/b.java: package q; class A {} class B { A a; }
///     q/b.java: package q; import p.A; class B { A a; }
std::vector<Unit> joiningUnits(const TreePtr& tree, const std::vector<TreeFile>& files,
                               const std::vector<FileReferences>& references);

}  // namespace hone
