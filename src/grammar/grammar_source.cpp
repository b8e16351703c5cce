// hone needs no parser of ANTLR's own syntax: `[` begins a set in a lexer rule but arguments in a parser rule, and `{`
// after `options` begins no code. So the reader follows the outline of a grammar: the declaration, the prelude, and for
// each rule its head, its body up to `;`, and its exception handlers.

#include "grammar/grammar_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "grammar/g4_tokens.h"
#include "text/characters.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

class Reader {
 public:
  using Kind = G4Token::Kind;

  explicit Reader(GrammarSource& source) : source_(source), tokens_(source.text) {}

  void read() {
    readDeclaration();
    while (tokens_.now().kind != Kind::end) {
      if (tokens_.is("options"))
        readOptions(nullptr);
      else if (tokens_.is("import"))
        readImports();
      else if (tokens_.is("tokens") || tokens_.is("channels"))
        skipBlock();
      else if (tokens_.is("@"))
        readNamedAction(GrammarCode::Kind::named);
      else if (tokens_.is("mode"))
        skipUntilSemicolon();
      else if (tokens_.now().kind == Kind::word)
        readRule();
      else
        tokens_.advance();
    }
  }

 private:
  [[noreturn]] void noGrammar() const {
    throw UserError(fmt::format("{} has no line 'grammar NAME;': is it an ANTLR v4 grammar?", source_.path.string()));
  }

  void readDeclaration() {
    for (bool more = true; more;) {
      more = !tokens_.is("grammar");
      if (tokens_.is("lexer")) source_.kind = GrammarKind::lexer;
      if (tokens_.is("parser")) source_.kind = GrammarKind::parser;
      if (tokens_.now().kind != Kind::word) noGrammar();
      tokens_.advance();
    }
    source_.name = tokens_.text();
    tokens_.advance();
    if (!tokens_.is(";")) noGrammar();
    source_.afterDeclaration = tokens_.now().end;
    tokens_.advance();
  }

  void addCode(GrammarCode::Kind kind, size_t begin, size_t end) {
    source_.code.push_back({kind, inLexerRule_, begin, end});
  }

  void label(size_t begin, size_t end) { source_.labels.push_back({begin, end}); }

  /// `options {...}` of the grammar, or of a rule, whose name is then given.
  void readOptions(const std::string* rule) {
    size_t begin = tokens_.now().begin;
    tokens_.advance();
    if (tokens_.now().kind != Kind::braces) return;
    G4Token block = tokens_.now();
    tokens_.advance();
    G4Tokens inside(std::string_view(source_.text).substr(block.begin + 1, block.end - block.begin - 2));
    while (inside.now().kind != Kind::end) {
      std::string name(inside.text());
      inside.advance();
      if (!inside.is("=")) continue;
      inside.advance();
      std::string value(inside.text());
      if (value.size() > 1 && value.front() == '\'') value = value.substr(1, value.size() - 2);
      while (inside.now().kind != Kind::end && !inside.is(";")) inside.advance();
      inside.advance();
      if (name == "caseInsensitive" && rule == nullptr) source_.caseInsensitive = value == "true";
      if (name == "caseInsensitive" && rule != nullptr) source_.caseInsensitiveRules[*rule] = value == "true";
      if (name == "superClass" && rule == nullptr) source_.superClass = value;
      if (name == "tokenVocab") source_.vocabulary = value;
    }
    source_.rewritten.push_back({begin, block.end});
  }

  void readImports() {
    size_t begin = tokens_.now().begin;
    tokens_.advance();
    while (tokens_.now().kind != Kind::end && !tokens_.is(";")) {
      std::string name(tokens_.text());
      bool isName = tokens_.now().kind == Kind::word;
      tokens_.advance();
      if (isName && !tokens_.is("=")) source_.imports.push_back(name);
    }
    source_.rewritten.push_back({begin, tokens_.now().end});
    tokens_.advance();
  }

  void skipBlock() {
    tokens_.advance();
    if (tokens_.now().kind == Kind::braces) tokens_.advance();
  }

  /// `@name {...}` or `@scope::name {...}`.
  void readNamedAction(GrammarCode::Kind kind) {
    size_t begin = tokens_.now().begin;
    while (tokens_.now().kind == Kind::sign || tokens_.now().kind == Kind::word) {
      tokens_.advance();
      if (tokens_.now().kind == Kind::sign && !tokens_.is("::")) break;
    }
    if (tokens_.now().kind != Kind::braces) return;
    addCode(kind, begin, tokens_.now().end);
    tokens_.advance();
  }

  void skipUntilSemicolon() {
    while (tokens_.now().kind != Kind::end && !tokens_.is(";")) tokens_.advance();
    tokens_.advance();
  }

