#include "reduce/repeats.h"

#include <algorithm>
#include <map>
#include <string>

#include "reduce/greedy_pass.h"
#include "reduce/names.h"
#include "reduce/token_row.h"

namespace hone {
namespace {

constexpr uint32_t longestRun = 4;

using Ranges = std::vector<TokenRange>;

/// Are all brackets in the range closed in it?
bool isBalanced(const TokenRow& row, TokenRange range) {
  for (uint32_t i = range.begin; i < range.end; ++i)
    if (row.partner(i) < range.begin || row.partner(i) >= range.end) return false;
  return true;
}

std::string textOf(const TokenRow& row, TokenRange range) {
  std::string text;
  for (uint32_t i = range.begin; i < range.end; ++i) text.append(row.text(i)).push_back('\0');
  return text;
}

/// Runs of the length that occur twice at least, without those that overlap the one before.
std::map<std::string, Ranges> repeatedRuns(const TokenRow& row, uint32_t length) {
  std::map<std::string, Ranges> runs;
  for (uint32_t begin = 0; begin + length <= row.size(); ++begin) {
    const TokenRange range{begin, begin + length};
    if (!isBalanced(row, range)) continue;
    Ranges& places = runs[textOf(row, range)];
    if (places.empty() || places.back().end <= begin) places.push_back(range);
  }
  std::erase_if(runs, [](const auto& run) { return run.second.size() < 2; });
  return runs;
}

/// Pairs of brackets by their text and what stands before them.
std::map<std::string, Ranges> wrappers(const TokenRow& row) {
  std::map<std::string, Ranges> all;
  for (uint32_t open = 0; open < row.size(); ++open) {
    std::optional<BracketList> angle;
    if (row.text(open) == "<") angle = row.listAt(open);
    const uint32_t close = angle ? angle->whole.end - 1 : row.partner(open);
    if (close <= open) continue;
    const std::string before = open > 0 ? std::string(row.text(open - 1)) : "";
    all[before + '\0' + std::string(row.text(open))].push_back({open, close + 1});
  }
  std::erase_if(all, [](const auto& wrapper) { return wrapper.second.size() < 2; });
  return all;
}

}  // namespace

std::unique_ptr<Pass> makeRepeatPass(TreePtr tree) {
  std::vector<Unit> changes;
  if (tree->tokenCount(tree->root()) > mostTokensOfARow) return makeGreedyPass(std::move(tree), std::move(changes));
  auto row = std::make_shared<const TokenRow>(tree);
  for (uint32_t length = longestRun; length > 0; --length)
    for (auto& [text, places] : repeatedRuns(*row, length))
      changes.push_back([row, places = std::move(places)](Edits& edits) {
        for (TokenRange place : places) row->remove(place, edits);
      });
  for (const auto& [key, places] : wrappers(*row)) {
    const bool behindWord = isNameText(row->text(places.front().begin == 0 ? 0 : places.front().begin - 1));
    for (bool withWord : {true, false}) {
      if (withWord && !behindWord) continue;
      changes.push_back([row, places, withWord](Edits& edits) {
        for (TokenRange place : places) {
          row->remove({place.begin - withWord, place.begin + 1}, edits);
          row->remove({place.end - 1, place.end}, edits);
        }
      });
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

}  // namespace hone
