#include "grammar/recognizer_build.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>

#include "grammar/grammar_rewriting.h"
#include "process/program.h"
#include "text/file.h"
#include "text/user_error.h"

extern "C" {
extern const char hone_recognizer_interface[], hone_recognizer_cpp[], hone_recognizer_java[];
}

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view runtimeHeaders = "/usr/include/antlr4-runtime";
constexpr std::string_view cppPackages = "g++ libantlr4-runtime-dev";

/// The version of the cached data.
constexpr std::string_view cacheFormat = "2";

/// The differences between the languages that the code of a grammar may be in.
struct Target {
  std::string_view name;                       ///< the ANTLR tool's, and that of the folder with the super classes
  std::vector<std::string_view> declarations;  ///< suffixes of the files that declare a class
  std::vector<std::string_view> others;        ///< suffixes of further files
};

const Target cpp{"Cpp", {".h", ".hpp"}, {".cpp"}};
const Target java{"Java", {".java"}, {}};

/// The file that declares the super class, beside the grammar.
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

/// All files of the folder: javac compiles only those that it needs, and predicates call classes that no option names.
void addJavaClasses(const GrammarFiles& files, BaseClasses& found) {
  const fs::path folder = fs::absolute(files.parserSource().path).parent_path() / java.name;
  std::error_code unreadable, looping;
  for (const auto& entry :
       fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, unreadable))
    if (entry.is_regular_file(looping) && entry.path().extension() == ".java")
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
      std::error_code looping;
      if (!wanted || !entry.is_regular_file(looping)) continue;
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

/// Throws with the first error.
void runCompiler(const WorkDirectory& directory, const std::string& name, const std::vector<std::string>& arguments,
                 std::string_view packages) {
  const std::string compiler = programInPath(name);
  if (compiler.empty()) failForLackOf(packages);
  const ProgramRun ended = runProgram(compiler, arguments, directory);
  if (ended.status == 0) return;
  std::istringstream lines(ended.output);
  std::string line;
  while (std::getline(lines, line) && line.find("error") == std::string::npos) continue;
  throw UserError("the grammar's code doesn't compile: " + (lines ? line : reasonOf(ended)));
}

void compileCpp(const WorkDirectory& directory) {
  if (!fs::exists(runtimeHeaders)) failForLackOf(cppPackages);
  // Optimisation would take longer than it saves: the work is done in the runtime.
  runCompiler(directory, "g++",
              {"-std=c++17", "-O0", "-w", "-fPIC", "-shared", "-fmax-errors=1", "-I.", "-isystem",
               std::string(runtimeHeaders), "recognizer.cpp", "-o", "recognizer.so", "-lantlr4-runtime"},
              cppPackages);
}

void compileJava(const WorkDirectory& directory, const RecognizerParts& parts) {
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
  runCompiler(directory, "javac", arguments, "default-jdk-headless");
}

}  // namespace

bool lexerCodeMatters(const GrammarFiles& files) {
  using Kind = GrammarCode::Kind;
  return files.has(Kind::predicate, true) || files.has(Kind::action, true) ||
         (files.lexer != files.parser && !files.lexerSource().superClass.empty());
}

bool parserCodeMatters(const GrammarFiles& files) { return files.has(GrammarCode::Kind::predicate, false); }

namespace {

/// Everything from which a recognizer is made.
class Recipe {
 public:
  Recipe(const GrammarFiles& files, bool parses, const std::string& startRule, const Target& target)
      : files_(files),
        target_(target),
        base_(findBaseClasses(files, parses, target)),
        parts_{files.lexerName(), parses ? files.parserName() : "", startRule, {}},
        key_(cacheFormat) {
    key_ += files.contents([&](const GrammarSource& source) { return withCode(source); }) + (parses ? startRule : "");
    for (const auto& [name, text] : base_.files) {
      if (name.ends_with(".cpp")) parts_.sources.push_back(name);
      key_ += name + '\0' + text + '\0';
    }
    for (const auto& [name, text] : around(parts_)) key_ += name + '\0' + text + '\0';
  }

  const Target& target() const { return target_; }

  /// nullopt if it wasn't made yet.
  std::optional<BuiltRecognizer> kept() const {
    std::optional<fs::path> folder = keptFolder(kind, key_);
    return folder ? std::optional(in(*folder)) : std::nullopt;
  }

  BuiltRecognizer make() const {
    BuiltRecognizer made = in(cachedFolder(kind, key_, [&](const WorkDirectory& scratch) { fill(scratch); }));
    made.isNew = true;
    return made;
  }

