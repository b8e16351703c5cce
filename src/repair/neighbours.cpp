#include "repair/neighbours.h"

#include <map>
#include <set>
#include <string>
#include <vector>

#include "repair/characters.h"
#include "repair/notation.h"
#include "text/decode.h"

namespace hone {
namespace {

struct OpenBracket {
  std::set<char> kinds;  ///< of the values, where they have no names
  std::set<std::string> names;
  std::string name;       ///< of the value that is next
  std::string_view last;  ///< token
};

}  // namespace

size_t misfits(std::string_view text, Language& language) {
  const Notation notation(language);
  if (notation.hasWords() || !notation.hasSign(',') || !notation.hasSign('[')) return 0;
  size_t found = 0;
  std::map<std::string, std::set<char>> named;
  std::vector<OpenBracket> open(1);
  auto add = [&](std::set<char>& kinds, char kind) { found += kinds.insert(kind).second && kinds.size() > 1; };
  for (const Token& token : language.lexer().all(text, detectEncoding(text), language.stop())) {
    if (token.hidden || token.type == endOfFile || token.end <= token.begin) continue;
    const std::string_view part = text.substr(token.begin, token.end - token.begin);
    OpenBracket& here = open.back();
    if (part == ":") {
      here.name = here.last;
      found += !here.names.insert(here.name).second;
      continue;
    }
    if (part == "," || isCloser(part[0])) {
      if (!here.last.empty() && here.last != ",") {
        const char first = here.last[0];
        const char kind = isDigit(first) || first == '-' ? '0' : isLetter(first) ? 'a' : first;
        // Nothing is of any kind.
        if (here.last != notation.missingValue()) add(here.name.empty() ? here.kinds : named[here.name], kind);
      }
      here.name.clear();
      here.last = part == "," ? part : std::string_view();
      if (part != "," && open.size() > 1) open.pop_back();
      continue;
    }
    here.last = part;
    if (isOpener(part[0])) open.emplace_back();
  }
  return found;
}

}  // namespace hone
