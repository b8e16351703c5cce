#include "explain/sources.h"

#include <algorithm>
#include <set>
#include <string>

namespace hone {

void InputSources::note(const PoolInput& input, bool resolved) {
  if (input.source >= sources_.size()) return;
  ++sources_[input.source].all;
  sources_[input.source].resolved += resolved;
}

std::vector<PoolInput> InputSources::draw(size_t count) {
  constexpr size_t triesPerInput = 3;
  double all = 0;
  for (const Source& source : sources_) all += source.weight();
  std::vector<PoolInput> inputs;
  std::set<std::string, std::less<>> texts;
  for (size_t tries = 0; inputs.size() < count && tries < triesPerInput * count; ++tries) {
    for (Source& source : sources_) source.due += source.weight() / all;
    Source& next = *std::ranges::max_element(sources_, {}, &Source::due);
    next.due -= 1;
    std::optional<PoolInput> made = next.make();
    if (!made || !texts.emplace(made->tree->bytes()).second) continue;
    made->source = static_cast<size_t>(&next - sources_.data());
    inputs.push_back(std::move(*made));
  }
  return inputs;
}

}  // namespace hone
