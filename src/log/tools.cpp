#include "log/tools.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <re2/re2.h>

#include <algorithm>
#include <set>
#include <span>
#include <sstream>

#include "text/command_text.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

struct KnownTool {
  ToolKind kind;
  RE2 name;
};

/// A regular expression for the names, which blanks separate. The prefix is a target, the suffix a version.
std::string named(const char* names) {
  std::istringstream words(names);
  std::vector<std::string> quoted;
  for (std::string name; words >> name;) quoted.push_back(RE2::QuoteMeta(name));
  return fmt::format(R"((?:[a-z0-9_]+-)*(?:{})(?:-?\d[\d.]*)?(?:\.exe)?)", fmt::join(quoted, "|"));
}

std::span<const KnownTool> knownTools() {
  static const KnownTool all[] = {
      {ToolKind::compiler, RE2(named(R"(
           cc c++ gcc g++ clang clang++ clang-cl cc1 cc1plus cc1obj f951 gfortran flang icx icpx nvcc mpicc
           mpicxx emcc em++ gdc gnat1 hipcc tcc)"))},
      {ToolKind::rustc, RE2(named("rustc clippy-driver rustdoc"))},
      {ToolKind::javac, RE2(named("javac kotlinc scalac ecj"))},
      {ToolKind::interpreter, RE2(named(R"(
           node nodejs deno bun python pypy python3 perl ruby php lua luajit Rscript guile ocaml julia tsx
           ts-node groovy java)"))},
      {ToolKind::reader, RE2(named(R"(
           dot neato twopi circo fdp sfdp sqlite3 jq xmllint xsltproc ghdl iverilog yosys verilator ocamlc
           ocamlopt tsc esbuild terser uglifyjs babel eslint prettier glslangValidator glslc spirv-opt z3 cvc5
           protoc llc lli opt llvm-as llvm-link as ld lld gold nasm yasm
           ghc fpc mypy pylint black ruff flake8 pyflakes cython swiftc zig dmd ldc2 nim luac wat2wasm wasm-opt
           pdftotext pdflatex xelatex convert ffmpeg pandoc assimp clang-format clang-tidy cppcheck swig bison
           flex m4 tidy shfmt shellcheck valgrind rustfmt gofmt compile vet)"))},
      {ToolKind::reader, RE2(R"((?:[a-z0-9_]+-)*ld\.\w+(?:-\d[\d.]*)?(?:\.exe)?)")},  // ld.bfd, ld.mold ...
      {ToolKind::driver, RE2(named(R"(
           make gmake bmake ninja samu cmake ctest meson cargo bazel bazelisk buck buck2 gradle gradlew mvn ant
           sbt npm npx yarn pnpm tox nox go scons waf rake dune stack cabal docker podman act pytest py.test)"))},
      {ToolKind::driver, RE2(named("prove bats phpunit rspec jest mocha vitest busted"))},  // of tests
      {ToolKind::interpreter, RE2(named("sh bash dash ksh zsh"))},
      {ToolKind::helper, RE2(named(R"(
           rm rmdir mv cp ln mkdir mktemp chmod chown touch cat tee ls install tar gzip gunzip unzip xz curl
           wget git svn hg apt apt-get dpkg yum dnf apk brew pip pip3 sudo su ssh scp rsync dd mkfs mount
           umount kill killall pkill sleep grep egrep fgrep sed awk head tail sort uniq wc find xargs cmp diff
           echo printf export set unset source test true false exit return shopt ulimit trap wait read local
           declare eval alias umask date uname whoami id pwd popd which type hash basename dirname readlink
           realpath env shutdown reboot systemctl journalctl service crontab . [ [[ if then else elif fi for
           while do done case esac function { })"))},
  };
  return all;
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

std::string lastExtension(const fs::path& file) { return file.extension().string(); }

/// The file that this part of a word names.
bool addFile(const Invocation& call, const LogFiles& files, size_t word, size_t begin, size_t length,
             std::vector<InputWord>& found) {
  if (length == 0) return false;
  const fs::path file = (call.folder / call.argv[word].substr(begin, length)).lexically_normal();
  if (!files.isFile(file)) return false;
  found.push_back({word, begin, length, file});
  return true;
}

/// A word that is a file, an option's value in it (--file=x.sql), or words of which one is (".read x.sql").
bool addWord(const Invocation& call, const LogFiles& files, size_t word, std::vector<InputWord>& found) {
  const std::string& text = call.argv[word];
  if (!text.starts_with('-') && addFile(call, files, word, 0, text.size(), found)) return true;
  if (const size_t equals = text.find('='); equals != text.npos)
    if (addFile(call, files, word, equals + 1, text.size() - equals - 1, found)) return true;
  // pytest's tests.py::test_it
  if (const size_t colons = text.find("::"); colons != text.npos && colons > 0)
    if (addFile(call, files, word, 0, colons, found)) return true;
  // Commands of a tool's own language: ".read x.sql", "read_verilog x.v; proc".
  constexpr std::string_view between = " \t;,()'\"";
  for (size_t begin = 0; begin < text.size() && text.find_first_of(between) != text.npos;) {
    const size_t end = std::min(text.find_first_of(between, begin), text.size());
    if (addFile(call, files, word, begin, end - begin, found)) return true;
    begin = end + 1;
  }
  return false;
}

bool isSourceFor(ToolKind kind, const fs::path& file) {
  const std::string extension = lastExtension(file);
  switch (kind) {
    case ToolKind::compiler:
      return isPreprocessed(file) ||
             isOneOf(extension, {".i", ".ii", ".s", ".ll", ".bc", ".f90", ".f95", ".f03", ".f08", ".f", ".for", ".F90",
                                 ".mi", ".mii", ".d", ".adb", ".cu"});
    case ToolKind::rustc: return extension == ".rs";
    case ToolKind::javac: return isOneOf(extension, {".java", ".kt", ".scala"});
    default: return true;
  }
}

/// Options of all programs whose value is written, not read.
bool namesOutput(std::string_view option) {
  return isOneOf(option, {"-o", "--output", "--out", "--out-dir", "-d", "--log", "--log-file", "-MF", "--depfile"});
}

using Names = std::set<std::string, std::less<>>;

}  // namespace

ToolKind kindOf(const Invocation& call) {
  const std::string name = nameOfProgram(call);
  for (const KnownTool& tool : knownTools())
    if (RE2::FullMatch(name, tool.name)) return tool.kind;
  return ToolKind::unknown;
}

bool isPreprocessed(const fs::path& file) {
  return isOneOf(lastExtension(file),
                 {".c", ".cc", ".cpp", ".cxx", ".c++", ".C", ".cp", ".m", ".mm", ".h", ".hh", ".hpp", ".cppm", ".ixx"});
}

bool takesValue(std::string_view option) {
  // And what only a compiler says to its own parts.
  return takesNextWord(option) ||
         isOneOf(option, {"-Xclang", "-Xlinker", "-Xassembler", "-Xpreprocessor", "-mllvm", "-include-pch", "-dumpbase",
                          "-dumpbase-ext", "-dumpdir", "-auxbase", "-coverage-notes-file", "-coverage-data-file",
                          "-dependency-file", "-serialize-diagnostic-file", "-imultiarch", "-imultilib"});
}

std::vector<InputWord> inputsOf(const Invocation& call, const LogFiles& files) {
  const ToolKind kind = kindOf(call);
  std::vector<InputWord> found;
  // An input's place in the text of a shell can't take another name.
  if (isPipeline(call)) return found;
  const bool isJava = kind == ToolKind::interpreter && nameOfProgram(call).starts_with("java");
  for (size_t word = 1; word < call.argv.size(); ++word) {
    const std::string& text = call.argv[word];
    if (namesOutput(text) || (kind == ToolKind::compiler && takesValue(text)) ||
        (isJava && isOneOf(text, {"-cp", "-classpath", "--class-path", "-jar", "-p", "--module-path"})) ||
        (kind == ToolKind::rustc && isOneOf(text, {"--crate-name", "--edition", "-L", "--extern", "-C", "--cfg"}))) {
      ++word;
      continue;
    }
    const size_t before = found.size();
    if (kind == ToolKind::compiler && text.starts_with('-')) continue;
    if (addWord(call, files, word, found) && !isSourceFor(kind, found.back().file)) found.resize(before);
  }
  if (!call.input.empty()) {
    const fs::path file = (call.folder / call.input).lexically_normal();
    if (files.isFile(file)) found.push_back({call.argv.size(), 0, 0, file});
  }
  // The last one is the input: what comes before is a script, a schema, a library.
  std::ranges::reverse(found);
  return found;
}

std::vector<std::string> missingInputs(const Invocation& call) {
  std::vector<std::string> names;
  if (isPipeline(call)) return names;
  for (size_t word = 1; word < call.argv.size(); ++word) {
    const std::string& text = call.argv[word];
    if (namesOutput(text) || takesValue(text)) {
      ++word;
      continue;
    }
    // Go's ./... is a pattern for packages.
    if (!text.starts_with('-') && !text.ends_with("/...") && fs::path(text).has_extension()) names.push_back(text);
  }
  if (!call.input.empty()) names.push_back(call.input);
  return names;
}

bool isOfInstalled(const fs::path& folder) {
  return folder == "node_modules" || folder == "site-packages" || folder == "dist-packages";
}

bool isCode(const fs::path& file) {
  static const Names code = {".py",  ".pyi", ".rb",  ".pl",     ".pm",  ".t",    ".php",  ".js",    ".mjs", ".cjs",
                             ".ts",  ".tsx", ".jsx", ".go",     ".rs",  ".java", ".kt",   ".scala", ".c",   ".cc",
                             ".cpp", ".cxx", ".h",   ".hh",     ".hpp", ".sh",   ".bash", ".bats",  ".awk", ".lua",
                             ".R",   ".jl",  ".hs",  ".ml",     ".cs",  ".vhd",  ".mk",   ".cmake", ".am",  ".ac",
                             ".f90", ".adb", ".ads", ".y",      ".l",   ".o",    ".a",    ".so",    ".pyc", ".class",
                             ".jar", ".exe", ".d",   ".gradle", ".jq"};
  static const Names settings = {"Makefile",       "GNUmakefile",    "Rakefile",      "Gemfile",
                                 "Dockerfile",     "Vagrantfile",    "Jenkinsfile",   "package.json",
                                 "pom.xml",        "composer.json",  "tsconfig.json", "package-lock.json",
                                 "pyproject.toml", "setup.cfg",      "tox.ini",       "phpunit.xml",
                                 "Cargo.toml",     "go.mod",         "build.xml",     "meson.build",
                                 "CMakeLists.txt", "CMakeCache.txt", "build.ninja",   "dub.json",
                                 "MANIFEST",       "LICENSE",        "README",        "compile_commands.json"};
  const std::string name = file.filename().string();
  return code.contains(file.extension().string()) || settings.contains(name) || name.starts_with("tsconfig");
}

bool isData(const fs::path& file) {
  static const Names others = {".lock", ".log", ".md", ".rst", ".trs", ".sum"};
  return !isCode(file) && !others.contains(file.extension().string());
}

}  // namespace hone
