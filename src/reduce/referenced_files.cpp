// A file that nothing refers to is an element of a list like any other, so it is left to the other passes. What
// `require` names doesn't go either: the program needs a value there.

#include "reduce/referenced_files.h"

#include "reduce/joined_files.h"

namespace hone {

std::unique_ptr<Pass> makeReferencedFilePass(TreePtr tree, Minimizer minimizer) {
  const std::vector<TreeFile> files = filesIn(*tree);
  const std::vector<FileReferences> found = referencesAmong(*tree, files);
  std::vector<Unit> units;
  for (size_t i = 0; i < files.size(); ++i) {
    const NodeId element = elementOf(*tree, files[i]);
    std::vector<NodeId> going;
    for (const ReferenceToFile& reference : found[i].references)
      if (reference.isInPlace()) going.insert(going.end(), reference.parts.begin(), reference.parts.end());
    if (element == noNode || going.empty()) continue;
    going.push_back(element);
    units.push_back([going](Edits& edits) {
      for (NodeId node : going) edits.remove(node);
    });
  }
  return makeUnitPass(std::move(tree), std::move(units), minimizer);
}

}  // namespace hone
