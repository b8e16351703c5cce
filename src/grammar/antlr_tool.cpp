#include "grammar/antlr_tool.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <nlohmann/json.hpp>

#include "grammar/grammar_rewriting.h"
#include "process/program.h"
#include "process/remove_tree.h"
#include "text/file.h"
#include "text/hash.h"
#include "text/own_folder.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// Maps a place in the copy that the tool read to the user's file. Messages about a whole file have no place.
std::string userPlace(const std::string& file, const std::string& line, const std::string& column,
                      const GrammarFiles& files, const std::vector<RewrittenText>& written) {
  for (size_t i = 0; i < files.sources.size(); ++i) {
    const fs::path& path = files.sources[i].path;
    if (fs::path(file).filename() != path.filename()) continue;
    if (line.empty()) return path.string() + ": ";
    const LineColumn place = written[i].inOriginal({std::stoul(line), column.empty() ? 0 : std::stoul(column)});
    return fmt::format("{}:{}:{}: ", path.string(), place.line, place.column);
  }
  return file.empty() ? "" : fs::path(file).filename().string() + ": ";
}

/// The tool's first error message.
std::string firstError(const std::string& output, const GrammarFiles& files,
                       const std::vector<RewrittenText>& written) {
  static const RE2 pattern(R"((?m)^error\((\d+)\):\s+(?:(.*?\.g4):(\d*):(\d*):)?\s*(.*)$)");
  std::string number, file, line, column, message;
  if (!RE2::PartialMatch(output, pattern, &number, &file, &line, &column, &message))
    return "the ANTLR tool failed: " + output.substr(0, output.find('\n'));
  return fmt::format("{}{} (ANTLR error {})", userPlace(file, line, column, files, written), message, number);
}

std::vector<std::string> warningsIn(const std::string& output, const GrammarFiles& files,
                                    const std::vector<RewrittenText>& written) {
  static const RE2 pattern(R"((?m)^warning\((\d+)\):\s+(?:(.*?\.g4):(\d*):(\d*):)?\s*(.*)$)");
  std::vector<std::string> warnings;
  std::string number, file, line, column, message;
  for (re2::StringPiece rest(output); RE2::FindAndConsume(&rest, pattern, &number, &file, &line, &column, &message);) {
    const std::string place = userPlace(file, line, column, files, written);
    warnings.push_back(fmt::format("{}{} (ANTLR warning {})", fs::path(place).filename().string(), message, number));
  }
  return warnings;
}

/// The tool's messages, errors and warnings.
struct Said {
  std::string text;
  bool failed;
};

Said askTool(const WorkDirectory& directory, const std::vector<std::string>& arguments) {
  const std::string tool = programInPath("antlr4");
  if (tool.empty() || programInPath("java").empty())
    throw UserError(
        "a grammar of your own needs the ANTLR tool and Java on its first use: apt-get install antlr4 "
        "default-jre-headless");
  ProgramRun ended = runProgram(tool, arguments, directory);
  const bool failed = ended.status != 0 || ended.output.find("error(") != std::string::npos;
  return {failed && ended.output.empty() ? reasonOf(ended) : std::move(ended.output), failed};
}

/// Names that the tool refuses because they are reserved words of the target language.
std::set<std::string> refusedNames(std::string_view output) {
  static const RE2 pattern(R"(error\(134\):[^\n]*symbol (\S+) conflicts)");
  std::set<std::string> names;
  re2::StringPiece rest(output.data(), output.size());
  std::string name;
  while (RE2::FindAndConsume(&rest, pattern, &name)) names.insert(name);
  return names;
}

void restoreNames(const fs::path& folder, const std::set<std::string>& renamed) {
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() != ".interp") continue;
    std::string text = readFile(entry.path());
    for (const std::string& name : renamed) {
      std::string line = "\n" + name + "_\n";
      for (size_t at = text.find(line); at != std::string::npos; at = text.find(line, at + 1))
        text.erase(at + line.size() - 2, 1);
    }
    writeFile(entry.path(), text);
  }
}

}  // namespace

