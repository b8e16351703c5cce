#include "explain/sources.h"

#include <algorithm>
#include <set>
#include <string>

namespace hone {

std::vector<PoolInput> InputSources::draw(size_t count) {
  constexpr size_t triesPerInput = 3;
  double all = 0;
  for (const Source& source : sources_) all += source.share;
  std::vector<PoolInput> inputs;
  std::set<std::string, std::less<>> texts;
  for (size_t tries = 0; inputs.size() < count && tries < triesPerInput * count; ++tries) {
    for (Source& source : sources_) source.due += source.share / all;
    Source& next = *std::ranges::max_element(sources_, {}, &Source::due);
    next.due -= 1;
    std::optional<PoolInput> made = next.make();
    if (made && texts.emplace(made->tree->bytes()).second) inputs.push_back(std::move(*made));
  }
  return inputs;
}

}  // namespace hone
