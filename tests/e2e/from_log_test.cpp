// `hone reduce --from`: from a log to a reduced input, with the real programs.
#include "end_to_end.h"

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
  const Ended well = hone({"reduce", "--yes", "--from", "--", "true"});
  EXPECT_EQ(well.exit, 2);
  EXPECT_THAT(well.err, oneLineWith("succeeds"));
}

TEST_F(FromLog, PreprocessesASourceThatFailsTheSame) {
  write("row.h", "#pragma once\ntemplate <int N> struct Row { static_assert(N > 3, \"too short\"); };\n");
  write("main.cpp", "#include \"row.h\"\nRow<WIDTH> good;\nRow<2> bad;\nint other() { return 1; }\n");
  write("build.sh", "set -x\ng++ -DWIDTH=8 -I. -std=c++17 -c -o main.o main.cpp\n");
  const Ended ended = hone({"reduce", "--yes", "--no-progress", "--from", "--", "sh", "build.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("preprocessed"));
  EXPECT_THAT(read("main.reduced.cpp"), HasSubstr("static_assert"));
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

TEST_F(FromLog, NoLogReachesAShellOrTheTerminal) {
  write("a.c", "int x\n");
  write("hostile.log", "+ gcc -c '\x1b[2Ja.c' a.c; touch ran $(touch ran2)\na.c:1:6: error: expected ';'\n");
  const Ended ended = hone({"reduce", "--from", "hostile.log", "--yes", "--no-progress", "--trust-test"});
  EXPECT_FALSE(fs::exists(path("ran")) || fs::exists(path("ran2")));
  EXPECT_THAT(ended.err, Not(HasSubstr("\x1b[2J")));
}

}  // namespace
}  // namespace hone