  void readRule() {
    while (tokens_.is("fragment") || tokens_.is("public") || tokens_.is("private") || tokens_.is("protected"))
      tokens_.advance();
    std::string name(tokens_.text());
    inLexerRule_ = std::isupper(static_cast<unsigned char>(name[0]));
    tokens_.advance();
    readHead(name);
    readBody();
    readHandlers();
    inLexerRule_ = false;
  }

  void readHead(const std::string& name) {
    while (tokens_.now().kind != Kind::end && !tokens_.is(":") && !tokens_.is(";")) {
      if (tokens_.is("options")) {
        readOptions(&name);
      } else if (tokens_.is("@")) {
        readNamedAction(GrammarCode::Kind::ruleCode);
      } else {
        addCode(GrammarCode::Kind::ruleCode, tokens_.now().begin, tokens_.now().end);
        tokens_.advance();
      }
    }
    if (tokens_.is(":")) tokens_.advance();
  }

  void readBody() {
    while (tokens_.now().kind != Kind::end && !tokens_.is(";")) {
      G4Token token = tokens_.now();
      if (token.kind == Kind::braces) {
        readCode();
      } else if (token.kind == Kind::brackets) {
        if (inLexerRule_)
          readSet(token);
        else
          addCode(GrammarCode::Kind::ruleCode, token.begin, token.end);
        tokens_.advance();
      } else if (tokens_.is("<")) {
        readElementOptions();
      } else if (tokens_.is("#")) {
        tokens_.advance();
        label(token.begin, tokens_.now().end);
        tokens_.advance();
      } else if (token.kind == Kind::word) {
        tokens_.advance();
        if (tokens_.is("=") || tokens_.is("+=")) {
          label(token.begin, tokens_.now().end);
          tokens_.advance();
        } else if (source_.text.substr(token.begin, token.end - token.begin) == "options" &&
                   tokens_.now().kind == Kind::braces) {
          size_t end = tokens_.now().end;
          tokens_.advance();
          if (tokens_.is(":")) {
            end = tokens_.now().end;
            tokens_.advance();
          }
          source_.rewritten.push_back({token.begin, end});
        }
      } else {
        tokens_.advance();
      }
    }
    tokens_.advance();
  }

  /// A hyphen after a complete range, such as the second one of `[0-9-.]`, is literal. The ANTLR tool 4.7 takes it for
  /// a range that begins before all characters.
  void readSet(const G4Token& set) {
    enum class Before { nothing, character, open, range } before = Before::nothing;
    for (size_t at = set.begin + 1; at + 1 < set.end; ++at) {
      if (source_.text[at] == '-' && before == Before::character) {
        before = Before::open;
        continue;
      }
      if (source_.text[at] == '-' && before == Before::range && at + 2 < set.end) source_.hyphens.push_back(at);
      before = before == Before::open ? Before::range : Before::character;
      if (source_.text[at] != '\\') continue;
      ++at;
      std::string_view rest = std::string_view(source_.text).substr(at, set.end - at);
      if (rest.starts_with("u{") || rest.starts_with("p{") || rest.starts_with("P{"))
        at = std::min(at + rest.find('}'), set.end - 2);
      else if (rest.starts_with('u'))
        at = std::min(at + 4, set.end - 2);
    }
  }

  void readCode() {
    G4Token code = tokens_.now();
    tokens_.advance();
    bool predicate = tokens_.is("?");
    addCode(predicate ? GrammarCode::Kind::predicate : GrammarCode::Kind::action, code.begin,
            predicate ? tokens_.now().end : code.end);
    if (predicate) tokens_.advance();
  }

  /// `<assoc = right>` makes another network; all others (`fail`, a token's class) don't.
  void readElementOptions() {
    size_t begin = tokens_.now().begin;
    bool assoc = false;
    while (tokens_.now().kind != Kind::end && !tokens_.is(">") && !tokens_.is(";")) {
      assoc |= tokens_.is("assoc");
      tokens_.advance();
    }
    if (!tokens_.is(">")) return;
    if (!assoc) label(begin, tokens_.now().end);
    tokens_.advance();
  }

  void readHandlers() {
    while (tokens_.is("catch") || tokens_.is("finally")) {
      size_t begin = tokens_.now().begin;
      while (tokens_.now().kind != Kind::end && tokens_.now().kind != Kind::braces) tokens_.advance();
      addCode(GrammarCode::Kind::ruleCode, begin, tokens_.now().end);
      tokens_.advance();
    }
  }

  GrammarSource& source_;
  G4Tokens tokens_;
  bool inLexerRule_ = false;
};

}  // namespace

bool GrammarSource::has(GrammarCode::Kind wanted, bool inLexerRule) const {
  return std::ranges::any_of(
      code, [&](const GrammarCode& piece) { return piece.kind == wanted && piece.inLexerRule == inLexerRule; });
}

GrammarSource readGrammarSource(const std::filesystem::path& path, std::string text) {
  GrammarSource source;
  source.path = path;
  source.text = std::move(text);
  Reader(source).read();
  return source;
}

}  // namespace hone
