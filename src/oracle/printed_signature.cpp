#include "oracle/printed_signature.h"

#include <re2/re2.h>

#include <algorithm>

#include "oracle/crash_signature.h"

namespace hone {
namespace {

constexpr size_t longestLine = 4096;
constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const size_t begin = text.find_first_not_of(blanks);
  return begin == text.npos ? "" : text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

std::string lastLine(std::string_view text) {
  text = trimmed(text);
  return std::string(trimmed(text.substr(text.rfind('\n') + 1)).substr(0, longestLine));  // npos + 1 is 0
}

/// A crash that a text reports, whatever the end of the process.
std::string reportedIn(std::string_view text) { return signatureOf(findCrash(0, 0, "", text)); }

}  // namespace

std::string matchedSignature(const RE2& expression, std::string_view out, std::string_view err) {
  const int group = std::min(expression.NumberOfCapturingGroups(), 1);
  for (std::string_view text : {err, out}) {
    re2::StringPiece groups[2];
    const re2::StringPiece whole(text.data(), text.size());
    if (!expression.Match(whole, 0, whole.size(), RE2::UNANCHORED, groups, group + 1)) continue;
    const std::string_view matched(groups[group].data(), groups[group].size());
    if (std::string line = lastLine(matched); !line.empty()) return line;
  }
  return "";
}

std::string scriptSignature(std::string_view out, std::string_view err) {
  if (const std::string_view chosen = trimmed(out); !chosen.empty() && chosen.find('\n') == chosen.npos)
    return lastLine(chosen);
  for (std::string_view text : {out, err}) {
    if (std::string reported = reportedIn(text); !reported.empty()) return reported;
    if (std::string line = lastLine(text); !line.empty()) return line;
  }
  return "the test fails";
}

}  // namespace hone
