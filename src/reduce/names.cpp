#include "reduce/names.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <tuple>

#include "tree/project_files.h"

namespace hone {

bool isNameText(std::string_view text) {
  auto letter = [](unsigned char c) { return std::isalpha(c) || c == '_' || c == '$' || c >= 0x80; };
  return !text.empty() && letter(static_cast<unsigned char>(text[0])) &&
         std::ranges::all_of(text, [&](unsigned char c) { return letter(c) || std::isdigit(c); });
}

namespace {

const NameFrame* frameOf(const Tree& tree, NodeId leaf) {
  return tree.language(leaf).nameFrame(static_cast<Symbol>(tree.node(leaf).symbol));
}

/// The name in the leaf's token; empty if there is none.
std::string_view nameIn(const Tree& tree, NodeId leaf) {
  std::string_view text = tree.text(leaf);
  if (const NameFrame* frame = frameOf(tree, leaf)) {
    if (text.size() < frame->before.size() + frame->behind.size()) return {};
    return text.substr(frame->before.size(), text.size() - frame->before.size() - frame->behind.size());
  }
  const bool fixed = !tree.language(leaf).grammar().tokenLiterals[tree.node(leaf).symbol].empty();
  return isNameText(text) && !fixed ? text : std::string_view();
}

}  // namespace

std::vector<Name> namesOf(const Tree& tree) {
  std::vector<Name> names;
  std::map<std::tuple<uint8_t, size_t, std::string_view>, size_t> index;
  WorkMeter meter(tree.stop());
  for (NodeId id = 0; id < tree.size(); ++id) {
    meter.spend();
    if (tree.node(id).kind != NodeKind::token || isOfCommand(tree, id)) continue;
    const std::string_view text = nameIn(tree, id);
    if (text.empty()) continue;
    const NameFrame* frame = frameOf(tree, id);
    const size_t space = frame == nullptr ? 0 : frame->space;
    auto [at, isNew] = index.try_emplace({tree.node(id).language, space, text}, names.size());
    if (isNew) names.push_back({std::string(text), space, {}});
    names[at->second].leaves.push_back(id);
  }
  return names;
}

std::string withName(const Tree& tree, NodeId leaf, const std::string& name) {
  const NameFrame* frame = frameOf(tree, leaf);
  return frame == nullptr ? name : frame->before + name + frame->behind;
}

bool isLegalName(const Tree& tree, NodeId leaf, const std::string& name) {
  const std::string text = withName(tree, leaf, name);
  Token token = tree.language(leaf).lexer().next(text, Encoding::utf8, 0, tree.modes(leaf).before);
  return token.end == text.size() && token.type == static_cast<Symbol>(tree.node(leaf).symbol);
}

}  // namespace hone
