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
    // As if each source had brought half a surprise in four tests before, so that a new one is tried.
    constexpr double surprisesBefore = 0.5, testsBefore = 4;
    double all = 0;
    auto rate = [](const Source& source) {
      return (source.surprises + surprisesBefore) / (source.tests + testsBefore);
    };
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
