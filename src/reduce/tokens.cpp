#include <map>

#include "parse/recovery.h"
#include "reduce/passes.h"
#include "reduce/unit_pass.h"
#include "tree/project_files.h"

namespace hone {
namespace {

/// Tokens by their places in the text.
struct Run {
  size_t begin;
  size_t end;
};

Unit removal(const std::vector<NodeId>& tokens, Run run) {
  std::vector<NodeId> nodes(tokens.begin() + static_cast<long>(run.begin), tokens.begin() + static_cast<long>(run.end));
  return [nodes = std::move(nodes)](Edits& edits) {
    for (NodeId id : nodes) edits.remove(id);
  };
}

/// Visible tokens in the order of the text.
std::vector<NodeId> tokensOf(const Tree& tree) {
  std::vector<NodeId> tokens;
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.node(id).kind == NodeKind::token && !tree.text(id).empty()) tokens.push_back(id);
  return tokens;
}

/// From a closing bracket to the next opening one of the same kind: what stands between two neighbours that could be
/// one, as in `{a} x {b}`. And from `<` to `>`, which are brackets in some languages.
std::vector<Run> joints(const Tree& tree, const std::vector<NodeId>& tokens) {
  std::vector<Run> runs;
  std::map<char, size_t> closed;  // by the opener of its kind
  std::vector<size_t> open;       // `<`
  for (size_t i = 0; i < tokens.size(); ++i) {
    std::string_view text = tree.text(tokens[i]);
    if (text.size() != 1) continue;
    for (char opener : {'(', '[', '{'})
      if (text[0] == closerOf(opener)) closed[opener] = i;
    if (auto at = closed.find(text[0]); at != closed.end()) {
      runs.push_back({at->second, i + 1});
      closed.erase(at);
    }
    if (text[0] == '<') open.push_back(i);
    if (text[0] == '>' && !open.empty()) {
      runs.push_back({open.back(), i + 1});
      open.pop_back();
    }
  }
  return runs;
}

/// Pairs of brackets by their text, so that brackets of any token type are found.
std::vector<std::pair<NodeId, NodeId>> bracketPairs(const Tree& tree, const std::vector<NodeId>& tokens) {
  std::vector<std::pair<NodeId, NodeId>> pairs;
  std::vector<NodeId> open;
  for (NodeId id : tokens) {
    std::string_view text = tree.text(id);
    if (text.size() != 1) continue;
    if (closerOf(text[0]) != 0) {
      open.push_back(id);
    } else if (!open.empty() && text[0] == closerOf(tree.text(open.back())[0])) {
      pairs.emplace_back(open.back(), id);
      open.pop_back();
    }
  }
  return pairs;
}

}  // namespace

std::unique_ptr<Pass> makeTokenPass(TreePtr tree, size_t widest) {
  // Beyond that, a list pass is the better tool.
  constexpr size_t mostTokens = 3000;
  std::vector<NodeId> tokens = tokensOf(*tree);
  std::erase_if(tokens, [&](NodeId id) { return isOfCommand(*tree, id); });
  std::vector<Unit> changes;
  if (tokens.size() <= mostTokens) {
    for (auto [open, close] : bracketPairs(*tree, tokens))
      changes.push_back([open = open, close = close](Edits& edits) {
        edits.remove(open);
        edits.remove(close);
      });
    for (const Run& run : joints(*tree, tokens)) changes.push_back(removal(tokens, run));
    for (size_t width = 1; width <= widest; ++width)
      for (size_t end = tokens.size(); end >= width; --end) changes.push_back(removal(tokens, {end - width, end}));
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

std::unique_ptr<Pass> makeLoosePass(TreePtr tree) {
  // What doesn't parse hardly ever fails as the input does: no price to pay for many tokens.
  constexpr size_t mostTokens = 100;
  std::vector<NodeId> tokens = tokensOf(*tree);
  std::vector<Unit> changes;
  for (size_t i = tokens.size(); i-- > 0 && tokens.size() <= mostTokens;)
    changes.push_back(removal(tokens, {i, i + 1}));
  return makeGreedyPass(std::move(tree), std::move(changes));
}

std::unique_ptr<Pass> makePairPass(TreePtr tree) {
  constexpr size_t mostTokens = 80;
  const std::vector<NodeId> tokens = tokensOf(*tree);
  std::vector<Unit> changes;
  for (size_t i = 0; i < tokens.size() && tokens.size() <= mostTokens; ++i)
    for (size_t j = i + 1; j < tokens.size(); ++j)
      changes.push_back([a = tokens[i], b = tokens[j]](Edits& edits) {
        edits.remove(a);
        edits.remove(b);
      });
  return makeGreedyPass(std::move(tree), std::move(changes));
}

std::unique_ptr<Pass> makeDdminPass(TreePtr tree) {
  const std::vector<NodeId> tokens = tokensOf(*tree);
  std::vector<Unit> changes;
  for (size_t i = 0; i < tokens.size(); ++i) changes.push_back(removal(tokens, {i, i + 1}));
  return makeUnitPass(std::move(tree), std::move(changes), Minimizer::ddmin);
}

}  // namespace hone
