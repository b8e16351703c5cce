#include "pattern/explain_parts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "grammar/only_texts.h"
#include "tree/visible_span.h"

namespace hone {
namespace {

class Explanations {
 public:
  explicit Explanations(const Pattern& pattern)
      : pattern_(pattern),
        tree_(*pattern.tree),
        names_(placeNames(pattern)),
        words_(onlyWords(tree_.language().grammar())) {}

  std::vector<ExplainedPart> all() const {
    std::map<NodeId, size_t> places;
    for (size_t i = 0; i < pattern_.places.size(); ++i)
      for (NodeId node : pattern_.places[i].nodes) places.emplace(node, i);
    std::vector<ExplainedPart> parts;
    for (NodeId id = 0; id < tree_.size();) {
      const Node& node = tree_.node(id);
      if (const auto place = places.find(id); place != places.end()) {
        if (id == pattern_.places[place->second].nodes.front())
          parts.push_back(explained(id, names_[place->second], &pattern_.places[place->second]));
        id = node.end;
        continue;
      }
      if (node.kind == NodeKind::token && tree_.tokenCount(id) > 0 && !tree_.text(id).empty())
        parts.push_back(explained(id, std::string(tree_.text(id)), nullptr));
      ++id;
    }
    return parts;
  }

 private:
  ExplainedPart explained(NodeId id, std::string text, const Place* place) const {
    auto isAround = [&](const TriedPart& part) {
      return std::ranges::any_of(part.nodes, [&](NodeId node) { return node <= id && id < tree_.node(node).end; });
    };
    auto size = [&](const TriedPart& part) { return tree_.tokenCount(part.nodes.front()); };
    std::vector<TriedPart> trials;
    std::ranges::copy_if(pattern_.tried, std::back_inserter(trials), isAround);
    std::ranges::stable_sort(trials, {}, size);
    ExplainedPart result{std::move(text), {}, {}};
    TriedPart here{{id}};
    for (const TriedPart& part : trials) {
      const bool isThis = place ? part.nodes == place->nodes : size(part) == 1;
      if (isThis) here.contents.insert(here.contents.end(), part.contents.begin(), part.contents.end());
      std::string line = visibleText(tree_, part.nodes.front());
      if (part.nodes.size() > 1) line += fmt::format(" ({} together)", part.nodes.size());
      result.details.push_back(line + ": " + joined(part, some));
    }
    result.reason =
        fmt::format("{}, {}", place ? "open" : "fixed", here.contents.empty() ? untried(id) : joined(here, count));
    return result;
  }

  std::string untried(NodeId id) const {
    const Node& node = tree_.node(id);
    const bool isOnly = node.kind == NodeKind::token &&
                        (words_[node.symbol] || !tree_.language().hasManyTexts(static_cast<Symbol>(node.symbol)));
    return isOnly ? "the grammar has no other text for it" : "no other text was tried";
  }

  static std::string count(const std::vector<std::string>& texts) { return std::to_string(texts.size()); }
  static std::string some(const std::vector<std::string>& texts) {
    constexpr size_t most = 5;
    const auto end = texts.begin() + static_cast<long>(std::min(most, texts.size()));
    return fmt::format("`{}`{}", fmt::join(texts.begin(), end, "`, `"), texts.size() > most ? ", …" : "");
  }
  /// What was tried, by verdict.
  template <typename Shown>
  static std::string joined(const TriedPart& part, Shown shown) {
    std::vector<std::string> words;
    for (const auto& [verdict, word] : {std::pair(Verdict::fail, "fail"), std::pair(Verdict::pass, "pass"),
                                        std::pair(Verdict::unresolved, "refused")})
      if (const std::vector<std::string> texts = part.with(verdict); !texts.empty())
        words.push_back(fmt::format("{} {}", shown(texts), word));
    return fmt::format("{}", fmt::join(words, "; "));
  }

  const Pattern& pattern_;
  const Tree& tree_;
  std::vector<std::string> names_;
  std::vector<std::optional<std::string>> words_;
};

}  // namespace

std::vector<ExplainedPart> explainParts(const Pattern& pattern) { return Explanations(pattern).all(); }

}  // namespace hone
