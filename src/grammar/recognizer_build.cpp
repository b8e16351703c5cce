#include "grammar/recognizer_build.h"

#ifndef BOOST_POSIX_HAS_VFORK
#define BOOST_POSIX_HAS_VFORK 1
#endif
#include <fmt/format.h>

#include <algorithm>
#include <boost/process.hpp>
#include <boost/process/posix.hpp>
#include <map>

#include "grammar/recognizer_source.h"
#include "grammar/tool_cache.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;
namespace process = boost::process;

constexpr std::string_view headerSuffixes[] = {".h", ".hpp"};
constexpr std::string_view runtimeHeaders = "/usr/include/antlr4-runtime";

/// Where the class is declared, beside the grammar.
fs::path headerOf(const GrammarSource& source) {
  for (const fs::path& folder : {source.path.parent_path(), source.path.parent_path() / "Cpp"})
    for (std::string_view suffix : headerSuffixes)
      if (fs::path header = folder / (source.superClass + std::string(suffix)); fs::exists(header)) return header;
  throw UserError(
      fmt::format("{} needs its super class in C++: put {}.h and {}.cpp beside it, or into the folder Cpp there",
                  source.path.string(), source.superClass, source.superClass));
}

struct BaseClasses {
  std::map<std::string, std::string> headers;  ///< by grammar: the file's name
  std::map<std::string, std::string> files;    ///< by name: all files of the folders that hold these
};

BaseClasses findBaseClasses(const GrammarFiles& files) {
  BaseClasses found;
  for (const GrammarSource& source : files.sources) {
    if (source.superClass.empty()) continue;
    fs::path header = headerOf(source);
    found.headers[source.name] = header.filename().string();
    for (const auto& entry : fs::directory_iterator(header.parent_path())) {
      std::string suffix = entry.path().extension().string();
      if (suffix != ".cpp" && std::ranges::find(headerSuffixes, suffix) == std::end(headerSuffixes)) continue;
      std::string text = readFile(entry.path());
      if (text.find("int main(") == std::string::npos) found.files[entry.path().filename().string()] = std::move(text);
    }
  }
  return found;
}

void compile(const fs::path& folder) {
  boost::filesystem::path compiler = process::search_path("g++");
  if (compiler.empty() || !fs::exists(runtimeHeaders))
    throw UserError("the grammar's code can't be compiled: apt-get install g++ libantlr4-runtime-dev");
  // Optimisation would take longer than it saves: the work is done in the runtime.
  std::vector<std::string> arguments = {"-std=c++17",
                                        "-O0",
                                        "-w",
                                        "-fPIC",
                                        "-shared",
                                        "-fmax-errors=1",
                                        "-I.",
                                        "-isystem",
                                        std::string(runtimeHeaders),
                                        "recognizer.cpp",
                                        "-o",
                                        "recognizer.so",
                                        "-lantlr4-runtime"};
  process::ipstream output;
  std::string text, line;
  process::child child(compiler, process::args(arguments), process::start_dir(folder.string()),
                       process::posix::use_vfork,
                       process::std_in<process::null, (process::std_out & process::std_err)> output);
  while (std::getline(output, line))
    if (text.empty() && line.find("error") != std::string::npos) text = line;
  child.wait();
  if (child.exit_code() != 0) throw UserError("the grammar's code doesn't compile: " + text);
}

}  // namespace

bool codeMatters(const GrammarFiles& files) {
  using Kind = GrammarCode::Kind;
  return files.has(Kind::predicate, false) || files.has(Kind::predicate, true) || files.has(Kind::action, true) ||
         (files.lexer != files.parser && !files.lexerSource().superClass.empty());
}

BuiltRecognizer buildRecognizer(const GrammarFiles& files, const std::string& startRule) {
  BaseClasses base = findBaseClasses(files);
  RecognizerParts parts{files.lexerName(), files.parserName(), startRule, {}};
  auto withCode = [&](const GrammarSource& source) {
    auto header = base.headers.find(source.name);
    return forCpp(source, header == base.headers.end() ? "" : header->second);
  };
  std::string key = files.contents(withCode) + startRule;
  for (const auto& [name, text] : base.files) {
    if (name.ends_with(".cpp")) parts.sources.push_back(name);
    key += name + '\0' + text + '\0';
  }
  key += recognizerSource(parts);
  fs::path folder = cachedFolder("recognizers", key, [&](const fs::path& scratch) {
    for (const auto& [name, text] : base.files) writeFile(scratch / name, text);
    std::set<std::string> renamed =
        runTool(scratch, files, {"-Dlanguage=Cpp", "-Xforce-atn", "-no-listener", "-no-visitor"}, withCode);
    if (renamed.contains(startRule)) parts.startRule += "_";
    writeFile(scratch / "recognizer.cpp", recognizerSource(parts));
    compile(scratch);
    for (const auto& entry : fs::directory_iterator(scratch))
      if (entry.path().extension() != ".interp" && entry.path().extension() != ".so") fs::remove_all(entry.path());
    readInterp(scratch, files);
  });
  return {folder / "recognizer.so", readInterp(folder, files)};
}

}  // namespace hone
