#include "explain/sources.h"

#include <algorithm>
#include <set>
#include <string>

namespace hone {

std::vector<PoolInput> InputSources::draw(size_t count) {
  constexpr size_t triesPerInput = 3;
  std::vector<PoolInput> inputs;
  std::set<std::string, std::less<>> texts;
  for (size_t tries = 0; inputs.size() < count && tries < triesPerInput * count; ++tries) {
    // Laplace's rule: a source of which nothing is known is tried.
    double all = 0;
    auto rate = [](const Source& source) { return (source.surprises + 0.5) / (source.tests + 4); };
    for (const Source& source : sources_) all += rate(source);
    for (Source& source : sources_) source.due += std::max(source.least, rate(source) / all);
    Source& next = *std::ranges::max_element(sources_, {}, &Source::due);
    next.due -= 1;
    std::optional<PoolInput> made = next.make();
    if (!made || !texts.emplace(made->tree->bytes()).second) continue;
    made->source = static_cast<uint32_t>(&next - sources_.data());
    inputs.push_back(std::move(*made));
  }
  return inputs;
}

void InputSources::note(const PoolInput& input, bool surprise) {
  if (input.source >= sources_.size()) return;
  ++sources_[input.source].tests;
  sources_[input.source].surprises += surprise;
}

}  // namespace hone
