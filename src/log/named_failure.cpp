#include "log/named_failure.h"

#include <re2/re2.h>

#include <algorithm>
#include <cctype>

#include "log/tools.h"
#include "oracle/crash_signature.h"
#include "text/characters.h"

namespace hone {
namespace {

bool standsIn(std::string_view text, std::string_view words) {
  for (size_t at = text.find(words); at != text.npos; at = text.find(words, at + 1)) {
    const size_t end = at + words.size();
    const bool begins = at == 0 || !isWordByte(text[at - 1]) || !isWordByte(words.front());
    if (begins && (end == text.size() || !isWordByte(text[end]) || !isWordByte(words.back()))) return true;
  }
  return false;
}

bool hasLetter(std::string_view words) {
  return std::ranges::any_of(words, [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
}

/// RE2::QuoteMeta would also escape blanks and quotes, and people read the expression.
void addEscaped(std::string_view text, std::string& expression) {
  for (const char c : text) {
    if (std::string_view(R"(\.+*?()|[]{}^$)").find(c) != std::string_view::npos) expression += '\\';
    expression += c;
  }
}

/// What the tool says of its place in the text, and other names that it proposes, depend on the rest of the text.
std::string_view messageIn(std::string_view line) {
  static const RE2 place(R"(^(?:\w+: )?(?:[^\s:]*[./][^\s:]*(?::\d+)*|\s*\d+:\d+):?\s+)"),
      proposal(R"([;,.]? [Dd]id you mean )");
  re2::StringPiece rest(line.data(), line.size()), found;
  RE2::Consume(&rest, place);
  if (proposal.Match(rest, 0, rest.size(), RE2::UNANCHORED, &found, 1))
    rest = rest.substr(0, static_cast<size_t>(found.data() - rest.data()));
  while (!rest.empty() && std::isspace(static_cast<unsigned char>(rest[rest.size() - 1])) != 0) rest.remove_suffix(1);
  return {rest.data(), rest.size()};
}

/// A linker demangles names: of "ns::f(int)", the text has "f". Before them it says where in an object they are used.
NamedFailure namedByLinker(std::string_view line, std::string_view text) {
  static const RE2 form(
      R"re(\b((?:undefined reference to|multiple definition of|undefined symbol:|duplicate symbol:) )['`‘]?)re"
      R"re(([a-z -]+ for )?(?:[^\n'’(<\[]*\W)?(\w+)(?:['’(<\[]|$))re");
  NamedFailure named;
  std::string kind, owner, name;
  if (!RE2::PartialMatch(re2::StringPiece(line.data(), line.size()), form, &kind, &owner, &name) ||
      !standsIn(text, name))
    return named;
  named.expression = kind + R"([^(\n]*)" + owner + (owner.empty() ? "" : R"([^(\n]*)") + R"(\b)" + name + R"(\b)";
  named.names.push_back(std::move(name));
  return named;
}

/// Without names, if the line quotes nothing of the text.
NamedFailure namedIn(std::string_view line, std::string_view text) {
  // A quote behind a letter is an apostrophe.
  static const RE2 varying(
      R"((\B'[^'\n]*'|"[^"\n]*"|`[^`'\n]*[`']|‘[^’\n]*’)|(\b\d+\b)|([^\s'"`‘]*/[^\s'"`‘]*)|\s\s+)"),
      quoted(R"(['"`‘](.*)['"`’])");
  NamedFailure named = namedByLinker(line, text);
  if (!named.names.empty()) return named;
  const std::string_view message = messageIn(line);
  const re2::StringPiece whole(message.data(), message.size());
  size_t at = 0;
  for (re2::StringPiece parts[4]; varying.Match(whole, at, whole.size(), RE2::UNANCHORED, parts, 4);) {
    const auto begin = static_cast<size_t>(parts[0].data() - whole.data());
    addEscaped(message.substr(at, begin - at), named.expression);
    at = begin + parts[0].size();
    std::string name;
    if (parts[1].data() != nullptr && RE2::FullMatch(parts[1], quoted, &name) && hasLetter(name) &&
        standsIn(text, name)) {
      addEscaped({parts[1].data(), parts[1].size()}, named.expression);
      if (std::ranges::find(named.names, name) == named.names.end()) named.names.push_back(std::move(name));
    } else {
      named.expression += parts[1].data() != nullptr   ? ".*"
                          : parts[2].data() != nullptr ? R"(\d+)"
                          : parts[3].data() != nullptr ? R"(\S+)"
                                                       : R"(\s+)";
    }
  }
  addEscaped(message.substr(at), named.expression);
  return named;
}

/// Quotes depend on the user's language.
std::string withPlainQuotes(std::string expression) {
  static const RE2 quote("[\"`‘’]");
  RE2::GlobalReplace(&expression, quote, "'");
  return expression;
}

}  // namespace

bool diagnoses(const Invocation& call) {
  const ToolKind kind = kindOf(call);
  return kind == ToolKind::compiler || kind == ToolKind::rustc || kind == ToolKind::javac || kind == ToolKind::reader;
}

std::optional<NamedFailure> namedFailure(std::string_view said, std::string_view out, std::string_view err,
                                         std::string_view text) {
  const std::string complaint = said.empty() ? complaintIn(out, err) : std::string(said);
  const NamedFailure wanted = namedIn(complaint, text);
  if (wanted.names.empty()) return std::nullopt;
  const std::string expected = withPlainQuotes(wanted.expression);
  for (const bool onError : {true, false}) {
    std::string_view rest = onError ? err : out;
    while (!rest.empty()) {
      const std::string_view line = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(line.size() + 1, rest.size()));
      if (line.find(wanted.names.front()) == line.npos) continue;
      NamedFailure here = namedIn(line, text);
      here.onError = onError;
      if (withPlainQuotes(here.expression) == expected) return here;
    }
  }
  return std::nullopt;
}

}  // namespace hone
