// `hone repair` with real programs.
#include <sys/xattr.h>

#include <boost/algorithm/string/erase.hpp>
#include <set>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class Repair : public EndToEnd {
 protected:
  const std::string broken_ = "{ \"item\": \"Apple\", \"price\": **3.45 }\n";
};

TEST_F(Repair, GivesBackAllThatIsWorthKeeping) {
  write("broken.json", broken_);
  nlohmann::json stats = statsOf({"repair", "broken.json", "--", "jq", "empty", "@@"});
  EXPECT_EQ(read("broken.repaired.json"), "{ \"item\": \"Apple\", \"price\": 3.45 }\n");
  EXPECT_EQ(read("broken.json"), broken_);
  EXPECT_LE(stats["tests"], 3);
  EXPECT_EQ(stats["removed_bytes"], 2);
  EXPECT_EQ(stats["inserted_bytes"], 0);
  EXPECT_EQ(stats["mode"], "repair");
}

TEST_F(Repair, PutsInWhatIsMissing) {
  write("broken.json", "{ \"item\": \"Apple\", \"price\" 3.45 }\n");
  Ended ended = hone({"repair", "broken.json", "--", "jq", "empty", "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("broken.repaired.json"), "{ \"item\": \"Apple\", \"price\": 3.45 }\n");
  EXPECT_THAT(ended.out, HasSubstr("1:27 in member: inserted ':'"));
}

TEST_F(Repair, TakesAwayOnlyWhereToldSo) {
  write("broken.json", broken_);
  for (const char* units : {"characters", "tokens", "hybrid"}) {
    // Accepts one object or nothing. Without this, jq accepts several values in sequence, so any value would do.
    Ended ended = hone({"repair", "broken.json", "--subset-only", "--units", units, "--", "jq", "-es",
                        "length == 0 or (length == 1 and (.[0] | type) == \"object\")", "@@"});
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_EQ(read("broken.repaired.json"), "{ \"item\": \"Apple\", \"price\": 3.45 }\n") << units;
  }
}

TEST_F(Repair, OnlyChecks) {
  write("broken.json", broken_);
  Ended ended = hone({"repair", "broken.json", "--check"});
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(ended.out, HasSubstr("broken.json:1:29: in value: removed '**'\n"));
  EXPECT_FALSE(fs::exists(path("broken.repaired.json")));
  write("fine.json", "[1]");
  EXPECT_EQ(hone({"repair", "fine.json", "--check"}).exit, 0);
}

TEST_F(Repair, TakesSeveralFilesAndReplacesThemInPlace) {
  write("a.json", "[1, 2");
  write("b.json", "{\"a\" 1}");
  write("c.json", "[3]");
  EXPECT_EQ(hone({"repair", "a.json", "b.json", "c.json", "--check"}).exit, 1);
  fs::create_directory(path("mended"));
  EXPECT_EQ(hone({"repair", "a.json", "b.json", "--grammar-only", "-o", "mended"}).exit, 4) << "2 may be cut off";
  EXPECT_EQ(read("mended/a.json"), "[1, 2]");
  EXPECT_EQ(read("mended/b.json"), "{\"a\": 1}");
  EXPECT_EQ(read("b.json"), "{\"a\" 1}");
  EXPECT_EQ(hone({"repair", "a.json", "b.json", "--grammar-only", "-o", "one.json"}).exit, 2);
  fs::permissions(path("b.json"), fs::perms::owner_read | fs::perms::owner_write);
  const Ended ended = hone({"repair", "b.json", "c.json", "--in-place", "--", "jq", "empty", "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("b.json"), "{\"a\": 1}");
  EXPECT_EQ(read("b.json.orig"), "{\"a\" 1}");
  EXPECT_EQ(fs::status(path("b.json")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(read("c.json"), "[3]");
  EXPECT_FALSE(fs::exists(path("c.json.orig")));
}

TEST_F(Repair, WritesNoTwoRepairsUnderOneName) {
  for (const char* folder : {"p", "q", "out"}) fs::create_directory(path(folder));
  write("p/in.json", "{\"a\": 1 \"b\": 2}");
  write("q/in.json", "{\"c\": 3,}");
  Ended ended = hone({"repair", "p/in.json", "q/in.json", "--grammar-only"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err,
              HasSubstr("the repair of q/in.json would be in.repaired.json, which is p/in.json or its repair"));
  EXPECT_EQ(hone({"repair", "p/in.json", "q/in.json", "--grammar-only", "-o", "out"}).exit, 2);
  EXPECT_FALSE(fs::exists(path("in.repaired.json")) || fs::exists(path("out/in.json")));
  EXPECT_EQ(hone({"repair", "q/in.json", "p/in.json", "--grammar-only", "-o", "p"}).exit, 2) << "p/in.json is an input";
  EXPECT_EQ(read("p/in.json"), "{\"a\": 1 \"b\": 2}");
  EXPECT_EQ(hone({"repair", "p/in.json", "q/in.json", "--grammar-only", "--in-place"}).exit, 0);
}

TEST_F(Repair, SaysOfSeveralFilesWhichOneIsMeant) {
  write("a.json", "[1 2]");
  write("b.json", "{\"z\": 5,}");
  EXPECT_THAT(hone({"repair", "--check", "a.json", "b.json"}).out,
              testing::MatchesRegex("a.json:1:3: [^\n]*\nb.json:1:8: [^\n]*\n(.|\n)*"));
  EXPECT_THAT(hone({"repair", "--check", "--json", "a.json", "b.json"}).out,
              testing::AllOf(HasSubstr("\"input\": \"a.json\""), HasSubstr("\"input\": \"b.json\"")));
}

TEST_F(Repair, ReplacesNoFileThatSomebodyChangedMeanwhile) {
  write("in.json", "{\"a\": 1 \"b\": 2}");
  script("t.sh", "echo new > '" + path("in.json").string() + "'; jq empty \"$1\"");
  const Ended ended = hone({"repair", "in.json", "--in-place", "--test", "t.sh"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, HasSubstr("in.json was changed while hone ran, so it stays"));
  EXPECT_EQ(read("in.json"), "new\n");
  EXPECT_FALSE(fs::exists(path("in.json.orig")));
  EXPECT_THAT(ended.out, HasSubstr("\nin.json.repaired: 4 values kept")) << "the file that it says this of";
  write("in.json", "{\"a\": 1 \"b\": 2}");
  EXPECT_THAT(hone({"repair", "in.json", "--in-place", "--json", "--test", "t.sh"}).out,
              HasSubstr("\"output\": \"in.json.repaired2\""));
}

/// No column tells of its name, so wherever a name might have been taken apart or left out, that is said.
TEST_F(Repair, SaysHowAHeaderMayBeMeant) {
  const std::string accepts =
      "import csv, sys; rows = list(csv.reader(open(sys.argv[1], newline=''), strict=True)); "
      "assert len({len(row) for row in rows}) == 1";
  const std::string rows = "1,Ann,30\n2,Bob,40\n3,Cid,50\n4,Dan,60\n";
  auto repaired = [&](const std::string& header, int status) {
    write("in.csv", header + "\n" + rows);
    const Ended ended = hone({"repair", "in.csv", "--", "python3", "-c", accepts, "@@"});
    EXPECT_EQ(ended.exit, status) << header << ended.out << ended.err;
    EXPECT_EQ(ended.out.find("doubtful: 1:") != std::string::npos, status == 4) << header << ended.out;
    const std::string text = read("in.repaired.csv");
    EXPECT_TRUE(text.ends_with("\n" + rows)) << header << text;
    return text.substr(0, text.find('\n'));
  };
  for (const char* header :
       {"id name,age", "id,name age", "idname,age", "id,nameage", "id,first name age", "id", "id,na,me,age",
        "id,name,age,city", "\"id\"\"name\",\"age\"", "\"id,name\",\"age\"", "idnameage,"})
    repaired(header, 4);
  for (const char* header : {"id,name,age,", ",id,name,age", "id,,name,age", "id;name;age"})
    EXPECT_EQ(repaired(header, 0), "id,name,age");
  for (const char* header : {"\"id\" \"name\",\"age\"", "\"id\",\"name\" \"age\""})
    EXPECT_EQ(repaired(header, 0), "\"id\",\"name\",\"age\"");
  EXPECT_EQ(repaired("id,\"name,age", 0), "id,\"name\",age");
  write("in.csv", "a b,c\n1,2,3\n");
  const Ended ended = hone({"repair", "in.csv", "--", "python3", "-c", accepts, "@@"});
  EXPECT_EQ(ended.exit, 4) << ended.out;
  EXPECT_EQ(read("in.repaired.csv"), "a,b,c\n1,2,3\n");
}

TEST_F(Repair, TheColumnOfAValueCounts) {
  write("in.csv", "n,m,o\nAnn,Bob,Cid\nx,y\nDan,Eve,Fay\n");
  const Ended ended = hone({"repair", "in.csv", "--", "awk", "-F,", "NF != 3 { bad = 1 } END { exit bad }", "@@"});
  EXPECT_EQ(ended.exit, 4) << ended.out << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("it became 'x,y,', or 'x,,y', or ',x,y'"));
}

TEST_F(Repair, APlainEncodingLeavesCellsAsTheyAre) {
  const std::string cells = "a,b\r\n1,\"two\nlines\"\r\n";
  write("in.csv", cells);
  for (const std::vector<std::string>& judge :
       {std::vector<std::string>{"--grammar-only"}, {"--", "grep", "-q", "lines", "@@"}}) {
    std::vector<std::string> command = {"repair", "in.csv", "--encoding"};
    command.insert(command.end(), judge.begin(), judge.end());
    EXPECT_THAT(hone(command).err, HasSubstr("is accepted as it is"));
    write("in.csv", "\xEF\xBB\xBF" + cells + "2,3\n");
    EXPECT_EQ(hone(command).exit, 0);
    EXPECT_EQ(read("in.repaired.csv"), cells + "2,3\r\n");
    write("in.csv", cells);
  }
}

TEST_F(Repair, InPlaceKeepsWhatIsNotedWithTheFile) {
  write("in.json", "[1 2]");
  const std::string file = path("in.json");
  if (setxattr(file.c_str(), "user.origin", "camera", 6, 0) != 0) GTEST_SKIP() << "needs extended attributes";
  EXPECT_EQ(hone({"repair", "in.json", "--in-place", "--grammar-only"}).exit, 0);
  EXPECT_EQ(read("in.json"), "[1, 2]");
  std::string value(6, '\0');
  EXPECT_EQ(getxattr(file.c_str(), "user.origin", value.data(), value.size()), 6);
  EXPECT_EQ(value, "camera");
}

TEST_F(Repair, InPlacePartsNoHardLinks) {
  write("in.json", "[1 2]");
  fs::create_hard_link(path("in.json"), path("same.json"));
  const Ended ended = hone({"repair", "in.json", "--in-place", "--grammar-only"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("can't write in.json: it has 2 names (hard links)"));
  EXPECT_EQ(read("in.json"), "[1 2]");
  EXPECT_EQ(read("same.json"), "[1 2]");
  EXPECT_FALSE(fs::exists(path("in.json.orig")));
}

TEST_F(Repair, InPlaceOnAFullDiskSaysWhatRemains) {
  if (run("unshare", {"-m", "true"}).exit != 0) GTEST_SKIP() << "needs the right to mount";
  fs::create_directory(path("small"));
  script(
      "run.sh",
      "mount -t tmpfs -o size=80k none small; { printf '[1 2, \"'; head -c 30000 /dev/zero | tr '\\0' x; echo '\"]'; } "
      "> small/in.json; cp small/in.json before; head -c $1 /dev/zero > small/fill 2> fill\n"
      "\"$HONE\" repair small/in.json --in-place --grammar-only; status=$?; cmp small/in.json before && ls small; "
      "exit $status");
  setVariable("HONE", HONE_PROGRAM);
  Ended ended = run("unshare", {"-m", "./run.sh", "30000"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("can't write the repair of small/in.json beside it: No space left on device; "
                                     "small/in.json is as it was"));
  EXPECT_EQ(ended.out, "fill\nin.json\n");
  ended = run("unshare", {"-m", "./run.sh", "1000"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("can't write small/in.json: No space left on device; small/in.json is as it was, "
                                     "and small/in.json.repaired holds its repair"));
  EXPECT_THAT(ended.out, HasSubstr("fill\nin.json\nin.json.repaired\n"));
}

TEST_F(Repair, OfSeveralFilesOneThatCannotBeReadHidesNoOther) {
  write("b.json", "[1 2]");
  for (const auto& [option, result] : {std::pair("--in-place", "b.json"), std::pair("--quiet", "b.repaired.json")}) {
    write("a.json", "[1 2]");
    const Ended ended = hone({"repair", "a.json", "none.json", "b.json", "--grammar-only", option});
    EXPECT_EQ(ended.exit, 2);
    EXPECT_THAT(ended.err, HasSubstr("hone: can't read none.json: No such file or directory\n"));
    EXPECT_EQ(read(result), "[1, 2]");
    write("b.json", "[1 2]");
  }
  const Ended ended = hone({"repair", "none.json", "away.json", "b.json", "--check"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, AllOf(HasSubstr("can't read none.json"), HasSubstr("can't read away.json")));
  EXPECT_THAT(ended.out, HasSubstr("b.json"));
}

TEST_F(Repair, OfSeveralFilesHasTheWorstStatusInEveryOrder) {
  write("doubtful.json", "{\"price\": 9.99\", \"qty\": 3}");
  write("refused.json", "{\"c\": 1,}");
  write("fine.json", "[1]");
  script("test.sh", "case $1 in *refused.json) exit 1;; esac; jq empty \"$1\"");
  EXPECT_EQ(hone({"repair", "doubtful.json", "--test", "test.sh"}).exit, 4);
  std::vector<std::string> files = {"doubtful.json", "fine.json", "refused.json"};
  do {
    std::vector<std::string> words = {"repair"};
    words.insert(words.end(), files.begin(), files.end());
    words.insert(words.end(), {"--test", "test.sh"});
    EXPECT_EQ(hone(words).exit, 1) << files[0] << " " << files[1];
  } while (std::ranges::next_permutation(files).found);
}

/// It isn't about any of them.
TEST_F(Repair, OfSeveralFilesSaysOnceThatTheTestIsMissing) {
  write("a.json", "[1 2]");
  write("b.json", "[1 2]");
  const Ended ended = hone({"repair", "a.json", "b.json", "--test", "none.sh"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("none.sh"));
}

TEST_F(Repair, ShowsADifferenceOfFilesThatAreThere) {
  write("b.json", "{\"a\": 1,}\n");
  EXPECT_THAT(hone({"repair", "b.json", "--check", "--diff"}).out, HasSubstr("--- b.json\n+++ b.json\n"));
  EXPECT_THAT(hone({"repair", "b.json", "--grammar-only", "--diff"}).out,
              HasSubstr("--- b.json\n+++ b.repaired.json\n"));
  EXPECT_THAT(hone({"repair", "b.json", "--grammar-only", "--in-place", "--diff"}).out,
              HasSubstr("--- b.json\n+++ b.json\n"));
  write("b.json", "{\"a\": 1,}\n");
  EXPECT_THAT(hone({"repair", "b.json", "--grammar-only", "--in-place", "--json"}).out,
              HasSubstr("\"output\": \"b.json\""));
}

/// Root may write it, but whoever has protected it wants to keep it.
TEST_F(Repair, ReplacesNoFileThatIsWriteProtected) {
  write("ro.json", "{\"a\": 1,}");
  write("in.json", "{\"b\": 1,}");
  fs::permissions(path("ro.json"), fs::perms::owner_read | fs::perms::group_read);
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"ro.json", "--in-place"}, std::vector<std::string>{"in.json", "-o", "ro.json"}}) {
    std::vector<std::string> all = {"repair", "--grammar-only"};
    all.insert(all.end(), words.begin(), words.end());
    const Ended ended = hone(all);
    EXPECT_EQ(ended.exit, 2);
    EXPECT_THAT(ended.err, oneLineWith("can't write ro.json: it is write-protected"));
    EXPECT_EQ(read("ro.json"), "{\"a\": 1,}");
  }
}

TEST_F(Repair, NamesOnlyFilesThatItWrote) {
  write("fine.json", "[1]");
  Ended ended = hone({"repair", "fine.json", "--in-place", "--", "jq", "empty", "@@"});
  EXPECT_THAT(ended.err, HasSubstr("fine.json is accepted as it is\n"));
  ended = hone({"repair", "fine.json", "--report", "r.html", "--", "jq", "empty", "@@"});
  EXPECT_THAT(ended.err, HasSubstr("r.html isn't written, since nothing was repaired"));
  write("cut.json", "[1, 2");
  const nlohmann::json withheld = nlohmann::json::parse(
      hone({"repair", "cut.json", "--strict", "--json", "--", "jq", "empty", "@@"}).out)["repairs"][0];
  EXPECT_FALSE(withheld.contains("output")) << withheld;
}

TEST_F(Repair, ReadsALineAsTheProgramTakesIt) {
  write("a.ini", "[a]\nb = 1\n[c\nd = 2\n");
  const std::string reader = "import configparser, sys; configparser.ConfigParser().read_file(open(sys.argv[1]))";
  EXPECT_EQ(hone({"repair", "a.ini", "--", "python3", "-c", reader, "@@"}).exit, 0);
  EXPECT_EQ(read("a.repaired.ini"), "[a]\nb = 1\n[c]\nd = 2\n");
  write("a.ini", "[a]\nb = 1\nplease look at this\nc = 2\n");
  const Ended ended = hone({"repair", "a.ini", "--", "python3", "-c", reader, "@@"});
  EXPECT_EQ(ended.exit, 4);
  EXPECT_THAT(ended.out, HasSubstr("may be meant otherwise"));
  EXPECT_THAT(ended.out, HasSubstr("doubtful; "));
}

TEST_F(Repair, TellsAlikeChangesOnce) {
  write("a.json", "{'one': 'x', 'two': 'y'}");
  EXPECT_THAT(hone({"repair", "a.json", "--", "jq", "empty", "@@"}).out, HasSubstr(" more place"));
}

TEST_F(Repair, SaysWhatWasWrongAsDiffAndJson) {
  write("broken.json", broken_);
  Ended diff = hone({"repair", "broken.json", "--grammar-only", "--diff"});
  EXPECT_THAT(diff.out,
              HasSubstr("-{ \"item\": \"Apple\", \"price\": **3.45 }\n+{ \"item\": \"Apple\", \"price\": 3.45 }\n"));
  Ended json = hone({"repair", "broken.json", "--grammar-only", "--json"});
  nlohmann::json finding = nlohmann::json::parse(json.out)["repairs"][0]["findings"][0];
  EXPECT_EQ(finding["line"], 1);
  EXPECT_EQ(finding["column"], 29);
  EXPECT_EQ(finding["rule"], "value");
  EXPECT_EQ(finding["removed"], "**");
}

TEST_F(Repair, SaysWhichValuesAreDoubtful) {
  write("order.json", "{\"price\": 9.99\", \"qty\": 3}\n");
  Ended ended = hone({"repair", "order.json", "--", "jq", "empty", "@@"});
  EXPECT_EQ(ended.exit, 4) << ended.err;
  EXPECT_EQ(read("order.repaired.json"), "{\"price\": 9.99, \"qty\": 3}\n");
  EXPECT_THAT(ended.out, HasSubstr("doubtful: 1:15: '9.99\"' may be a text: it became '9.99', or '\"9.99\"'"));
  Ended quiet = hone({"repair", "order.json", "-q", "--", "jq", "empty", "@@"});
  EXPECT_EQ(quiet.exit, 4);
  EXPECT_THAT(quiet.err, HasSubstr("doubtful: 1:15"));
  Ended json = hone({"repair", "order.json", "--grammar-only", "--json"});
  EXPECT_EQ(json.exit, 4);
  nlohmann::json doubt = nlohmann::json::parse(json.out)["repairs"][0]["doubtful"][0];
  EXPECT_EQ(doubt["was"], "9.99\"");
  EXPECT_EQ(doubt["became"], "9.99");
}

TEST_F(Repair, WritesNothingDoubtfulWhereToldSo) {
  write("order.json", "{\"price\": 9.99\", \"qty\": 3}\n");
  for (const std::vector<std::string>& judge :
       {std::vector<std::string>{"--grammar-only"}, {"--", "jq", "empty", "@@"}}) {
    std::vector<std::string> arguments = {"repair", "order.json", "--strict"};
    arguments.insert(arguments.end(), judge.begin(), judge.end());
    Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 1);
    EXPECT_THAT(ended.out, HasSubstr("doubtful: 1:15"));
    EXPECT_FALSE(fs::exists(path("order.repaired.json")));
  }
  write("certain.json", "{\"price\" 9.99}\n");
  EXPECT_EQ(hone({"repair", "certain.json", "--strict", "--", "jq", "empty", "@@"}).exit, 0);
  EXPECT_EQ(read("certain.repaired.json"), "{\"price\": 9.99}\n");
}

TEST_F(Repair, SaysWhereNothingIsAccepted) {
  write("broken.json", "[1,");
  Ended ended = hone({"repair", "broken.json", "--", "false"});
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(ended.err, testing::StartsWith("hone: broken.json: no text made from it was accepted"));
  EXPECT_FALSE(fs::exists(path("broken.repaired.json")));
}

TEST_F(Repair, SaysSoonThatAFileLacksWhatTheProgramAsksFor) {
  std::string vertices;
  for (int i = 0; i < 200; ++i) vertices += "v " + std::to_string(i) + " 0.5 -1\n";
  write("points.obj", vertices);
  write("faces", "#!/bin/sh\ngrep -q '^f [0-9]* [0-9]* [0-9]' \"$1\"\n");
  fs::permissions(path("faces"), fs::perms::owner_all);
  const Ended ended = hone({"repair", "points.obj", "--stats", "stats.json", "--", "./faces", "@@"});
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(ended.err, HasSubstr("it seems to lack something that the program asks for"));
  EXPECT_LE(nlohmann::json::parse(read("stats.json"))["tests"], 20);
}

TEST_F(Repair, TakesTheSideOfAMergeConflictThatIsPreferred) {
  write("merged.json", "{\n<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> branch\n}\n");
  const Ended ended = hone({"repair", "merged.json", "-o", "out.json", "--", "jq", "empty", "@@"});
  EXPECT_EQ(ended.exit, 4);
  EXPECT_THAT(ended.out, HasSubstr("is one side of a conflict"));
  EXPECT_EQ(read("out.json"), "{\n\"a\": 1\n}\n");
  ASSERT_EQ(hone({"repair", "merged.json", "--prefer", "theirs", "-o", "out.json", "--", "jq", "empty", "@@"}).exit, 0);
  EXPECT_EQ(read("out.json"), "{\n\"a\": 2\n}\n");
}

TEST_F(Repair, SaysAndMendsWhatIsWrongWithTheEncoding) {
  write("latin.json", "{\"a\": \"caf\xE9\",\r\n\"b\": 2,\n}\n");
  const Ended said = hone({"repair", "latin.json", "--grammar-only"});
  EXPECT_EQ(read("latin.repaired.json"), "{\"a\": \"caf\u00E9\",\r\n\"b\": 2\n}\n");
  EXPECT_THAT(said.err, HasSubstr("latin.json has 1 byte outside UTF-8, mixed line ends, 1 CRLF and 2 LF: --encoding"));
  EXPECT_EQ(hone({"repair", "latin.json", "--encoding", "--", "jq", "empty", "@@"}).exit, 0);
  EXPECT_EQ(read("latin.repaired.json"), "{\"a\": \"caf\u00E9\",\n\"b\": 2\n}\n");
  write("wide.json", std::string("\xFF\xFE[\0001\0,\0]\0", 10));
  EXPECT_EQ(hone({"repair", "wide.json", "--encoding", "--", "jq", "empty", "@@"}).exit, 0);
  EXPECT_EQ(read("wide.repaired.json"), "[1]");
  const Ended wide = hone({"repair", "wide.json", "--", "jq", "empty", "@@"});
  EXPECT_THAT(wide.err, HasSubstr("wide.json is UTF-16, and was converted to UTF-8"));
  EXPECT_EQ(read("wide.repaired.json"), "[1]");
}

/// Some programs take what is no UTF-8.
TEST_F(Repair, MakesTheEncodingPlainOfWhatIsAccepted) {
  write("latin.json", "{\"a\": \"caf\xE9\"}\n");
  EXPECT_EQ(hone({"repair", "latin.json", "--check"}).exit, 1);
  EXPECT_EQ(hone({"repair", "latin.json", "--encoding", "--", "jq", "empty", "@@"}).exit, 0);
  EXPECT_EQ(read("latin.repaired.json"), "{\"a\": \"caf\u00E9\"}\n");
}

/// A repair by the grammar goes by the standard, not by what programs take besides.
TEST_F(Repair, ChecksByTheStandard) {
  write("octal.json", "{\"ids\": [007, 8]}");
  EXPECT_EQ(hone({"repair", "octal.json", "--check"}).exit, 1);
}

/// What closes a beginning may be shorter than the beginning itself.
TEST_F(Repair, OfLinesWithoutAGrammarEnds) {
  write("u.txt", "a 1\nb 2\nc 3\n");
  const Ended ended = hone({"repair", "u.txt", "-c", "! grep -q b $1"});
  EXPECT_EQ(ended.exit, 4) << ended.err;
  EXPECT_EQ(read("u.repaired.txt"), "a 1\n 2\nc 3\n");
}

/// Nothing tells what a lone surrogate or half a unit was.
TEST_F(Repair, DoubtsWhatIsNoCharacter) {
  const auto utf16 = [](std::string_view ascii) {
    std::string wide;
    for (char c : ascii) wide += {c, '\0'};
    return wide;
  };
  write("lone.json", "\xFF\xFE" + utf16("{\"a\": \"x") + std::string("\0\xD8", 2) + utf16("y\"}"));
  write("half.json", "\xFF\xFE" + utf16("{\"a\": 1}") + "z");
  write("plain.json", utf16("{\"a\": \"") + "\xE5\x65" + utf16("\"}"));  // without a mark
  EXPECT_EQ(hone({"repair", "lone.json", "--", "jq", "empty", "@@"}).exit, 4);
  EXPECT_EQ(hone({"repair", "half.json", "--", "jq", "empty", "@@"}).exit, 4);
  EXPECT_EQ(hone({"repair", "plain.json", "--", "jq", "empty", "@@"}).exit, 0);
  EXPECT_EQ(read("plain.repaired.json"), "{\"a\": \"\u65E5\"}");
  // Of one that was there before, nothing was lost now.
  write("before.json", "{\"a\": \"\uFFFD\",\r\n\"b\": 1,\n}");
  EXPECT_EQ(hone({"repair", "before.json", "--encoding", "--", "jq", "empty", "@@"}).exit, 0);
}

/// The changes and figures are those of the text, whatever its encoding.
TEST_F(Repair, NamesEachChangeOfUtf16) {
  std::string wide = "\xFF\xFE";
  for (const char c : std::string_view("{\"a\": 1,, \"b\": 2}")) wide += {c, '\0'};
  write("wide.json", wide);
  const Ended said = hone({"repair", "wide.json", "--", "jq", "empty", "@@"});
  EXPECT_THAT(said.out, HasSubstr("1:8 in object: removed ','\n"));
  EXPECT_THAT(said.out, HasSubstr("94.1 % of 17 bytes kept, 1 removed, 0 inserted"));
}

/// Separators and keywords are no values.
TEST_F(Repair, CountsValues) {
  const auto counts = [&](const std::string& name, const std::string& text) {
    write(name, text);
    const std::string said = hone({"repair", name, "--grammar-only"}).out;
    const size_t begin = said.find(".repaired"), colon = said.find(": ", begin);
    return said.substr(colon + 2, said.find(';', colon) - colon - 2);
  };
  EXPECT_EQ(counts("t.csv", "a,b\n1,2\n3,\"4\n"), "6 values kept, 0 changed, 0 dropped, 1 doubtful");
  EXPECT_EQ(counts("i.sql", "insert into t values (1, 2;\n"), "3 values kept, 0 changed, 0 dropped, 0 doubtful");
  EXPECT_EQ(counts("n.json", "{\"a\": 1_000}"), "2 values kept, 0 changed, 0 dropped, 0 doubtful");
  EXPECT_EQ(counts("z.json", "{\"a\": 0123 /* c */}"), "2 values kept, 0 changed, 0 dropped, 1 doubtful");
  EXPECT_EQ(counts("l.jsonl", "{\"a\":1,\n\"b\":2}\n"), "4 values kept, 0 changed, 0 dropped, 0 doubtful");
}

/// Repairs that differ in blanks only are one.
TEST_F(Repair, AllAreDifferentValues) {
  write("open.json", "{\"a\": [1, 2");
  EXPECT_EQ(hone({"repair", "open.json", "--all", "3", "--", "jq", "empty", "@@"}).exit, 4);
  EXPECT_EQ(read("open.repaired.json"), "{\"a\": [1, 2]}");
  for (const char* other : {"open.repaired.2.json", "open.repaired.3.json"})
    EXPECT_FALSE(fs::exists(path(other)) && boost::erase_all_copy(read(other), " ") == "{\"a\":[1,2]}");
  write("quote.csv", "id,name,city\n1,Ann,Rome\n4,Dee,\"New York, NY\n5,\"Eve \"\"E\"\" X\",Bonn\n");
  write("three.py",
        "import csv, sys\nrows = list(csv.reader(open(sys.argv[1]), strict=True))\n"
        "sys.exit(any(len(row) != 3 for row in rows))\n");
  hone({"repair", "quote.csv", "--all", "3", "--", "python3", path("three.py"), "@@"});
  EXPECT_FALSE(read("quote.repaired.csv").empty());
  EXPECT_FALSE(fs::exists(path("quote.repaired.2.csv")) && read("quote.repaired.2.csv") == read("quote.repaired.csv"));
}

TEST_F(Repair, DifferencesNameAFileInOneLine) {
  write("two\nlines.json", "{\"a\": 1,}");
  const Ended ended = hone({"repair", "two\nlines.json", "--diff", "--grammar-only"});
  EXPECT_THAT(ended.out, testing::StartsWith("--- \"two\\nlines.json\"\n+++ "));
}

/// A file that a user has write-protected is not replaced, and --check writes nothing anyway.
TEST_F(Repair, InPlaceLeavesProtectedFilesAlone) {
  write("p.json", "{\"a\": 1,}");
  fs::permissions(path("p.json"), fs::perms::owner_read);
  if (geteuid() != 0) {
    const Ended ended = hone({"repair", "p.json", "--in-place", "--grammar-only"});
    EXPECT_EQ(ended.exit, 2);
    EXPECT_THAT(ended.err, HasSubstr("write-protected"));
  }
  EXPECT_EQ(read("p.json"), "{\"a\": 1,}");
  write("price.json", "{\"price\": 9.99\", \"qty\": 3}");
  const Ended checked = hone({"repair", "price.json", "--check", "--strict"});
  EXPECT_EQ(checked.exit, 1);
  EXPECT_EQ(checked.err.find("without --strict"), std::string::npos) << checked.err;
}

/// A blank that the grammar doesn't need and the program does.
TEST_F(Repair, PutsABlankBetweenAttributes) {
  write("a.xml", "<a><b x=\"1\"y=\"2\">t</b></a>\n");
  EXPECT_EQ(hone({"repair", "a.xml", "--", "xmllint", "--noout", "@@"}).exit, 0);
  EXPECT_EQ(read("a.repaired.xml"), "<a><b x=\"1\" y=\"2\">t</b></a>\n");
}

/// What deletion drops is said, and --strict writes none of it.
TEST_F(Repair, DoubtsWhatDeletionDrops) {
  write("a.json", "{\"a\": 1, \"b\": tru}");
  const std::vector<std::string> command = {"repair", "a.json", "--subset-only", "--", "jq", "empty", "@@"};
  const Ended ended = hone(command);
  EXPECT_EQ(ended.exit, 4);
  EXPECT_THAT(ended.out, HasSubstr("is not all kept"));
  std::vector<std::string> strict = command;
  strict.insert(strict.begin() + 2, {"--strict", "-o", "strict.json"});
  EXPECT_EQ(hone(strict).exit, 1);
  EXPECT_FALSE(fs::exists(path("strict.json")));
}

/// In SQL, other quotes would make a name of a text.
TEST_F(Repair, QuotesAsMeant) {
  write("q.sql", "insert into t values (1, 'it's');\n");
  EXPECT_EQ(hone({"repair", "q.sql", "--grammar-only", "-o", "-"}).out, "insert into t values (1, 'it''s');\n");
  // An operator computes something else.
  write("words.sql", "insert into t values (1, a b);\n");
  EXPECT_EQ(hone({"repair", "words.sql", "--grammar-only"}).exit, 4);
  write("name.json", "{\"a\": John Smith}");
  EXPECT_EQ(hone({"repair", "name.json", "--grammar-only"}).exit, 0);
}

/// A fence of Markdown in a text that the grammar takes is part of the text.
TEST_F(Repair, LeavesMarkdownInATextAlone) {
  write("help.yaml", "help: |\n  Give a file:\n\n  ```\n  - a: b\n  ```\nname: x\n");
  EXPECT_EQ(hone({"repair", "help.yaml", "--check"}).exit, 0);
  write("answer.yaml", "Here it is:\n\n```yaml\nname: x\n```\n");
  EXPECT_EQ(hone({"repair", "answer.yaml", "--grammar-only", "-o", "-"}).out, "name: x\n");
}

/// Only a few bytes change where a text gets other quotes.
TEST_F(Repair, CountsWhatIsKeptWithinAChange) {
  write("a.toml", "x = 'it's'\n");
  const nlohmann::json stats = statsOf({"repair", "a.toml", "--grammar-only"});
  EXPECT_EQ(stats["removed_bytes"], 2);
  EXPECT_EQ(stats["inserted_bytes"], 2);
}

/// The grammar takes 007, as jq does; Python doesn't. Zeros in front may belong to a code, so the number is doubtful.
TEST_F(Repair, LeavesOutTokensThatTheProgramRefuses) {
  write("padded.json", "{\"a\": 007}");
  const std::string load = "import json, sys; json.load(open(sys.argv[1]))";
  EXPECT_EQ(hone({"repair", "padded.json", "--", "python3", "-c", load, "@@"}).exit, 4);
  EXPECT_EQ(read("padded.repaired.json"), "{\"a\": 7}");
}

TEST_F(Repair, WarnsWhereLittleIsKept) {
  write("much.json", "[1, 2, 3, 4, 5, 6, 7, 8]\n");
  const Ended ended = hone({"repair", "much.json", "--", "jq", "-e", ". == []", "@@"});
  EXPECT_EQ(ended.exit, 4) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("warning: less than half of the values of much.json are kept"));
}

TEST_F(Repair, LeavesAnAcceptedFileAlone) {
  write("fine.json", "[1]\n");
  Ended ended = hone({"repair", "fine.json", "--", "jq", "empty", "@@"});
  EXPECT_EQ(ended.exit, 0);
  EXPECT_THAT(ended.err, oneLineWith("accepted as it is"));
  EXPECT_FALSE(fs::exists(path("fine.repaired.json")));
}

TEST_F(Repair, CopiesAnAcceptedFileToTheNamedPlace) {
  write("fine.json", "[1]\n");
  const std::vector<std::string> judges[] = {{"--grammar-only"}, {"--", "jq", "empty", "@@"}};
  for (const std::vector<std::string>& judge : judges) {
    for (const std::string place : {"-", "copy.json"}) {
      std::vector<std::string> arguments = {"repair", "fine.json", "-o", place};
      arguments.insert(arguments.end(), judge.begin(), judge.end());
      fs::remove(path("copy.json"));
      const Ended ended = hone(arguments);
      EXPECT_EQ(ended.exit, 0);
      EXPECT_THAT(ended.err, oneLineWith("fine.json is accepted as it is, and "));
      EXPECT_EQ(place == "-" ? ended.out : read("copy.json"), "[1]\n");
    }
  }
  EXPECT_EQ(hone({"repair", "fine.json", "-o", "unwritten.json", "--check"}).exit, 0);
  EXPECT_FALSE(fs::exists(path("unwritten.json")));
}

TEST_F(Repair, ARecordALineStaysOne) {
  write("log.json", "{\"t\":1,\"e\":\"start\"}\n{\"t\":2,\"e\":\"load\"\n{\"t\":3,\"e\":\"save\"}\n{\"t\":4}\n");
  ASSERT_EQ(hone({"repair", "log.json", "-o", "whole.json", "--", "jq", "empty", "@@"}).exit, 0);
  EXPECT_EQ(run("jq", {"-c", ".t", "whole.json"}).out, "1\n2\n3\n4\n");
}

TEST_F(Repair, WhatOnlyDeletesNeedsATest) {
  write("broken.json", "[tru");
  const std::vector<std::string> deletions[] = {{"--subset-only"}, {"--units", "tokens"}};
  for (const std::vector<std::string>& deletion : deletions) {
    for (const std::string judge : {"--grammar-only", "--check"}) {
      std::vector<std::string> arguments = {"repair", "broken.json", judge};
      arguments.insert(arguments.end(), deletion.begin(), deletion.end());
      const Ended ended = hone(arguments);
      EXPECT_EQ(ended.exit, 2);
      EXPECT_THAT(ended.err, oneLineWith("delete what a test refuses: give a test"));
    }
  }
}

TEST_F(Repair, SaysHowLongItTookWithoutATest) {
  write("broken.json", "[1,");
  EXPECT_GT(statsOf({"repair", "broken.json", "--grammar-only"})["wall_seconds"], 0);
}

TEST_F(Repair, NamesTheGrammarAsAJudgeWhereNoTestIsGiven) {
  write("broken.json", "[1,");
  EXPECT_THAT(hone({"repair", "broken.json"}).err, oneLineWith("let the grammar be the judge with --grammar-only"));
}

TEST_F(Repair, GoesByTheProgramWhereItIsStricterThanTheGrammar) {
  write("twice.json", "{\"a\": 1, \"b\": [1, 2, \"bad\"], \"c\": 3, \"d\": 4}");
  Ended ended = hone({"repair", "twice.json", "--", "python3", "-c",
                      "import json, sys; sys.exit('bad' in str(json.load(open(sys.argv[1]))))", "@@"});
  EXPECT_EQ(ended.exit, 4) << ended.err;
  std::string repaired = read("twice.repaired.json");
  EXPECT_THAT(repaired, HasSubstr("{\"a\": 1, \"b\": [1, 2, \""));
  EXPECT_THAT(repaired, HasSubstr("\"c\": 3, \"d\": 4}"));
}

TEST_F(Repair, NeedsNoGrammar) {
  write("broken.settings", "{\"a\": 1,\n\"b\": [1, 2;, 3],\n\"c\": \"text\"\n}\n");
  Ended ended = hone({"repair", "broken.settings", "--", "jq", "-es", "length == 1", "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("broken.repaired.settings"), "{\"a\": 1,\n\"b\": [1, 2, 3],\n\"c\": \"text\"\n}\n");
  EXPECT_THAT(ended.err, HasSubstr("no grammar is known"));
}

TEST_F(Repair, ListsSeveral) {
  write("broken.json", "{\"a\": 5\", \"b\": \"6}");
  Ended ended = hone({"repair", "broken.json", "--all", "3", "--", "python3", "-m", "json.tool", "@@"});
  EXPECT_EQ(ended.exit, 4) << ended.err;
  std::set<std::string> repaired;
  for (const char* name : {"broken.repaired.json", "broken.repaired.2.json", "broken.repaired.3.json"})
    repaired.insert(nlohmann::json::parse(read(name)).dump());
  EXPECT_EQ(repaired.size(), 3u);
  EXPECT_TRUE(repaired.contains("{\"a\":5,\"b\":6}"));
}

TEST_F(Repair, EndsWithTheBestSoFar) {
  write("broken.json", "[1, 2, 3, **4, 5]");
  nlohmann::json stats =
      statsOf({"repair", "broken.json", "--subset-only", "--max-tests", "8", "--", "python3", "-c",
               "import json, sys; text = open(sys.argv[1]).read(); text and json.loads(text).keys()", "@@"},
              3);
  EXPECT_EQ(stats["tests"], 8);
}

TEST_F(Repair, GoesByBytesWhereTheFileIsNoText) {
  write("broken.json", "[\"\xC3\xA4\xFF\", \"\xE9\" 1]");
  Ended ended = hone({"repair", "broken.json", "--grammar-only"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("broken.repaired.json"), "[\"\xC3\xA4\xFF\", \"\xE9\", 1]");
}

TEST_F(Repair, ATestThatRefusesAllIsSaidToDoSo) {
  write("refused.json", "[1, 2, 3, {\"a\": [4, 5, 6]}, \"text\", null, true]");
  EXPECT_THAT(
      hone({"repair", "refused.json", "--exit", "0", "--patience", "0", "--max-tests", "60", "--", "false", "@@"}).err,
      testing::HasSubstr("none of the first 50 candidates was accepted"));
}

TEST_F(Repair, AColumnCountsCharacters) {
  write("u.json", "{\"\u00e4\u00e4\u00e4\u00e4\": 1,, \"b\": 2}");
  const Ended ended = hone({"repair", "u.json", "--check", "--json"});
  const nlohmann::json found = nlohmann::json::parse(ended.out);
  EXPECT_EQ(found["repairs"][0]["findings"][0]["column"], 11) << ended.out;
  EXPECT_EQ(found["repairs"][0]["findings"][0]["offset"], 14) << ended.out;
  EXPECT_THAT(hone({"parse", "u.json"}).err, testing::HasSubstr("u.json:1:12: "));
}

/// A line end in a string becomes an escape: two texts that look alike.
TEST_F(Repair, AChangeShowsWhatItChanges) {
  write("c.json", "{\"b\": \"\r\n\"}");
  EXPECT_THAT(hone({"repair", "c.json", "--grammar-only", "-o", "c.out"}).out,
              testing::HasSubstr(R"(replaced '\r\n' by '\\r\\n')"));
}

}  // namespace
}  // namespace hone
