#include "reduce/names.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace hone {

std::string shortName(size_t index) {
  std::string name(1, static_cast<char>('a' + index % 26));
  for (index /= 26; index > 0; index = (index - 1) / 26) name.insert(0, 1, static_cast<char>('a' + (index - 1) % 26));
  return name;
}

bool isNameText(std::string_view text) {
  auto letter = [](unsigned char c) { return std::isalpha(c) || c == '_' || c == '$' || c >= 0x80; };
  return !text.empty() && letter(static_cast<unsigned char>(text[0])) &&
         std::ranges::all_of(text, [&](unsigned char c) { return letter(c) || std::isdigit(c); });
}

std::vector<Name> namesOf(const Tree& tree) {
  std::vector<Name> names;
  std::map<std::pair<uint8_t, std::string_view>, size_t> index;
  WorkMeter meter(tree.stop());
  for (NodeId id = 0; id < tree.size(); ++id) {
    meter.spend();
    const Node& node = tree.node(id);
    if (node.kind != NodeKind::token || !isNameText(tree.text(id))) continue;
    if (!tree.language(id).grammar().tokenLiterals[node.symbol].empty()) continue;
    auto [at, isNew] = index.try_emplace({node.language, tree.text(id)}, names.size());
    if (isNew) names.push_back({std::string(tree.text(id)), {}});
    names[at->second].leaves.push_back(id);
  }
  return names;
}

bool isLegalName(const Tree& tree, NodeId leaf, const std::string& text) {
  Token token = tree.language(leaf).lexer().next(text, Encoding::utf8, 0, tree.modes(leaf).before);
  return token.end == text.size() && token.type == static_cast<Symbol>(tree.node(leaf).symbol);
}

}  // namespace hone
