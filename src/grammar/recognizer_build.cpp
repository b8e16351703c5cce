#include "grammar/recognizer_build.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/process/search_path.hpp>
#include <cctype>
#include <map>
#include <set>
#include <sstream>

#include "grammar/child_output.h"
#include "grammar/recognizer_source.h"
#include "grammar/tool_cache.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view runtimeHeaders = "/usr/include/antlr4-runtime";
constexpr std::string_view cppPackages = "g++ libantlr4-runtime-dev";

/// In the folder of a grammar whose code doesn't compile: why. So this takes its time once, too.
constexpr std::string_view whyNot = "why-not.txt";

/// What differs between the languages that a grammar's code may be in.
struct Target {
  std::string_view name;                       ///< the ANTLR tool's, and that of the folder with the super classes
  std::vector<std::string_view> declarations;  ///< suffixes of the files that declare a class
  std::vector<std::string_view> others;        ///< suffixes of further files
};

const Target cpp{"Cpp", {".h", ".hpp"}, {".cpp"}};
const Target java{"Java", {".java"}, {}};

/// Where the super class is declared, beside the grammar.
fs::path declarationOf(const GrammarSource& source, const Target& target) {
  const fs::path beside = fs::absolute(source.path).parent_path();
  for (const fs::path& folder : {beside, beside / target.name})
    for (std::string_view suffix : target.declarations)
      if (fs::path file = folder / (source.superClass + std::string(suffix)); fs::exists(file)) return file;
  throw UserError(fmt::format("{} needs its super class: put {}{} beside it, or into the folder {} there",
                              source.path.string(), source.superClass,
                              target.others.empty() ? ".java" : ".h and " + source.superClass + ".cpp", target.name));
}

struct BaseClasses {
  std::map<std::string, std::string> declarations;  ///< by grammar: the file's name
  std::map<std::string, std::string> files;         ///< by name: all files of the folders that hold these
};

/// Java's compiler takes of a folder what it needs, so it may have all: predicates call classes that nothing names.
void addJavaClasses(const GrammarFiles& files, BaseClasses& found) {
  const fs::path folder = fs::absolute(files.parserSource().path).parent_path() / java.name;
  if (!fs::is_directory(folder)) return;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && entry.path().extension() == ".java")
      found.files.try_emplace(entry.path().filename().string(), readFile(entry.path()));
}

BaseClasses findBaseClasses(const GrammarFiles& files, bool ofParser, const Target& target) {
  BaseClasses found;
  std::set<std::string> otherClasses;
  for (const GrammarSource& source : files.sources) {
    if (source.superClass.empty()) continue;
    if (!ofParser && source.kind != GrammarKind::lexer) {
      otherClasses.insert(source.superClass);
      continue;
    }
    fs::path declaration = declarationOf(source, target);
    found.declarations[source.name] = declaration.filename().string();
    for (const auto& entry : fs::directory_iterator(declaration.parent_path())) {
      std::string suffix = entry.path().extension().string();
      bool wanted = std::ranges::find(target.declarations, suffix) != target.declarations.end() ||
                    std::ranges::find(target.others, suffix) != target.others.end();
      if (!wanted) continue;
      std::string text = readFile(entry.path());
      if (text.find("int main(") == std::string::npos) found.files[entry.path().filename().string()] = std::move(text);
    }
  }
  if (&target == &java) addJavaClasses(files, found);
  for (const std::string& name : otherClasses)
    std::erase_if(found.files, [&](const auto& file) { return fs::path(file.first).stem() == name; });
  return found;
}

[[noreturn]] void failForLackOf(std::string_view packages) {
  throw UserError(fmt::format("the grammar's code can't be compiled: apt-get install {}", packages));
}

/// Where a file has an error, notes the first one in the folder. Throws where that isn't why the compiler fails.
void runCompiler(const fs::path& folder, const std::string& name, const std::vector<std::string>& arguments,
                 std::string_view packages) {
  boost::filesystem::path compiler = boost::process::search_path(name);
  if (compiler.empty()) failForLackOf(packages);
  const ChildOutput ended = runChild(compiler, arguments, folder);
  if (ended.exit == 0) return;
  std::istringstream lines(ended.text);
  std::string line;
  while (std::getline(lines, line) && line.find("error") == std::string::npos) continue;
  const std::string why = "the grammar's code doesn't compile: " + line;
  // FILE:LINE: a compiler that was killed or had no room left has no line number to name.
  const size_t colon = line.find(':');
  const bool inFile = colon != std::string::npos && std::isdigit(static_cast<unsigned char>(line[colon + 1]));
  if (!inFile) throw UserError(why);
  writeFile(folder / whyNot, why);
}

