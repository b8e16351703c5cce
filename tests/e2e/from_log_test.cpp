// `hone reduce --from`: from a log to a reduced input, with the real programs.
#include "farm.h"

namespace hone {
namespace {

using testing::HasSubstr;
using testing::Not;

class FromLog : public EndToEnd {
 protected:
  /// A program of Python that fails on some orders, and the log of a shell that ran it.
  void writePythonCase() {
    write("total.py",
          "import json, sys\n"
          "def price(item):\n    return item['price'] * item['count']\n"
          "print(sum(price(item) for item in json.load(open(sys.argv[1]))['items']))\n");
    write("orders.json", R"({"id": 7, "items": [{"price": 3, "count": 2}, {"price": 4}, {"price": 1, "count": 9}]})");
    const Ended ended = run("bash", {"-xc", "python3 total.py orders.json > total.txt"});
    write("ci.log", ended.err);
  }
};

TEST_F(FromLog, ReducesWhatALogShows) {
  writePythonCase();
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress", "--report", "report.md"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("command   python3 total.py orders.json\n"));
  EXPECT_THAT(ended.err, HasSubstr("failure   KeyError, total.py:price"));
  EXPECT_LT(read("orders.reduced.json").size(), 40u);
  const std::string report = read("report.md");
  EXPECT_THAT(report, testing::StartsWith("# python3: KeyError, total.py:price"));
  EXPECT_THAT(report, HasSubstr(read("orders.reduced.json")));
  EXPECT_THAT(report, HasSubstr("## Command"));
  EXPECT_THAT(report, HasSubstr("\nKeyError: "));
}

TEST_F(FromLog, ALongTitleEndsBehindAFunction) {
  const std::string inner(50, 'i'), outer(49, 'o');
  write("total.py", "import json, sys\ndef " + inner + "(d):\n    return d['price']\ndef " + outer +
                        "(d):\n    return " + inner + "(d)\ndef all_of(d):\n    return " + outer +
                        "(d)\nall_of(json.load(open(sys.argv[1])))\n");
  write("in.json", R"({"a": [1, 2]})");
  const Ended ended = hone({"reduce", "in.json", "--same-crash", "--no-progress", "--report", "report.md", "--",
                            "python3", path("total.py").string(), "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("report.md"), testing::StartsWith("# python3: KeyError, total.py:" + inner + "\n"));
}

TEST_F(FromLog, RunsNothingBeforeItMay) {
  writePythonCase();
  write("total.py", "import pathlib, sys\npathlib.Path(sys.argv[0]).with_name('ran').touch()\n");
  const Ended unasked = hone({"reduce", "--from", "ci.log"});
  EXPECT_EQ(unasked.exit, 2);
  EXPECT_THAT(unasked.err, HasSubstr("python3 total.py orders.json"));
  EXPECT_THAT(unasked.err, HasSubstr("give --yes"));
  const Ended dry = hone({"reduce", "--from=ci.log", "--dry-run"});
  EXPECT_EQ(dry.exit, 0);
  EXPECT_EQ(dry.out, "hone reduce " + path("orders.json").string() + " --same-crash -- python3 " +
                         path("total.py").string() + " @@\n");
  EXPECT_FALSE(fs::exists(path("ran")));
}

TEST_F(FromLog, RunsACommandThatTheUserTypes) {
  writePythonCase();
  const Ended ended =
      hone({"reduce", "--yes", "--no-progress", "--from", "--", "sh", "-xc", "python3 total.py orders.json"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_LT(read("orders.reduced.json").size(), 40u);
  const Ended well = hone({"reduce", "--from", "--yes", "--", "true"});
  EXPECT_EQ(well.exit, 2);
  EXPECT_THAT(well.err, oneLineWith("succeeds"));
}

TEST_F(FromLog, PreprocessesASourceThatFailsTheSame) {
  write("row.h", "#pragma once\ntemplate <int N> struct Row { static_assert(N > 3, \"too short\"); };\n");
  write("main.cpp", "#include \"row.h\"\nRow<WIDTH> good;\nRow<2> bad;\nint other() { return 1; }\n");
  write("build.sh", "set -x\ng++ -DWIDTH=8 -I. -std=c++17 -c -o main.o main.cpp\n");
  fs::permissions(path("main.cpp"), fs::perms::owner_read | fs::perms::owner_write);
  const Ended over = hone({"reduce", "--yes", "-o", "main.cpp", "--from", "--", "sh", "build.sh"});
  EXPECT_THAT(over.err, HasSubstr("-o main.cpp would overwrite what --from names"));
  const Ended ended =
      hone({"reduce", "--yes", "--no-progress", "--report", "report.md", "--from", "--", "sh", "build.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("preprocessed"));
  EXPECT_THAT(read("report.md"), HasSubstr("\ng++ -std=c++17 -c main.cpp\n"));
  EXPECT_THAT(read("main.reduced.cpp"), HasSubstr("static_assert"));
  EXPECT_EQ(fs::status(path("main.reduced.cpp")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_THAT(hone({"log", "main.cpp"}).out, testing::StartsWith(path("main.cpp").string() + "\n"));
  // Also of a name that isn't UTF-8.
  write("a\xff.txt", "needle");
  ASSERT_EQ(hone({"reduce", "a\xff.txt", "-q", "--exit", "0", "--", "grep", "needle", "@@"}).exit, 0);
  EXPECT_EQ(hone({"log", "a\xff.txt"}).exit, 0);
  EXPECT_THAT(read("main.reduced.cpp"), Not(HasSubstr("include")));
  EXPECT_THAT(read("main.reduced.cpp"), Not(HasSubstr("other")));
}

TEST_F(FromLog, TriesOtherVersionsOnTheResult) {
  write("in.txt", "keep this word: needle\nand not this one\n");
  script("old", "exit 0\n");
  script("new", "if grep -q needle \"$1\"; then echo 'error: a needle' >&2; exit 3; fi\n");
  const Ended ended = hone({"reduce", "in.txt", "--same-crash", "--no-progress", "--bisect", "./old,./new,./none", "--",
                            path("new").string(), "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.out,
              HasSubstr("./old: passes\n./new: fails the same\n./none: can't be run\nfirst that fails: ./new\n"));
}

TEST_F(FromLog, GivesTheResultTheModeOfTheUsersSource) {
  write("a.c", "#include <stddef.h>\nint f(void) { return needle; }\n");
  write("log", "gcc -c a.c -o a.o\na.c:2:23: error: 'needle' undeclared (first use in this function)\n");
  fs::permissions(path("a.c"), fs::perms(0644));
  ASSERT_EQ(hone({"reduce", "--from", "log", "--yes", "-q"}).exit, 0);
  EXPECT_EQ(fs::status(path("a.reduced.c")).permissions(), fs::perms(0644));
}

/// Of two undeclared names, the one that the log is about.
TEST_F(FromLog, TheNameInTheMessageCounts) {
  write("a.cpp",
        "int first() { return 1; }\nint second() { return fooBar + first(); }\n"
        "int third() { return x; }\nint last() { return second(); }\n");
  write("log", "g++ -c a.cpp -o a.o\na.cpp:2:23: error: 'fooBar' was not declared in this scope\n");
  const Ended ended = hone({"reduce", "--from", "log", "--yes", "--no-progress"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("a.reduced.cpp"), HasSubstr("fooBar"));
  EXPECT_LE(read("a.reduced.cpp").size(), std::string("int f=fooBar;").size());
  EXPECT_THAT(ended.err, HasSubstr("fooBar must stay, since the message names it; if not: hone reduce " +
                                   path("a.cpp").string() + " --same-crash -- g++ "));
  EXPECT_THAT(ended.err, HasSubstr(" was not declared in this scope' -- g++ "));
  const Ended dry = hone({"reduce", "--from=log", "--dry-run"});
  EXPECT_THAT(dry.err, HasSubstr("the name in the message must stay, too"));
  const Ended any = hone({"reduce", "a.cpp", "--no-progress", "--same-crash", "--", "g++", "-c", "@@"});
  ASSERT_EQ(any.exit, 0) << any.err;
  EXPECT_THAT(read("a.reduced.cpp"), Not(HasSubstr("fooBar")));
}

/// gcc itself says only that its linker failed, which that does for an empty source, too.
TEST_F(FromLog, TheFunctionThatALinkerMissesCounts) {
  write("a.c",
        "int other(void);\nint fooBar(int);\nint first(void) { return other(); }\n"
        "int second(void) { return fooBar(1) + first(); }\nint main(void) { return second(); }\n");
  write("log",
        "+ gcc a.c -o a\n/usr/bin/ld: /tmp/ccNnwYbr.o: in function `second':\n"
        "a.c:(.text+0x1a): undefined reference to `fooBar'\ncollect2: error: ld returned 1 exit status\n");
  const Ended ended = hone({"reduce", "--from", "log", "--yes", "--no-progress"});
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("a.reduced.c"), HasSubstr("fooBar"));
  EXPECT_THAT(read("a.reduced.c"), Not(HasSubstr("other")));
  EXPECT_LE(read("a.reduced.c").size(), std::string("f(){fooBar();}").size());
  EXPECT_THAT(ended.err, HasSubstr("fooBar must stay"));
}

/// Each compiler has its own name for that option.
TEST_F(FromLog, OtherVersionsDoWithoutHonesOwnOption) {
  write("a.c", "int f(void) { return needle; }\n");
  write("log", "gcc -c a.c -o a.o\na.c:1:22: error: 'needle' undeclared (first use in this function)\n");
  script("other",
         "for word; do case $word in -fno-report-bug) echo \"error: unknown argument\"; exit 1;; esac; done\n"
         "exec gcc \"$@\"");
  const Ended ended = hone({"reduce", "--from", "log", "--yes", "--no-progress", "--bisect", path("other").string()});
  EXPECT_THAT(ended.out, HasSubstr("other: fails the same")) << ended.err;
}

TEST_F(FromLog, SaysWhenItFailsIfThatHeld) {
  write("in.json", R"({"a": [1, 2, {"b": "needle"}], "c": {"needle": 3}})");
  script("test.sh", R"(grep -q '"needle"' "$1")");
  const std::vector<std::string> words = {"--no-progress", "--explain", "--report", "report.md", "--test", "test.sh"};
  const auto reduce = [&](const std::string& input) {
    std::vector<std::string> all = {"reduce", input};
    all.insert(all.end(), words.begin(), words.end());
    return hone(all);
  };
  const Ended known = reduce("in.json");
  EXPECT_EQ(known.exit, 0) << known.err;
  EXPECT_THAT(known.out, testing::ContainsRegex("\nIt fails when .*\"needle\".* inputs that hone made"));
  EXPECT_THAT(read("report.md"), HasSubstr("\n## When it fails\n\n```\nIt fails when "));
  fs::create_directory(path("folder"));
  write("folder/in.json", read("in.json"));
  script("test.sh", R"(grep -q '"needle"' "$1/in.json")");
  const Ended unknown = reduce("folder");
  EXPECT_EQ(unknown.exit, 0) << unknown.err;
  EXPECT_THAT(unknown.err, HasSubstr("hone: --explain says nothing: the result is a folder\n"));
  EXPECT_THAT(read("report.md"), Not(HasSubstr("When it fails")));
}

TEST_F(FromLog, AFolderSaysHowItsSourcesAreCompiled) {
  write("good.c", "int good;\n");
  write("bad.c", "int one(void) { return 1; }\nint bad(void) { return nowhere; }\nint two(void) { return 2; }\n");
  const std::string folder = path("").string();
  write("compile_commands.json", R"([{"directory": ")" + folder +
                                     R"(", "file": "good.c", "command": "gcc -Wall -o good.o -c good.c"},
            {"directory": ")" + folder +
                                     R"(", "file": "bad.c", "command": "gcc -Wall -o bad.o -c bad.c"}])");
  const Ended dry = hone({"reduce", "--from", ".", "--dry-run"});
  EXPECT_THAT(dry.err, HasSubstr("gcc -Wall -o good.o -c good.c"));
  EXPECT_THAT(dry.out, HasSubstr("gcc -Wall -c @@\n"));
  const Ended ended = hone({"reduce", "--from", ".", "--yes", "--no-progress"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("this one fails:\n"));
  EXPECT_EQ(read("bad.reduced.c"), "a(){nowhere}");
  EXPECT_FALSE(fs::exists(path("bad.o")));
  write("bad.o", "");
  write("good.o", "");
  const Ended alone = hone({"reduce", "good.c", "--from", ".", "--dry-run"});
  EXPECT_THAT(alone.out, HasSubstr("good.c --same-crash -- gcc"));
  EXPECT_THAT(alone.err, HasSubstr("nothing was run: without --dry-run, good.c is tried preprocessed, too"));
  EXPECT_THAT(hone({"reduce", "--from", "..", "--dry-run"}).err, oneLineWith("compile_commands.json isn't there"));
}

TEST_F(FromLog, SaysIfTheLogHasNoFailure) {
  write("in.txt", "keep this word: needle\nand not this one\n");
  script("tool", "if grep -q needle \"$1\"; then echo 'error: a needle' >&2; exit 3; fi\n");
  write("ci.log", "+ cd " + path("").string() + "\n+ ./tool in.txt\n");
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("failure   not in the log"));
  EXPECT_THAT(ended.err, HasSubstr("the log doesn't say how it fails; here: exit 3: error: a needle"));
  EXPECT_EQ(read("in.reduced.txt"), "needle");
}

// An #error keeps the preprocessor from writing anything.
TEST_F(FromLog, ASourceThatFailsOnlyWithItsHeadersStaysWithThem) {
  fs::create_directories(path("src"));
  fs::create_directories(path("include"));
  write("include/limits.h", "#define LIMIT 3\nint unused_limit(void);\n");
  write("include/rows.h", "#include \"limits.h\"\n#if ROWS > LIMIT\n#error too many rows\n#endif\nint rows(void);\n");
  write("include/other.h", "int other(void);\n");
  write("src/main.c", "#include <stddef.h>\n#include \"other.h\"\n#include \"rows.h\"\nint main(void) { return 0; }\n");
  write("build.sh", "set -x\ngcc -DROWS=8 -Iinclude -c -o main.o src/main.c\n");
  const Ended ended =
      hone({"reduce", "--yes", "--no-progress", "--report", "report.md", "--from", "--", "sh", "build.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("the source with its headers"));
  // By the names under which the report shows the files.
  EXPECT_THAT(read("report.md"), HasSubstr("==> src/main.c <=="));
  EXPECT_THAT(read("report.md"), testing::ContainsRegex("\ngcc .*-c \\./src/main\\.c\n"));
  EXPECT_FALSE(fs::exists(path("main.reduced/include/other.h")));
  std::string all;
  for (const auto& entry : fs::recursive_directory_iterator(path("main.reduced")))
    if (entry.is_regular_file()) all += read(entry.path().lexically_relative(path("")).string());
  EXPECT_THAT(all, HasSubstr("#error"));
  EXPECT_LT(all.size(), 100u);
}

class FromLogOfBuild : public FromLog {
 protected:
  bool hasViews() {
    const std::string mount =
        "mkdir -p l u w && mount -t overlay overlay -o lowerdir=l,upperdir=u,workdir=w l && umount l && chmod -R 700 w";
    return run("unshare", {"-m", "sh", "-c", mount}).exit == 0 || run("unshare", {"-rm", "sh", "-c", mount}).exit == 0;
  }

  bool sees() { return hasViews() && run("sh", {"-c", "strace true"}).exit == 0; }

  /// A project whose build doesn't show how it compiles, and the log of a failing build.
  void writeQuietBuild(const std::string& build) {
    fs::create_directories(path("p/src"));
    fs::create_directories(path("p/include"));
    write("p/include/made.h", "\n");
    script("quiet", "C_INCLUDE_PATH=$PWD/$1/include make -s -C $1");
    write("p/Makefile",
          "all: a.o b.o\n%.o: src/%.c configured\n\t@echo CC $<; echo $< >> compiled; gcc -O1 -c -o $@ $<\n"
          "configured:\n\t@echo configuring; touch configured\n");
    write("p/src/a.c", "int a(void) { return 1; }\n");
    write("p/src/b.c", "int one(void) { return 1; }\nint b(void) { return nowhere; }\nint two(void) { return 2; }\n");
    write("ci.log", run("sh", {"-c", "(set -x; " + build + ") 2>&1"}).out);
  }
};

TEST_F(FromLogOfBuild, ATraceShowsTheCommandOfAQuietBuild) {
  if (!sees()) GTEST_SKIP() << "no overlayfs, or no strace";
  writeQuietBuild("make -C p");
  const std::string compiled = read("p/compiled");
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress", "--report", "report.md"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("hone: it fails at gcc -O1 -c -o b.o src/b.c\n"));
  EXPECT_EQ(read("b.reduced.c"), "a(){nowhere}");
  EXPECT_EQ(read("p/compiled"), compiled);
  EXPECT_THAT(read("report.md"), HasSubstr("\ngcc -O1 -c b.c\n"));
}

// The compiler alone misses what the build's environment says.
TEST_F(FromLogOfBuild, ABuildIsSharedByTestsAndStaysAsItIs) {
  if (!hasViews()) GTEST_SKIP() << "no overlayfs";
  writeQuietBuild("./quiet p");
  write("p/src/b.c", "#include <made.h>\nint b(void) { return nowhere; }\n");
  const std::string compiled = read("p/compiled");
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress", "--report", "report.md"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("b.reduced.c"), "a(){b}");
  EXPECT_EQ(read("p/compiled"), compiled);
  EXPECT_THAT(read("report.md"), HasSubstr("/work\n./quiet p\n"));
  EXPECT_EQ(read("p/src/b.c").size(), 50u);
  // What is built already fails whatever the source holds.
  write("p/Makefile", "all:\n\t@echo 'src/b.c:2:1: error: old news'; exit 1\n");
  write("ci.log", run("sh", {"-c", "(set -x; make -C p) 2>&1"}).out);
  EXPECT_THAT(hone({"reduce", "--from", "ci.log", "--yes"}).err, HasSubstr("fails whatever"));
}

/// A checker that reads all of a folder without a word about what it reads, and its log.
class FromLogOfChecker : public FromLogOfBuild {
 protected:
  void writeChecker(const std::string& log) {
    fs::create_directories(path("data"));
    script("check.sh",
           "for each in data/*.txt; do while read -r word; do case $word in good) ;; *) echo 'error: not good' >&2; "
           "exit 1;; "
           "esac; done < $each; done");
    write("data/a.txt", "good\n");
    write("data/b.txt", "good\nbad\ngood\n");
    write("data/c.txt", "good\ngood\n");
    write("ci.log", log);
  }
};

TEST_F(FromLogOfChecker, FindsTheInputByRunningTheCommand) {
  if (!sees()) GTEST_SKIP() << "no overlayfs, or no strace";
  writeChecker("+ ./check.sh\nerror: not good\n");
  const Ended dry = hone({"reduce", "--from", "ci.log", "--dry-run"});
  EXPECT_EQ(dry.exit, 2);
  EXPECT_THAT(dry.err, HasSubstr("the log doesn't say which file it read"));
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("hone: with other contents in " + path("data/b.txt").string() +
                                   " it succeeds; 2 files were tried\n"));
  EXPECT_LT(read("b.reduced.txt").size(), 6u);
  EXPECT_EQ(read("data/b.txt"), "good\nbad\ngood\n");
  EXPECT_FALSE(fs::exists(path(".hone-asks")));
}

/// The log's failure has a message in the place of the script's functions.
TEST_F(FromLogOfChecker, AScriptFailsInItsOwnFunction) {
  if (!sees()) GTEST_SKIP() << "no overlayfs, or no strace";
  writeChecker("");
  write("check.py",
        "import glob\ndef check(text):\n    assert 'bad' not in text, 'not good'\n"
        "for name in sorted(glob.glob('data/*.txt')): check(open(name).read())\n");
  write("ci.log", run("bash", {"-xc", "python3 check.py"}).err);
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("  failure   AssertionError: not good"));
  EXPECT_EQ(read("b.reduced.txt"), "bad");
}

TEST_F(FromLogOfChecker, SaysWhereSeveralFilesCount) {
  if (!sees()) GTEST_SKIP() << "no overlayfs, or no strace";
  writeChecker("+ ./check.sh\nerror: not equal\n");
  write(
      "check.sh",
      "#!/bin/sh\nread -r x < data/less.tsv; read -r y < data/more.csv\n"
      "[ \"$x\" = \"$y\" ] || { echo 'error: not equal' >&2; [ -s data/less.tsv -a -s data/more.csv ] && exit 1; exit "
      "0; }\n");
  write("data/more.csv", "x\n");
  write("data/less.tsv", "good\n");
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress"});
  EXPECT_THAT(ended.err, HasSubstr("it was opened last of 2 files that count as much: " +
                                   path("data/less.tsv").string() + ", " + path("data/more.csv").string()));
}

TEST_F(FromLogOfChecker, TriesTheNextCommandIfTheFirstDoesntFail) {
  if (!sees()) GTEST_SKIP() << "no overlayfs, or no strace";
  writeChecker("+ ./check.sh\n+ jq . well.json\nerror: not good\n");
  write("well.json", "{}\n");
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("jq . @@ doesn't fail here"));
  EXPECT_THAT(ended.err, HasSubstr("hone: it may also have been another command\n"));
  EXPECT_LT(read("b.reduced.txt").size(), 6u);
}

TEST_F(FromLogOfChecker, TakesWhatAShellOpenedForTheProgramThatFailed) {
  if (!sees()) GTEST_SKIP() << "no overlayfs, or no strace";
  writeChecker("+ ./check.sh\nerror: not good\n");
  script("read.sh", "if grep -q bad; then echo 'error: not good' >&2; exit 1; fi");
  write("check.sh", "#!/bin/sh\nset -e\nfor each in data/*.txt; do ./read.sh < $each; done\n");
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("b.reduced.txt"), "bad");
}

TEST_F(FromLogOfChecker, FailsOtherwiseThanTheLog) {
  if (!sees()) GTEST_SKIP() << "no overlayfs, or no strace";
  writeChecker("+ ./check.sh\nerror: all wrong\n");
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, HasSubstr("./check.sh fails here in another way than in the log: exit 1: error: not good"));
}

TEST_F(FromLogOfChecker, RunsAPipelineAsOneCommand) {
  if (!sees()) GTEST_SKIP() << "no overlayfs, or no strace";
  writeChecker(
      "$ sort -r data/b.txt | python3 read.py | tee report\nTraceback (most recent call last):\n"
      "  File \"read.py\", line 3, in <module>\n    raise ValueError(line.strip())\nValueError: bad\n");
  write("read.py",
        "import sys\nfor line in sys.stdin:\n    if line.strip() != 'good': raise ValueError(line.strip())\n");
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err,
              HasSubstr("  command   bash -o pipefail -c 'sort -r data/b.txt | python3 read.py | tee report'"));
  EXPECT_EQ(read("b.reduced.txt").size(), 1u);
  EXPECT_FALSE(fs::exists(path("report")));
}

TEST_F(FromLogOfBuild, MakesFirstWhatTheCommandNeeds) {
  if (!sees()) GTEST_SKIP() << "no overlayfs, or no strace";
  write("data.txt", "good\nbad\n");
  write("Makefile",
        "out/run:\n\t@mkdir -p out; printf '#!/bin/sh\\nif grep bad data.txt; then echo error: no; exit 1; fi' "
        "> out/run; chmod +x out/run\n");
  write("ci.log", "+ make out/run\n+ out/run\nbad\nerror: no\n");
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("  first     make out/run\n  command   out/run\n"));
  EXPECT_EQ(read("data.reduced.txt"), "bad");
}

TEST_F(FromLog, TakesWhatAFuzzerKept) {
  script("fuzzer",
         "for word; do file=$word; done\ngrep -q FUZZ \"$file\" || exit 0\n"
         "echo '==1==ERROR: libFuzzer: deadly signal' >&2\necho \"file: $*\"\nexit 77\n");
  fs::create_directories(path("corpus"));
  write("crash-1", "some FUZZ and more");
  write("ci.log",
        "+ ./fuzzer -max_total_time=60 -timeout=5 corpus\n#2 INITED cov: 3\n==9== ERROR: libFuzzer: deadly signal\n"
        "artifact_prefix='./'; Test unit written to ./crash-1\nBase64: xxxx\n");
  const Ended ended = hone({"reduce", "--from", "ci.log", "--yes", "--no-progress"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("command   ./fuzzer -timeout=5 ./crash-1\n"));
  EXPECT_EQ(read("crash-1.reduced"), "FUZZ");
}

TEST_F(FromLog, TakesTheReportOfGcc) {
  const std::string frontend = run("g++", {"-print-prog-name=cc1plus"}).out;
  write("cc1.out",
        "// Target: x\n// gcc version 12\n// \n// a.cpp:1:12: error: 'b' was not declared in this scope\n"
        "\n// " +
            frontend.substr(0, frontend.find('\n')) +
            " -quiet -D A=b c a.cpp -quiet -dumpbase a.cpp -O2 -freport-bug -o -\n"
            "\n# 0 \"a.cpp\"\nint a() { return b; }\nint other() { return 1; }\n");
  const Ended ended = hone({"reduce", "--from", "cc1.out", "--yes", "--no-progress"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("a.reduced.cpp"), HasSubstr("b"));
  EXPECT_LT(read("a.reduced.cpp").size(), 30u);
  // A log without the source leads to the report.
  write("ci.log",
        "g++ -O2 -c gone.cpp\ngone.cpp:1:12: error: 'b' was not declared in this scope\n"
        "Preprocessed source stored into /nowhere/cc1.out file, please attach this to your bugreport.\n");
  EXPECT_THAT(hone({"reduce", "--from", "ci.log", "--dry-run"}).err, HasSubstr("/cc1.out\n"));
  fs::remove(path("cc1.out"));
  EXPECT_THAT(hone({"reduce", "--from", "ci.log", "--dry-run"}).err, HasSubstr("gone.cpp isn't there"));
}

TEST_F(FromLog, NoLogReachesAShellOrTheTerminal) {
  write("a.c", "int x\n");
  write("hostile.log", "+ gcc -c '\x1b[2Ja.c' a.c; touch ran $(touch ran2)\na.c:1:6: error: expected ';'\n");
  const Ended ended = hone({"reduce", "--from", "hostile.log", "--yes", "--no-progress", "--trust-test"});
  EXPECT_FALSE(fs::exists(path("ran")) || fs::exists(path("ran2")));
  EXPECT_THAT(ended.err, Not(HasSubstr("\x1b[2J")));
}

class FromLogOnFarm : public FarmOnOneMachine {};

// The command and the source of a log become small together, on a farm as here.
TEST_F(FromLogOnFarm, GivesTheSameResultWithItsCommand) {
  write("main.c",
        "#include <stddef.h>\nint one(void) { return 1; }\nint bad(int a, int b) { if (a = b) return 1; return 0; }\n");
  write("ci.log",
        "+ gcc -O2 -g -std=gnu11 -DNDEBUG -Wall -Wextra -Werror -fPIC -c -o main.o main.c\n"
        "main.c:3:29: error: suggest parentheses around assignment used as truth value [-Werror=parentheses]\n");
  std::vector<std::string> arguments = {"reduce", "--from", "ci.log", "--yes", "--reduce-command", "-o", "small.c"};
  const Ended alone = hone(arguments);
  ASSERT_EQ(alone.exit, 0) << alone.err;
  EXPECT_THAT(alone.out, HasSubstr("the command: gcc -Wall -Werror"));
  const std::string small = read("small.c");
  EXPECT_LT(small.size(), 40u);
  startWorker("worker", 2);
  const std::vector<std::string> farm = onFarm(2);
  arguments.insert(arguments.end(), farm.begin(), farm.end());
  const Ended ended = hone(arguments);
  ASSERT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("small.c"), small);
  EXPECT_GT(testsRun(), 20);
}

}  // namespace
}  // namespace hone
