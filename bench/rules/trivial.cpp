#include "trivial.h"

#include <algorithm>
#include <map>
#include <vector>

namespace hone::rules {
namespace {

using Counts = std::map<std::string, size_t>;

Counts countsOf(const Text& text) {
  Counts counts;
  counts["size"] = text.tree->bytes().size();
  for (NodeId id = 0; id < text.tree->size(); ++id) {
    const Node& node = text.tree->node(id);
    const std::string symbol = std::to_string(node.symbol);
    if (node.kind == NodeKind::rule) {
      ++counts["r" + symbol];
      ++counts["a" + symbol + ' ' + std::to_string(node.alternative)];
    }
    if (text.isToken(id)) {
      ++counts["t" + symbol];
      ++counts["x" + symbol + ' ' + std::string(text.at(id))];
    }
  }
  return counts;
}

}  // namespace

double bestSingleQuestion(const Inputs& reader, const Inputs::Balanced& inputs) {
  std::map<std::string, std::vector<std::pair<size_t, bool>>> questions;  // value, obeys; those with 0 are left out
  auto add = [&](const std::vector<std::string>& texts, bool obeys) {
    for (const std::string& bytes : texts)
      if (const std::optional<Text> text = reader.read(bytes))
        for (const auto& [question, count] : countsOf(*text)) questions[question].emplace_back(count, obeys);
  };
  add(inputs.obey, true);
  add(inputs.others, false);
  const size_t all = inputs.obey.size() + inputs.others.size();
  size_t best = 0;
  for (auto& [question, values] : questions) {
    std::ranges::sort(values, std::greater());
    size_t obey = 0, others = 0;  // with at least this value
    for (size_t i = 0; i < values.size(); ++i) {
      ++(values[i].second ? obey : others);
      if (i + 1 < values.size() && values[i + 1].first == values[i].first) continue;
      const size_t right = obey + (inputs.others.size() - others);
      best = std::max({best, right, all - right});
    }
  }
  return static_cast<double>(best) / static_cast<double>(all);
}

}  // namespace hone::rules