ToolResult runTool(const WorkDirectory& directory, const GrammarFiles& files, std::vector<std::string> options,
                   const std::function<RewrittenText(const GrammarSource&)>& rewritten) {
  const fs::path folder = directory.work();
  for (const std::string& argument : files.toolArguments()) options.push_back(argument);
  for (const fs::path& vocabulary : files.vocabularies) writeFile(folder / vocabulary.filename(), readFile(vocabulary));
  ToolResult result;
  std::set<std::string>& renamed = result.renamed;
  for (;;) {
    std::vector<RewrittenText> written;
    for (const GrammarSource& source : files.sources) {
      written.push_back(withRenamed(rewritten(source), renamed));
      writeFile(folder / source.path.filename(), written.back().text());
    }
    const Said said = askTool(directory, options);
    if (!said.failed) {
      result.warnings = warningsIn(said.text, files, written);
      break;
    }
    size_t before = renamed.size();
    renamed.merge(refusedNames(said.text));
    if (renamed.size() == before) throw UserError(firstError(said.text, files, written));
  }
  restoreNames(folder, renamed);
  return result;
}

InterpFiles readInterp(const fs::path& folder, const GrammarFiles& files) {
  const std::string& name = files.parserSource().name;
  return {name,
          readFile(folder / (files.lexerName() + ".interp")),
          readFile(folder / (name + ".interp")),
          files.letterCase(),
          {}};
}

InterpFiles compileGrammar(const GrammarFiles& files) {
  constexpr const char* warningsFile = "warnings.json";
  // Hashes the rewritten texts, so that a version of hone that rewrites differently has separate results.
  std::string key = warningsFile + files.contents(networkOnly);
  fs::path folder = cachedFolder("grammars", key, [&](const WorkDirectory& directory) {
    const ToolResult result = runTool(directory, files, {"-no-listener", "-no-visitor"}, networkOnly);
    const fs::path scratch = directory.work();
    for (const auto& entry : fs::directory_iterator(scratch))
      if (entry.path().extension() != ".interp") fs::remove(entry.path());
    readInterp(scratch, files);
    writeFile(scratch / warningsFile,
              nlohmann::json(result.warnings).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  });
  InterpFiles interp = readInterp(folder, files);
  const nlohmann::json warnings = nlohmann::json::parse(readFile(folder / warningsFile), nullptr, false);
  if (!warnings.is_array())
    throw UserError(fmt::format("{} is damaged: delete this folder and run hone again", folder.string()));
  interp.warnings = warnings;
  return interp;
}

InterpFiles compileGrammar(const std::vector<fs::path>& files) { return compileGrammar(GrammarFiles::find(files)); }

std::optional<fs::path> keptFolder(std::string_view kind, std::string_view key) {
  fs::path folder = ownCacheFolder(kind) / toHex(contentHash(key));
  std::error_code error;
  if (!fs::exists(fs::symlink_status(folder, error))) return std::nullopt;
  useOwnFolder(folder);
  return folder;
}

fs::path cachedFolder(std::string_view kind, std::string_view key,
                      const std::function<void(const WorkDirectory&)>& make) {
  if (std::optional<fs::path> kept = keptFolder(kind, key)) return *kept;
  // Not made in the cache, where a killed run would leave it.
  const WorkDirectory scratch;
  make(scratch);
  const fs::path folder = ownCacheFolder(kind) / toHex(contentHash(key));
  std::string name = folder.string() + ".XXXXXX";
  if (mkdtemp(name.data()) == nullptr)
    throw UserError(fmt::format("can't create the folder {}: {}", name, std::strerror(errno)));
  std::error_code error, lostRace;
  fs::copy(scratch.work(), name, fs::copy_options::recursive, error);
  if (!error) fs::rename(name, folder, lostRace);
  if (error || lostRace) removeTree(name);
  if (error) throw UserError(fmt::format("can't write to the folder {}: {}", folder.string(), error.message()));
  return folder;
}

}  // namespace hone
