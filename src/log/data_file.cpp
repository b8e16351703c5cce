#include "log/data_file.h"

#include <set>
#include <string>

namespace hone {
namespace {

namespace fs = std::filesystem;

using Names = std::set<std::string, std::less<>>;

}  // namespace

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
