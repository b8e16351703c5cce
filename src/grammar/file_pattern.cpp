#include "grammar/file_pattern.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <array>

#include "text/user_error.h"

namespace hone {
namespace {

constexpr size_t mostGroups = 4;  ///< with the whole match

/// The offsets of a file's name don't depend on its encoding.
std::shared_ptr<const re2::RE2> compiled(std::string_view pattern) {
  RE2::Options options;
  options.set_encoding(RE2::Options::EncodingLatin1);
  options.set_log_errors(false);
  auto expression = std::make_shared<const RE2>(pattern, options);
  if (!expression->ok() || expression->NumberOfCapturingGroups() >= static_cast<int>(mostGroups))
    throw UserError(fmt::format("the pattern {} is invalid: {}", pattern, expression->error()));
  return expression;
}

/// Calls `use` with the groups of each match that isn't empty.
template <typename Use>
void forMatches(const RE2& pattern, std::string_view text, const Use& use) {
  std::array<re2::StringPiece, mostGroups> groups;
  const re2::StringPiece piece(text.data(), text.size());
  for (size_t at = 0; at <= text.size();) {
    if (!pattern.Match(piece, at, text.size(), RE2::UNANCHORED, groups.data(), mostGroups)) return;
    const auto end = static_cast<size_t>(groups[0].data() - text.data()) + groups[0].size();
    if (!groups[0].empty()) use(groups);
    at = std::max(end, at + 1);
  }
}

}  // namespace

FilePattern::FilePattern(std::string_view pattern, std::string instead)
    : pattern_(compiled(pattern)), instead_(std::move(instead)) {
  const auto group = pattern_->NamedCapturingGroups().find("file");
  if (group == pattern_->NamedCapturingGroups().end())
    throw UserError(fmt::format("the pattern {} has no group 'file'", pattern));
  file_ = group->second;
}

std::vector<FilePattern::Match> FilePattern::find(std::string_view text) const {
  std::vector<Match> found;
  forMatches(*pattern_, text, [&](const auto& groups) {
    const auto begin = static_cast<size_t>(groups[0].data() - text.data());
    Match match{begin, begin + groups[0].size(), std::string(groups[static_cast<size_t>(file_)]), {}};
    if (pattern_->Rewrite(&match.instead, instead_, groups.data(), mostGroups)) found.push_back(std::move(match));
  });
  return found;
}

}  // namespace hone
