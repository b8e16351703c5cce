#include "grammar/grammar_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> besideOrIn(const fs::path& folder, const std::vector<fs::path>& libraries,
                                   const std::string& name) {
  if (fs::exists(folder / name)) return folder / name;
  for (const fs::path& library : libraries)
    if (fs::exists(library / name)) return library / name;
  return std::nullopt;
}

std::set<std::string> importedNames(const std::vector<GrammarSource>& sources) {
  std::set<std::string> names;
  for (const GrammarSource& source : sources) names.insert(source.imports.begin(), source.imports.end());
  return names;
}

/// Removes imports that close a cycle, in which the ANTLR tool 4.7 never ends.
class Circles {
 public:
  explicit Circles(std::vector<GrammarSource>& sources) : sources_(sources) {}

  /// In a cycle of imports, the grammar that the user names first is the importing one.
  void open() {
    for (GrammarSource& source : sources_) visit(source);
  }

 private:
  void visit(GrammarSource& source) {
    if (!visited_.insert(source.name).second) return;
    path_.insert(source.name);
    std::erase_if(source.imports, [&](const std::string& name) { return path_.contains(name); });
    for (const std::string& name : source.imports)
      if (auto imported = std::ranges::find(sources_, name, &GrammarSource::name); imported != sources_.end())
        visit(*imported);
    path_.erase(source.name);
  }

  std::vector<GrammarSource>& sources_;
  std::set<std::string> visited_;
  std::set<std::string> path_;  ///< from the file that the user has named to the present one
};

}  // namespace

GrammarFiles GrammarFiles::find(const std::vector<fs::path>& named, const std::vector<fs::path>& libraries) {
  if (named.empty()) throw UserError("no grammar file: give one with -g FILE.g4");
  GrammarFiles files;
  std::set<fs::path> known;
  std::vector<fs::path> open(named.rbegin(), named.rend());
  while (!open.empty()) {
    fs::path path = open.back();
    open.pop_back();
    if (!known.insert(fs::weakly_canonical(path)).second) continue;
    GrammarSource source = readGrammarSource(path, readFile(path));
    for (const std::string& name : source.imports)
      if (auto found = besideOrIn(path.parent_path(), libraries, name + ".g4")) open.push_back(*found);
    if (const std::string& name = source.vocabulary; !name.empty()) {
      // A vocabulary that the user names may be in another folder than the grammar.
      bool given = std::ranges::any_of(named, [&](const fs::path& other) { return other.stem() == name; });
      if (auto grammar = besideOrIn(path.parent_path(), libraries, name + ".g4"); grammar && !given)
        open.push_back(*grammar);
      else if (auto tokens = besideOrIn(path.parent_path(), libraries, name + ".tokens"); tokens && !given)
        files.vocabularies.push_back(*tokens);
    }
    files.sources.push_back(std::move(source));
  }

  Circles(files.sources).open();
  const std::vector<GrammarSource>& sources = files.sources;
  std::set<std::string> imported = importedNames(sources);
  auto first = [&](auto&& fits) { return static_cast<size_t>(std::ranges::find_if(sources, fits) - sources.begin()); };
  files.parser =
      first([&](const GrammarSource& s) { return s.kind != GrammarKind::lexer && !imported.contains(s.name); });
  if (files.parser == sources.size())
    throw UserError(fmt::format("{} is a lexer grammar: give its parser grammar too", named.front().string()));
  files.lexer = files.parser;
  if (files.parserSource().kind == GrammarKind::combined) return files;
  files.lexer = first([&](const GrammarSource& s) {
    return s.kind == GrammarKind::lexer && s.name == files.parserSource().vocabulary;
  });
  if (files.lexer == sources.size())
    files.lexer =
        first([&](const GrammarSource& s) { return s.kind == GrammarKind::lexer && !imported.contains(s.name); });
  if (files.lexer == sources.size())
    throw UserError(
        fmt::format("{} is a parser grammar: give its lexer grammar too", files.parserSource().path.string()));
  return files;
}

std::vector<std::filesystem::path> GrammarFiles::paths() const {
  std::vector<std::filesystem::path> paths = vocabularies;
  for (const GrammarSource& source : sources) paths.push_back(source.path);
  return paths;
}

std::string GrammarFiles::lexerName() const {
  return lexer == parser ? parserSource().name + "Lexer" : lexerSource().name;
}

std::string GrammarFiles::parserName() const {
  return lexer == parser ? parserSource().name + "Parser" : parserSource().name;
}

/// Rules that are imported bring their own options.
LetterCase GrammarFiles::letterCase() const {
  LetterCase result{lexerSource().caseInsensitive, {}};
  for (const GrammarSource& source : sources)
    if (source.kind != GrammarKind::parser)
      for (const auto& [rule, insensitive] : source.caseInsensitiveRules) result.rules[rule] = insensitive;
  return result;
}

std::vector<std::string> GrammarFiles::toolArguments() const {
  std::set<std::string> imported = importedNames(sources);
  std::vector<std::string> arguments;
  for (const GrammarSource& source : sources)
    if (!imported.contains(source.name)) arguments.push_back(source.path.filename().string());
  return arguments;
}

std::string GrammarFiles::contents(const std::function<RewrittenText(const GrammarSource&)>& rewritten) const {
  std::string contents;
  for (const GrammarSource& source : sources)
    contents += source.path.filename().string() + '\0' + rewritten(source).text() + '\0';
  for (const fs::path& path : vocabularies) contents += path.filename().string() + '\0' + readFile(path) + '\0';
  return contents;
}

bool GrammarFiles::has(GrammarCode::Kind kind, bool inLexerRule) const {
  return std::ranges::any_of(sources, [&](const GrammarSource& source) { return source.has(kind, inLexerRule); });
}

}  // namespace hone
