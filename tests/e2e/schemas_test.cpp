// The files that hone writes conform to docs/schemas.
#include "end_to_end.h"

namespace hone {
namespace {

class Schemas : public EndToEnd {
 protected:
  Schemas() {
    write("in.json", "[1, {\"a\": \"needle\"}, 20, [\"needle\", 4]]");
    write("broken.json", "{\"a\": [1, 2,, 3], \"b\": <true>}");
    script("test.sh", "jq empty \"$1\" || exit 2; grep -q needle \"$1\"");
  }

  /// Runs hone until it is done, its output into `out.json`.
  void run(const std::vector<std::string>& arguments) {
    Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 0) << testing::PrintToString(arguments) << ended.err;
    write("out.json", ended.out);
  }

  void check(const std::string& schema, const std::vector<std::string>& files) {
    const fs::path source = HONE_SOURCE_DIR;
    std::vector<std::string> arguments = {source / "tests/e2e/check_schema.py", source / "docs/schemas" / schema};
    for (const std::string& file : files) arguments.push_back(path(file));
    Ended ended = EndToEnd::run("python3", arguments);
    EXPECT_EQ(ended.exit, 0) << schema << ": " << ended.err;
  }
};

TEST_F(Schemas, OfAReduction) {
  run({"reduce", "in.json", "--test", "test.sh", "--stats", "stats.json", "--log", "first.jsonl", "--report",
       "report.html"});
  run({"reduce", "in.json", "--test", "test.sh", "--log", "replayed.jsonl"});
  check("stats.json", {"stats.json"});
  check("log.json", {"first.jsonl", "replayed.jsonl"});
  check("report.json", {"report.html"});
}

TEST_F(Schemas, OfCrashes) {
  write("report.py", "import json, sys\nvalue = json.load(open(sys.argv[1]))\nprint(value[1][\"a\"] + value[2])\n");
  run({"reduce", "in.json", "--same-crash", "--stats", "stats.json", "--log", "log.jsonl", "--", "python3",
       path("report.py"), "@@"});
  EXPECT_THAT(read("log.jsonl"), testing::HasSubstr("\"crash\""));
  check("stats.json", {"stats.json"});
  check("log.json", {"log.jsonl"});
}

TEST_F(Schemas, OfATriage) {
  run({"triage", "in.json", "broken.json", "-o", "bugs", "--test", "test.sh"});
  check("triage.json", {"bugs/index.json"});
  check("report.json", {"bugs/index.html"});
  // Cut short, it is continued from the bugs of before.
  EXPECT_EQ(hone({"triage", "in.json", "broken.json", "-o", "bugs", "--max-time", "0.0001", "--test", "test.sh"}).exit,
            3);
  EXPECT_THAT(read("bugs/index.json"), testing::HasSubstr("\"before\""));
  check("triage.json", {"bugs/index.json"});
  check("report.json", {"bugs/index.html"});
}

TEST_F(Schemas, OfARepair) {
  run({"repair", "broken.json", "--json", "--stats", "stats.json", "--report", "report.html", "--", "jq", "empty",
       "@@"});
  check("diagnosis.json", {"out.json"});
  check("stats.json", {"stats.json"});
  check("report.json", {"report.html"});
}

TEST_F(Schemas, OfAPattern) {
  run({"generalize", "in.json", "--test", "test.sh", "--stats", "stats.json", "--no-reduce"});
  check("pattern.json", {"in.pattern.json"});
  check("stats.json", {"stats.json"});
}

TEST_F(Schemas, OfAModel) {
  run({"explain", "in.json", "--test", "test.sh", "--stats", "stats.json", "--report", "report.html"});
  check("model.json", {"in.model.json"});
  check("stats.json", {"stats.json"});
  check("report.json", {"report.html"});
}

TEST_F(Schemas, OfATree) {
  run({"parse", "broken.json", "--tree", "json"});
  check("tree.json", {"out.json"});
}

}  // namespace
}  // namespace hone
