#include "fuzz/trimming.h"

#include <utility>

namespace hone {

Trimming::Trimming(std::shared_ptr<Language> language, const std::string& text, size_t most,
                   const ReduceOptions& options)
    : tree_(Tree::parse(std::move(language), text)), search_(makeReduction(tree_, options)), left_(most) {}

std::optional<std::string> Trimming::next() {
  if (left_ == 0) return std::nullopt;
  std::optional<Candidate> candidate;
  do candidate = search_->propose();
  while (!candidate && search_->unfinished());
  if (!candidate) return std::nullopt;
  --left_;
  return tree_->language().plain(std::move(candidate->bytes), tree_->encoding());
}

}  // namespace hone
