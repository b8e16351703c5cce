#include "findings/bug.h"

#include <fmt/format.h>

#include <utility>

#include "pattern/members.h"
#include "text/user_error.h"

namespace hone {
namespace {

std::vector<std::pair<uint8_t, uint32_t>> tokenTypes(const Tree& tree) {
  std::vector<std::pair<uint8_t, uint32_t>> types;
  for (NodeId id = 0; id < tree.size(); ++id)
    if (const Node& node = tree.node(id); node.isVisible()) types.emplace_back(node.language, node.symbol);
  return types;
}

TreePtr parsed(const Bug& bug, const std::string& text) {
  return Tree::parse(bug.pattern->tree->sharedLanguage(), text);
}

}  // namespace

bool shows(const Bug& bug, const std::string& text) {
  if (text == bug.reduced) return true;
  return bug.pattern && matches(*bug.pattern, *parsed(bug, text), /*strict=*/false);
}

bool hasFormOf(const Bug& bug, const std::string& text) {
  return bug.pattern && tokenTypes(*parsed(bug, text)) == tokenTypes(*parsed(bug, bug.reduced));
}

std::optional<std::string> textOf(const Findings& findings, const std::vector<Sighting>& sightings, size_t finding) {
  const Sighting& sighting = sightings[finding];
  std::vector<std::string> reasons;
  const auto read = [&](const FoundText& from) -> std::optional<std::string> {
    try {
      std::string text = findings.read(from);
      if (!sighting.tested() || contentHash(text) == sighting.hash) return text;
      reasons.push_back(fmt::format("{} was changed during the triage", from.name));
    } catch (const UserError& error) {
      reasons.emplace_back(error.what());
    }
    return std::nullopt;
  };
  if (std::optional<std::string> text = read(findings.all[finding])) return text;
  for (size_t copy = 0; copy < sightings.size(); ++copy)
    if (sightings[copy].sameAs == finding)
      if (std::optional<std::string> text = read(findings.all[copy])) return text;
  if (findings.leftOut)
    for (const std::string& reason : reasons) findings.leftOut(reason);
  return std::nullopt;
}

}  // namespace hone
