#include "pattern/allowed.h"

#include <set>

namespace hone {

std::vector<std::string> allowedNames(const Drafts& drafts, const std::vector<Place>& places,
                                      const Knowledge& knowledge) {
  const Tree& tree = *drafts.tree();
  FeatureTable table;
  std::set<std::string> contexts{std::string(belowTop)}, names;
  for (const Place& place : places) contexts.insert(contextOf(tree, place));
  for (const auto& [id, feature] : drafts.table().features()) {
    const std::string& name = drafts.table().name(id);
    size_t context = name.find(' ');
    if (contexts.contains(name.substr(0, context)) && knowledge.allows(feature)) names.insert(name);
    // What was only met at the top of places may stand below as well.
    if (!feature.atTop || feature.like != noFeature) continue;
    std::string below = std::string(belowTop) + name.substr(context);
    ContentFeature twin{.id = table.intern(below), .general = feature.general, .like = feature.general};
    if (knowledge.allows(twin)) names.insert(below);
  }
  // Texts of the input that have not been tried are as any of their kind.
  for (const std::string& context : contexts) {
    if (isShared(context)) continue;
    for (const auto& [type, text] : drafts.known()) {
      const std::string& token = tree.language().grammar().tokenNames[static_cast<size_t>(type)];
      std::string name = textFeature(context, token, text);
      ContentFeature feature;
      feature.id = table.intern(name);
      feature.like = table.intern(kindFeature(context, token, table.textKind(tree.language(), type, text)));
      feature.isExtra = true;
      if (knowledge.allows(feature)) names.insert(name);
    }
  }
  return {names.begin(), names.end()};
}

std::vector<std::string> excludedNames(const Drafts& drafts, const std::vector<Place>& places,
                                       const Knowledge& knowledge) {
  std::set<std::string> contexts, names;
  for (const Place& place : places) contexts.insert(contextOf(*drafts.tree(), place));
  for (const auto& [id, feature] : drafts.table().features()) {
    const std::string& name = drafts.table().name(id);
    if (contexts.contains(name.substr(0, name.find(' '))) && knowledge.exempts(feature)) names.insert(name);
  }
  return {names.begin(), names.end()};
}

}  // namespace hone
