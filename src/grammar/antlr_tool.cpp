#include "grammar/antlr_tool.h"

#ifndef BOOST_POSIX_HAS_VFORK
#define BOOST_POSIX_HAS_VFORK 1
#endif
#include <fmt/format.h>
#include <re2/re2.h>
#include <unistd.h>

#include <algorithm>
#include <boost/process.hpp>
#include <boost/process/posix.hpp>
#include <cstdlib>
#include <set>

#include "text/cache_folder.h"
#include "text/file.h"
#include "text/hash.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;
namespace process = boost::process;

/// Grammars and vocabularies that it names.
std::vector<std::string> usedBy(const GrammarSource& source) {
  std::vector<std::string> names = source.imports;
  if (!source.vocabulary.empty()) names.push_back(source.vocabulary);
  return names;
}

/// The given files and those they name, found beside them.
std::vector<GrammarSource> withUsed(const std::vector<fs::path>& paths) {
  std::vector<GrammarSource> files;
  std::set<fs::path> known;
  std::vector<fs::path> open(paths.rbegin(), paths.rend());
  while (!open.empty()) {
    fs::path path = open.back();
    open.pop_back();
    if (!known.insert(fs::weakly_canonical(path)).second) continue;
    files.push_back(readGrammarSource(path, readFile(path)));
    for (const std::string& name : usedBy(files.back()))
      if (fs::path beside = path.parent_path() / (name + ".g4"); fs::exists(beside)) open.push_back(beside);
  }
  return files;
}

/// The tool's first complaint, with the user's path instead of that of the copy.
std::string firstError(const std::string& output, const std::vector<GrammarSource>& files) {
  std::string number, place, message;
  if (!RE2::PartialMatch(output, R"((?m)^error\((\d+)\):\s+(\S*?\.g4:\d+:\d+:)?\s*(.*)$)", &number, &place, &message))
    return "the ANTLR tool failed: " + output.substr(0, output.find('\n'));
  for (const GrammarSource& file : files)
    if (std::string name = file.path.filename().string();
        fs::path(place.substr(0, place.find(".g4") + 3)).filename() == name)
      place = file.path.string() + place.substr(place.find(".g4") + 3);
  return fmt::format("{} {} (ANTLR error {})", place, message, number);
}

void runTool(const fs::path& folder, const std::vector<GrammarSource>& files) {
  boost::filesystem::path tool = process::search_path("antlr4");
  if (tool.empty() || process::search_path("java").empty())
    throw UserError(
        "a grammar of your own needs the ANTLR tool and Java on its first use: apt-get install antlr4 "
        "default-jre-headless");
  std::vector<std::string> arguments = {"-no-listener", "-no-visitor"};
  // Imported grammars are read by the grammars that import them.
  std::set<std::string> imported;
  for (const GrammarSource& file : files)
    for (const std::string& name : usedBy(file)) imported.insert(name);
  for (const GrammarSource& file : files)
    if (file.kind == GrammarKind::lexer || !imported.contains(file.name))
      arguments.push_back(file.path.filename().string());
  process::ipstream output;
  std::string text, line;
  process::child child(tool, process::args(arguments), process::start_dir(folder.string()), process::posix::use_vfork,
                       process::std_in<process::null, (process::std_out & process::std_err)> output);
  while (std::getline(output, line)) text += line + '\n';
  child.wait();
  if (child.exit_code() != 0 || text.find("error(") != std::string::npos) throw UserError(firstError(text, files));
}

/// Rules that are imported bring their own options.
LetterCase letterCase(const std::vector<GrammarSource>& files, const GrammarSource& lexer) {
  LetterCase result{lexer.caseInsensitive, {}};
  for (const GrammarSource& file : files)
    if (file.kind != GrammarKind::parser)
      for (const auto& [rule, insensitive] : file.caseInsensitiveRules) result.rules[rule] = insensitive;
  return result;
}

InterpFiles readResult(const fs::path& folder, const std::vector<GrammarSource>& files) {
  const GrammarSource* parser = nullptr;
  const GrammarSource* lexer = nullptr;
  for (const GrammarSource& file : files) {
    if (file.kind == GrammarKind::lexer && lexer == nullptr) lexer = &file;
    if (file.kind != GrammarKind::lexer && parser == nullptr) parser = &file;
  }
  if (parser == nullptr)
    throw UserError(fmt::format("{} is a lexer grammar: give its parser grammar too", files.front().path.string()));
  if (parser->kind == GrammarKind::parser && lexer == nullptr)
    throw UserError(fmt::format("{} is a parser grammar: give its lexer grammar too", parser->path.string()));
  bool split = parser->kind == GrammarKind::parser;
  std::string lexerName = split ? lexer->name : parser->name + "Lexer";
  return {parser->name, readFile(folder / (lexerName + ".interp")), readFile(folder / (parser->name + ".interp")),
          letterCase(files, split ? *lexer : *parser)};
}

}  // namespace

InterpFiles compileGrammar(const std::vector<fs::path>& paths) {
  if (paths.empty()) throw UserError("no grammar file: give one with -g FILE.g4");
  std::vector<GrammarSource> files = withUsed(paths);
  std::string key;
  for (const GrammarSource& file : files) key += file.path.filename().string() + '\0' + file.text + '\0';
  fs::path folder = cacheFolder() / "grammars" / toHex(contentHash(key));
  if (fs::exists(folder)) return readResult(folder, files);

  // Made aside and moved in place whole, so that two runs at once don't disturb each other.
  fs::path scratch = folder;
  scratch += fmt::format(".{}", getpid());
  try {
    fs::create_directories(scratch);
    for (const GrammarSource& file : files) writeFile(scratch / file.path.filename(), networkOnly(file));
    runTool(scratch, files);
    for (const auto& entry : fs::directory_iterator(scratch))
      if (entry.path().extension() != ".interp") fs::remove(entry.path());
    InterpFiles result = readResult(scratch, files);
    std::error_code lostRace;
    fs::rename(scratch, folder, lostRace);
    if (lostRace) fs::remove_all(scratch);
    return result;
  } catch (...) {
    std::error_code ignored;
    fs::remove_all(scratch, ignored);
    throw;
  }
}

}  // namespace hone