void compileCpp(const fs::path& folder) {
  if (!fs::exists(runtimeHeaders)) failForLackOf(cppPackages);
  // Optimisation would take longer than it saves: the work is done in the runtime.
  runCompiler(folder, "g++",
              {"-std=c++17", "-O0", "-w", "-fPIC", "-shared", "-fmax-errors=1", "-I.", "-isystem",
               std::string(runtimeHeaders), "recognizer.cpp", "-o", "recognizer.so", "-lantlr4-runtime"},
              cppPackages);
}

void compileJava(const fs::path& folder, const RecognizerParts& parts) {
  // The compiler finds the classes that these need.
  std::vector<std::string> arguments = {"-proc:none",
                                        "-nowarn",
                                        "-g:none",
                                        "-encoding",
                                        "UTF-8",
                                        "-d",
                                        ".",
                                        "-sourcepath",
                                        ".",
                                        "-cp",
                                        std::string(javaRuntime)};
  for (const std::string& name : {std::string(javaRecognizerClass), parts.lexerClass, parts.parserClass})
    if (!name.empty()) arguments.push_back(name + ".java");
  runCompiler(folder, "javac", arguments, "default-jdk-headless");
}

}  // namespace

bool lexerCodeMatters(const GrammarFiles& files) {
  using Kind = GrammarCode::Kind;
  return files.has(Kind::predicate, true) || files.has(Kind::action, true) ||
         (files.lexer != files.parser && !files.lexerSource().superClass.empty());
}

bool parserCodeMatters(const GrammarFiles& files) { return files.has(GrammarCode::Kind::predicate, false); }

namespace {

BuiltRecognizer build(const GrammarFiles& files, bool parses, const std::string& startRule, const Target& target) {
  bool isJava = &target == &java;
  BaseClasses base = findBaseClasses(files, parses, target);
  RecognizerParts parts{files.lexerName(), parses ? files.parserName() : "", startRule, {}};
  auto withCode = [&](const GrammarSource& source) {
    if (isJava) return forJava(source);
    auto header = base.declarations.find(source.name);
    return forCpp(source, header == base.declarations.end() ? "" : header->second);
  };
  std::string key = files.contents(withCode) + (parses ? startRule : "");
  for (const auto& [name, text] : base.files) {
    if (name.ends_with(".cpp")) parts.sources.push_back(name);
    key += name + '\0' + text + '\0';
  }
  auto around = [&] { return isJava ? javaRecognizer(parts) : cppRecognizer(parts); };
  for (const auto& [name, text] : around()) key += name + '\0' + text + '\0';
  fs::path folder = cachedFolder("recognizers", key, [&](const fs::path& scratch) {
    for (const auto& [name, text] : base.files) writeFile(scratch / name, text);
    std::set<std::string> renamed =
        runTool(scratch, files,
                {fmt::format("-Dlanguage={}", target.name), "-Xforce-atn", "-no-listener", "-no-visitor"}, withCode);
    if (renamed.contains(startRule)) parts.startRule += "_";
    for (const auto& [name, text] : around()) {
      fs::create_directories((scratch / name).parent_path());
      writeFile(scratch / name, text);
    }
    isJava ? compileJava(scratch, parts) : compileCpp(scratch);
    std::vector<fs::path> unneeded;
    for (const auto& entry : fs::directory_iterator(scratch)) {
      std::string suffix = entry.path().extension().string();
      if (entry.is_regular_file() && suffix != ".interp" && suffix != ".so" && suffix != ".class" &&
          entry.path().filename() != whyNot && entry.path().filename() != javaArguments)
        unneeded.push_back(entry.path());
    }
    for (const fs::path& path : unneeded) fs::remove(path);
    readInterp(scratch, files);
  });
  if (fs::exists(folder / whyNot)) throw UserError(readFile(folder / whyNot));
  return {folder, isJava, parses, readInterp(folder, files)};
}

}  // namespace

BuiltRecognizer buildRecognizer(const GrammarFiles& files, bool parses, const std::string& startRule) {
  try {
    return build(files, parses, startRule, cpp);
  } catch (const UserError& inCpp) {
    try {
      return build(files, parses, startRule, java);
    } catch (const UserError& inJava) {
      throw UserError(fmt::format("{} (in Java: {})", inCpp.what(), inJava.what()));
    }
  }
}

}  // namespace hone
