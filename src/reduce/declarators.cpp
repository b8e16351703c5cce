#include "reduce/declarators.h"

#include <algorithm>

#include "reduce/greedy_pass.h"
#include "reduce/names.h"
#include "reduce/token_row.h"

namespace hone {
namespace {

constexpr size_t mostChanges = 60;

/// Statements with a semicolon at the end, without it, that begin with a word.
std::vector<TokenRange> statementsOf(const TokenRow& row) {
  std::vector<TokenRange> statements;
  for (uint32_t end = 0; end < row.size(); ++end) {
    if (row.text(end) != ";") continue;
    uint32_t begin = end;
    while (begin > 0 && row.text(begin - 1) != ";") {
      const uint32_t before = begin - 1;
      // The bracket around it, or a block before it.
      if (row.partner(before) > before || row.text(before) == "}") break;
      begin = row.partner(before);
    }
    if (end - begin > 1 && isNameText(row.text(begin))) statements.push_back({begin, end});
  }
  return statements;
}

uint32_t commonPrefix(const TokenRow& row, TokenRange one, TokenRange other) {
  uint32_t length = 0;
  const uint32_t most = std::min(one.size(), other.size()) - 1;
  while (length < most && row.text(one.begin + length) == row.text(other.begin + length)) ++length;
  return length;
}

}  // namespace

std::unique_ptr<Pass> makeDeclaratorPass(TreePtr tree) {
  std::vector<Unit> changes;
  if (tree->tokenCount(tree->root()) > mostTokensOfARow) return makeGreedyPass(std::move(tree), std::move(changes));
  auto row = std::make_shared<const TokenRow>(tree);
  const std::vector<TokenRange> statements = statementsOf(*row);
  for (size_t later = 1; later < statements.size(); ++later) {
    for (size_t earlier = later; earlier-- > 0 && changes.size() < mostChanges;) {
      const TokenRange first = statements[earlier], second = statements[later];
      const uint32_t prefix = commonPrefix(*row, first, second);
      if (prefix == 0) continue;
      const NodeId semicolon = row->leaf(first.end);
      const Token comma =
          tree->language(semicolon).lexer().next(",", Encoding::utf8, 0, tree->modes(semicolon).before);
      if (comma.hidden || comma.end != 1 || comma.type == lexicalError) continue;
      std::vector<MinimalToken> joined{{comma.type, ","}};
      for (const MinimalToken& token : *row->copyOf({second.begin + prefix, second.end + 1})) joined.push_back(token);
      changes.push_back([row, first, second, semicolon,
                         text = std::make_shared<const std::vector<MinimalToken>>(std::move(joined))](Edits& edits) {
        if (row->touched({first.begin, first.end + 1}, edits) || row->touched(second, edits)) return;
        edits.replaceByTokens(semicolon, text);
        row->remove({second.begin, second.end + 1}, edits);
      });
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

}  // namespace hone
