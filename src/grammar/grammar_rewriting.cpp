#include "grammar/grammar_rewriting.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grammar/g4_tokens.h"
#include "text/characters.h"

namespace hone {
namespace {

/// Line ends stay, so that the tool's messages name the right place.
Replacement blank(const std::string& text, size_t begin, size_t end) {
  Replacement blanks{begin, end, text.substr(begin, end - begin)};
  for (char& c : blanks.text)
    if (c != '\n' && c != '\r') c = ' ';
  return blanks;
}

void escapeHyphens(const GrammarSource& source, std::vector<Replacement>& replacements) {
  for (size_t at : source.hyphens) replacements.push_back({at, at, "\\"});
}

/// Rewrites calls of members from other languages to C++.
std::string asCpp(std::string code) {
  for (std::string_view object : {"this", "_input", "_localctx"}) {
    std::string wanted = std::string(object) + ".";
    for (size_t at = code.find(wanted); at != std::string::npos; at = code.find(wanted, at + 1))
      if (at == 0 || !isWordByte(code[at - 1])) code.replace(at + object.size(), 1, "->");
  }
  return code;
}

/// The imports and options that matter, to be put after the declaration; the super class if code matters.
std::string prequel(const GrammarSource& source, bool withCode) {
  std::string options;
  if (!source.vocabulary.empty()) options += fmt::format(" tokenVocab = {};", source.vocabulary);
  if (withCode && !source.superClass.empty()) options += fmt::format(" superClass = {};", source.superClass);
  std::string imports = source.imports.empty() ? "" : fmt::format(" import {};", fmt::join(source.imports, ", "));
  return imports + (options.empty() ? "" : fmt::format(" options {{{} }}", options));
}

/// `import` and `package` belong to other languages.
bool isForeign(std::string_view code) {
  for (std::string_view word : {"import", "package"})
    for (size_t at = code.find(word); at != std::string_view::npos; at = code.find(word, at + 1))
      if ((at == 0 || !isWordByte(code[at - 1])) && code.substr(at + word.size(), 1) == " ") return true;
  return false;
}

}  // namespace

RewrittenText networkOnly(const GrammarSource& source) {
  std::vector<Replacement> replacements;
  escapeHyphens(source, replacements);
  for (GrammarSource::Range range : source.rewritten)
    replacements.push_back(blank(source.text, range.begin, range.end));
  for (GrammarSource::Range range : source.labels) replacements.push_back(blank(source.text, range.begin, range.end));
  for (const GrammarCode& code : source.code) {
    Replacement blanks = blank(source.text, code.begin, code.end);
    // Predicates and lexer actions stay, but empty: they decide which literal is an alias of which token.
    bool predicate = code.kind == GrammarCode::Kind::predicate;
    if (predicate || (code.kind == GrammarCode::Kind::action && code.inLexerRule)) {
      blanks.text.front() = '{';
      blanks.text[source.text.rfind('}', code.end - 1) - code.begin] = '}';
      if (predicate) blanks.text.back() = '?';
    }
    replacements.push_back(std::move(blanks));
  }
  replacements.push_back({source.afterDeclaration, source.afterDeclaration, prequel(source, false)});
  return RewrittenText(source.text).with(std::move(replacements));
}

RewrittenText forCpp(const GrammarSource& source, std::string_view baseHeader) {
  std::vector<Replacement> replacements;
  escapeHyphens(source, replacements);
  for (GrammarSource::Range range : source.rewritten)
    replacements.push_back(blank(source.text, range.begin, range.end));
  std::string include = baseHeader.empty() ? "" : fmt::format("\n#include \"{}\"\n", baseHeader);
  for (const GrammarCode& code : source.code) {
    std::string text = source.text.substr(code.begin, code.end - code.begin);
    size_t brace = text.find('{');
    bool header = code.kind == GrammarCode::Kind::named && text.substr(0, brace).find("header") != std::string::npos;
    if (code.kind == GrammarCode::Kind::named && isForeign(text)) {
      replacements.push_back(blank(source.text, code.begin, code.end));
      continue;
    }
    text = asCpp(text);
    if (header) {
      text.insert(brace + 1, include);
      include.clear();
    }
    replacements.push_back({code.begin, code.end, text});
  }
  std::string added = prequel(source, true);
  if (!include.empty())
    added += fmt::format(" @{}header {{{}}}", source.kind == GrammarKind::combined ? "parser::" : "", include);
  replacements.push_back({source.afterDeclaration, source.afterDeclaration, added});
  return RewrittenText(source.text).with(std::move(replacements));
}

RewrittenText forJava(const GrammarSource& source) {
  std::vector<Replacement> replacements;
  escapeHyphens(source, replacements);
  for (GrammarSource::Range range : source.rewritten)
    replacements.push_back(blank(source.text, range.begin, range.end));
  replacements.push_back({source.afterDeclaration, source.afterDeclaration, prequel(source, true)});
  return RewrittenText(source.text).with(std::move(replacements));
}

RewrittenText withRenamed(const RewrittenText& text, const std::set<std::string>& names) {
  std::vector<Replacement> replacements;
  for (G4Tokens tokens(text.text()); tokens.now().kind != G4Token::Kind::end; tokens.advance())
    if (tokens.now().kind == G4Token::Kind::word && names.contains(std::string(tokens.text())))
      replacements.push_back({tokens.now().end, tokens.now().end, "_"});
  return text.with(std::move(replacements));
}

}  // namespace hone
