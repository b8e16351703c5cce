// hone needs no parser of ANTLR's own syntax, but it must recognize its tokens as ANTLR does: a brace in a literal
// opens no action, `[` begins a set in a lexer rule but arguments in a parser rule, and `{` after `options` begins no
// code. So the reader follows the outline of a grammar: the declaration, the prelude, and for each rule its head, its
// body up to `;`, and its exception handlers.

#include "grammar/grammar_source.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "text/file.h"
#include "text/user_error.h"
#include "text/word_byte.h"

namespace hone {
namespace {

struct G4Token {
  enum class Kind { end, word, literal, brackets, braces, sign };
  Kind kind = Kind::end;
  size_t begin = 0;
  size_t end = 0;
};

/// The tokens of a grammar, one after the other.
class G4Tokens {
 public:
  explicit G4Tokens(std::string_view text) : text_(text) { advance(); }

  const G4Token& now() const { return now_; }
  std::string_view text() const { return text_.substr(now_.begin, now_.end - now_.begin); }
  bool is(std::string_view sign) const { return now_.kind != G4Token::Kind::end && text() == sign; }

  void advance() {
    skipLayout();
    now_.begin = at_;
    if (at_ == text_.size()) {
      now_ = {G4Token::Kind::end, at_, at_};
      return;
    }
    char c = text_[at_];
    if (isWordByte(c)) {
      while (at_ < text_.size() && isWordByte(text_[at_])) ++at_;
      now_.kind = G4Token::Kind::word;
    } else if (c == '\'') {
      skipQuoted('\'');
      now_.kind = G4Token::Kind::literal;
    } else if (c == '[') {
      skipBrackets();
      now_.kind = G4Token::Kind::brackets;
    } else if (c == '{') {
      skipBraces();
      now_.kind = G4Token::Kind::braces;
    } else {
      static constexpr std::string_view twoSigns[] = {"->", "+=", "::", ".."};
      size_t length = 1;
      for (std::string_view two : twoSigns)
        if (text_.substr(at_).starts_with(two)) length = 2;
      at_ += length;
      now_.kind = G4Token::Kind::sign;
    }
    now_.end = at_;
  }

 private:
  void skipLayout() {
    while (at_ < text_.size()) {
      if (std::isspace(static_cast<unsigned char>(text_[at_])) || text_.substr(at_).starts_with("\xEF\xBB\xBF"))
        at_ += text_[at_] == '\xEF' ? 3 : 1;
      else if (!skipComment())
        return;
    }
  }

  bool skipComment() {
    std::string_view rest = text_.substr(at_);
    if (!rest.starts_with("//") && !rest.starts_with("/*")) return false;
    size_t end = rest[1] == '/' ? rest.find('\n') : rest.find("*/", 2);
    at_ = end == std::string_view::npos ? text_.size() : at_ + end + (rest[1] == '/' ? 1 : 2);
    return true;
  }

  /// A literal ends at the latest at the end of its line.
  void skipQuoted(char quote) {
    for (++at_; at_ < text_.size() && text_[at_] != '\n'; ++at_) {
      if (text_[at_] == quote) {
        ++at_;
        return;
      }
      if (text_[at_] == '\\' && at_ + 1 < text_.size()) ++at_;
    }
  }

  /// A set ends at the first unescaped `]`. In practice, arguments contain brackets only in quotes.
  void skipBrackets() {
    for (++at_; at_ < text_.size(); ++at_) {
      if (text_[at_] == ']') {
        ++at_;
        return;
      }
      if (text_[at_] == '\\' && at_ + 1 < text_.size()) ++at_;
    }
  }

  void skipBraces() {
    int depth = 0;
    while (at_ < text_.size()) {
      char c = text_[at_];
      if (c == '"' || c == '\'') {
        skipQuoted(c);
      } else if (!skipComment()) {
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        at_ += c == '\\' && at_ + 1 < text_.size() ? 2 : 1;
        if (depth == 0) return;
      }
    }
  }

  std::string_view text_;
  size_t at_ = 0;
  G4Token now_;
};

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