 private:
  static constexpr std::string_view kind = "recognizers";

  bool isJava() const { return &target_ == &java; }

  BuiltRecognizer in(const fs::path& folder) const {
    return {.folder = folder,
            .java = isJava(),
            .parses = !parts_.parserClass.empty(),
            .interp = readInterp(folder, files_)};
  }

  RewrittenText withCode(const GrammarSource& source) const {
    if (isJava()) return forJava(source);
    auto header = base_.declarations.find(source.name);
    return forCpp(source, header == base_.declarations.end() ? "" : header->second);
  }

  /// The files that are compiled with the generated ones, by name.
  std::map<std::string, std::string> around(const RecognizerParts& parts) const {
    return isJava() ? javaRecognizer(parts) : cppRecognizer(parts);
  }

  void fill(const WorkDirectory& directory) const {
    const fs::path scratch = directory.work();
    for (const auto& [name, text] : base_.files) writeFile(scratch / name, text);
    const std::set<std::string> renamed =
        runTool(directory, files_,
                {fmt::format("-Dlanguage={}", target_.name), "-Xforce-atn", "-no-listener", "-no-visitor"},
                [&](const GrammarSource& source) { return withCode(source); })
            .renamed;
    RecognizerParts parts = parts_;
    if (renamed.contains(parts.startRule)) parts.startRule += "_";
    for (const auto& [name, text] : around(parts)) {
      fs::create_directories((scratch / name).parent_path());
      writeFile(scratch / name, text);
    }
    isJava() ? compileJava(directory, parts) : compileCpp(directory);
    std::vector<fs::path> unneeded;
    for (const auto& entry : fs::directory_iterator(scratch)) {
      std::string suffix = entry.path().extension().string();
      if (entry.is_regular_file() && suffix != ".interp" && suffix != ".so" && suffix != ".class" &&
          entry.path().filename() != javaArguments)
        unneeded.push_back(entry.path());
    }
    for (const fs::path& path : unneeded) fs::remove(path);
    readInterp(scratch, files_);
  }

  const GrammarFiles& files_;
  const Target& target_;
  BaseClasses base_;
  RecognizerParts parts_;
  std::string key_;
};

}  // namespace

BuiltRecognizer buildRecognizer(const GrammarFiles& files, bool parses, const std::string& startRule) {
  std::vector<Recipe> recipes;
  std::map<const Target*, std::string> reasons;
  for (const Target* target : {&cpp, &java}) {
    try {
      recipes.emplace_back(files, parses, startRule, *target);
    } catch (const UserError& error) {
      reasons[target] = error.what();
    }
  }
  // A compiled recognizer is cached, whatever its language. A failure is tried again each time, since its cause may be
  // outside of the grammar: a missing header, another version of the compiler.
  for (const Recipe& recipe : recipes)
    if (std::optional<BuiltRecognizer> kept = recipe.kept()) return std::move(*kept);
  for (const Recipe& recipe : recipes) {
    try {
      return recipe.make();
    } catch (const UserError& error) {
      reasons[&recipe.target()] = error.what();
    }
  }
  throw UserError(fmt::format("{} (in Java: {})", reasons[&cpp], reasons[&java]));
}

std::map<std::string, std::string> cppRecognizer(const RecognizerParts& parts) {
  std::string all = fmt::format("#include \"{0}.cpp\"\n#define HONE_LEXER ::{0}\n", parts.lexerClass);
  if (!parts.parserClass.empty())
    all += fmt::format("#include \"{0}.cpp\"\n#define HONE_PARSER ::{0}\n#define HONE_START {1}\n", parts.parserClass,
                       parts.startRule);
  for (const std::string& source : parts.sources) all += fmt::format("#include \"{}\"\n", source);
  all += "#include \"recognize.cpp\"\n";
  return {{"recognizer.cpp", std::move(all)},
          {"recognize.cpp", hone_recognizer_cpp},
          {"grammar/recognizer_interface.h", hone_recognizer_interface}};
}

std::map<std::string, std::string> javaRecognizer(const RecognizerParts& parts) {
  std::string arguments = fmt::format("{} {}", javaRecognizerClass, parts.lexerClass);
  if (!parts.parserClass.empty()) arguments += fmt::format(" {} {}", parts.parserClass, parts.startRule);
  return {{fmt::format("{}.java", javaRecognizerClass), hone_recognizer_java}, {javaArguments, std::move(arguments)}};
}

}  // namespace hone
