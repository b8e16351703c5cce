// What a triage says of bugs that are known: nothing that its tests don't show.
#include "triage_test.h"

namespace hone {
namespace {

using testing::HasSubstr;
using testing::Not;

class TriageClaims : public TriageTest {
 protected:
  /// A later call, which must end with this status.
  Ended again(const std::vector<std::string>& command, int status, std::vector<std::string> options = {}) {
    options.insert(options.begin(),
                   {"triage", "findings", "-o", "bugs", "--baseline", "bugs", "--no-debugger", "--no-progress"});
    options.insert(options.end(), command.begin(), command.end());
    Ended ended = hone(options);
    EXPECT_EQ(ended.exit, status) << ended.out << ended.err;
    return ended;
  }

  std::vector<std::string> parser() const { return {"--", path("parser").string(), "@@"}; }

  Index bugNamed(const std::string& name) const {
    const Index found = index();
    for (const Index& bug : found["bugs"])
      if (bug["name"] == name) return bug;
    return nullptr;
  }
};

TEST_F(TriageClaims, AProgramThatCanNotStartFixesNothing) {
  addFindings();
  triage({});
  const auto before = contentsOf("bugs");
  fs::rename(path("parser"), path("away"));
  script("parser", "exec " + path("nowhere").string() + " \"$1\"");
  EXPECT_THAT(again(parser(), 2).err, oneLineWith("the program can't be started: every text ends with exit 127"));
  fs::remove(path("parser"));
  write("parser", "Some notes.\nAnd more.\n");
  fs::permissions(path("parser"), fs::perms::owner_all);
  EXPECT_THAT(again(parser(), 2).err, HasSubstr("every text"));
  fs::remove(path("parser"));
  fs::rename(path("away"), path("parser"));
  EXPECT_THAT(again({"--", "cat", "@@"}, 2).err, oneLineWith("were found with another program"));
  again(parser(), 2, {"--memory", "1"});
  EXPECT_EQ(contentsOf("bugs"), before);
  EXPECT_THAT(again(parser(), 0).out, HasSubstr("3 bugs, 0 new, 0 fixed"));
}

TEST_F(TriageClaims, AScriptThatCanNotStartItsProgramSaysNothing) {
  finding("a.json", R"(["needle"])");
  script("test.sh", "grep -q needle \"$1\" && echo bug");
  triage({"--test", "test.sh"});
  script("test.sh", "exec " + path("nowhere").string() + " \"$1\"");
  EXPECT_THAT(again({"--test", "test.sh"}, 2).err, oneLineWith("the program can't be started"));
}

TEST_F(TriageClaims, ThatAllBugsAreFixedIsAsked) {
  addFindings();
  triage({});
  fs::remove(path("parser"));
  script("parser", "exit 0");
  EXPECT_THAT(again(parser(), 2).err, oneLineWith("none of the 3 known bugs shows any more"));
  // It refuses other texts than its findings, so it may work.
  script("parser", "[ $(wc -c < \"$1\") -gt 9 ]");
  EXPECT_THAT(again(parser(), 2).err, oneLineWith("none of the 3 known bugs shows any more"));
  EXPECT_THAT(again(parser(), 0, {"--trust-test"}).out, HasSubstr("0 new, 3 fixed"));
  // It isn't asked again.
  EXPECT_THAT(again(parser(), 0).out, HasSubstr("0 new, 3 fixed"));
}

/// The index comes first: what was found is known from then on.
TEST_F(TriageClaims, ADiskThatIsTooSmallForThePagesLosesNoBug) {
  if (run("unshare", {"-m", "true"}).exit != 0) GTEST_SKIP() << "needs the right to mount";
  addFindings();
  triage({"--fresh"});
  const Index whole = index();
  uint64_t needed = 0;  // for all but the page, and for the new index beside the old one
  constexpr uint64_t block = 4096;
  for (const auto& [name, text] : contentsOf("bugs"))
    if (name != "index.html") needed += (name == "index.json" ? 3 : 1) * (text.size() / block + 2) * block;
  const uint64_t page = fs::file_size(path("bugs/index.html"));
  ASSERT_GT(page, 0u);
  fs::create_directory(path("small"));
  setVariable("HONE", HONE_PROGRAM);
  const auto call = "\"$HONE\" triage findings -o small/bugs --no-debugger -- " + path("parser").string() + " @@";
  // What is left holds no page.
  script("run.sh", "mount -t tmpfs -o size=" + std::to_string(needed + page) + " none small\n" + "head -c " +
                       std::to_string(page) + " /dev/zero > small/fill\n" + call +
                       "; echo $? > status; cp small/bugs/index.json first.json\n"
                       "rm small/fill; mount -o remount,size=64m small\n" +
                       call + "; echo $? >> status; cp small/bugs/index.json second.json");
  const Ended ended = run("unshare", {"-m", "./run.sh"});
  EXPECT_EQ(read("status"), "2\n0\n") << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("can't write small/bugs/index.html: No space left on device"));
  const Index first = Index::parse(read("first.json")), second = Index::parse(read("second.json"));
  ASSERT_EQ(first["bugs"].size(), whole["bugs"].size());
  for (size_t i = 0; i < whole["bugs"].size(); ++i) {
    EXPECT_EQ(first["bugs"][i]["name"], whole["bugs"][i]["name"]);
    EXPECT_EQ(membersOf(first["bugs"][i]), membersOf(whole["bugs"][i]));
    EXPECT_EQ(second["bugs"][i]["state"], "new") << "no call has told of it";
  }
}

TEST_F(TriageClaims, AFolderThatIsAMountPointHoldsTheBugs) {
  if (run("unshare", {"-m", "true"}).exit != 0) GTEST_SKIP() << "needs the right to mount";
  addFindings();
  fs::create_directory(path("bugs"));
  setVariable("HONE", HONE_PROGRAM);
  script("run.sh", "mount -t tmpfs none bugs; \"$HONE\" triage findings -o bugs --no-debugger -- " +
                       path("parser").string() + " @@ && cp bugs/index.json index.json");
  const Ended ended = run("unshare", {"-m", "./run.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_FALSE(Index::parse(read("index.json"))["bugs"].empty());
}

/// As in a folder that was meant for another campaign.
TEST_F(TriageClaims, ABugThatTheBaselineDoesNotKnowStays) {
  finding("a1.json", R"({"a": [1, 2], "b": 1234567890123})");
  triage({});
  const std::string bug = index()["bugs"][0]["name"], file = index()["bugs"][0]["reduced"];
  const std::string text = read("bugs/" + file);
  fs::rename(path("bugs"), path("old"));
  fs::remove(path("findings/a1.json"));
  finding("b1.json", R"([{"a": "\n"}, 2])");
  triage({});
  fs::rename(path("bugs"), path("base"));
  fs::rename(path("old"), path("bugs"));
  const Ended ended = triage({"--baseline", "base"});
  EXPECT_THAT(ended.err, HasSubstr("hone: bugs/" + bug + " stays, a bug of an earlier triage that --baseline base"));
  EXPECT_EQ(read("bugs/" + file), text);
  EXPECT_TRUE(fs::exists(path("bugs/" + bug + "/reproduce.sh")));
}

TEST_F(TriageClaims, AFixedBugKeepsItsFindings) {
  finding("a.json", R"(["needle"])");
  finding("b.json", R"(["pin"])");
  script("test.sh",
         "grep -q needle \"$1\" && { echo one; exit 0; }; grep -q pin \"$1\" && { echo two; exit 0; }; exit 1");
  triage({"--test", "test.sh"});
  script("test.sh", "grep -q needle \"$1\" && { echo one; exit 0; }; exit 1");
  again({"--test", "test.sh"}, 0);
  EXPECT_EQ(bugNamed("two")["state"], "fixed");
  EXPECT_THAT(bugNamed("two")["remarks"].dump(), HasSubstr("nor any of its findings fails in this way any more"));
  EXPECT_THAT(read("bugs/two/members.txt"), HasSubstr("findings/b.json\t7 bytes\treduced\t0 of 2 runs fail"));
}

/// The text of a bug is one of its findings; others may show it still, though they aren't among those of this call.
TEST_F(TriageClaims, ABugIsFixedIfNoneOfItsFindingsFails) {
  finding("a.json", R"(["needle"])");
  finding("b.json", R"(["pin", [1, 2]])");
  finding("c.json", R"(["other"])");
  const std::string other = "grep -q other \"$1\" && { echo other; exit 0; }; exit 1";
  script("test.sh", "grep -Eq 'needle|pin' \"$1\" && { echo bug; exit 0; }; " + other);
  triage({"--test", "test.sh", "--split", "never"});
  ASSERT_EQ(bugNamed("bug")["findings"], 2);
  fs::create_directories(path("tonight"));
  fs::copy(path("findings/c.json"), path("tonight/c.json"));
  const auto tonight = [&] {
    return hone({"triage", "tonight", "-o", "bugs", "--baseline", "bugs", "--no-progress", "--test", "test.sh"});
  };
  script("test.sh", "grep -q pin \"$1\" && { echo bug; exit 0; }; " + other);
  EXPECT_THAT(tonight().out, HasSubstr("2 bugs, 0 new, 0 fixed"));
  EXPECT_EQ(bugNamed("bug")["state"], "known");
  EXPECT_THAT(read("bugs/bug/reduced.json"), HasSubstr("pin"));
  EXPECT_THAT(bugNamed("bug")["remarks"].dump(), HasSubstr("other findings still do"));
  EXPECT_EQ(membersOf(bugNamed("bug")), (std::set<std::string>{"b.json"}));
  // Of what is gone, nothing is known.
  fs::remove(path("findings/b.json"));
  script("test.sh", other);
  EXPECT_THAT(tonight().out, HasSubstr("0 new, 1 fixed"));
  EXPECT_THAT(bugNamed("bug")["remarks"].dump(), HasSubstr("one of its findings couldn't be tested again"));
}

TEST_F(TriageClaims, AFindingIsItsBytes) {
  addFindings();
  triage({});
  fs::copy(path("findings"), path("copies"));
  const std::string whole = path("findings");
  for (const std::vector<std::string>& names :
       {std::vector<std::string>{whole}, {"./findings//"}, {"copies"}, {"findings", "./findings/a1.json", whole}}) {
    std::vector<std::string> words = {"triage", "-o", "bugs", "--no-debugger"};
    words.insert(words.begin() + 1, names.begin(), names.end());
    words.insert(words.end(), {"--", path("parser"), "@@"});
    ASSERT_EQ(hone(words).exit, 0);
    const Index bug = bugOf(index(), "a1.json");
    EXPECT_EQ(bug["findings"], 3) << names.front();
    EXPECT_EQ(bug["members"].size(), 3u) << names.front();
  }
  ASSERT_EQ(hone({"triage", "findings", "copies", "-o", "bugs", "--no-debugger", "--", path("parser"), "@@"}).exit, 0);
  EXPECT_EQ(bugOf(index(), "a1.json")["findings"], 3);
  EXPECT_EQ(bugOf(index(), "a1.json")["members"].size(), 6u);
  EXPECT_THAT(hone({"triage", "findings", "-o", "findings", "--", path("parser"), "@@"}).err,
              oneLineWith("this folder of findings is that of the bugs, too"));
}

TEST_F(TriageClaims, ABugIsNeverNamedLikeAnotherFile) {
  finding("a.json", R"(["needle"])");
  for (const char* name : {"index.html", "index.json", "SUMMARY.md", "triage.sarif", "junit.xml"}) {
    script("test.sh", "grep -q needle \"$1\" && echo " + std::string(name));
    fs::remove_all(path("bugs"));
    triage({"--test", "test.sh", "--budget", "20"});
    EXPECT_EQ(index()["bugs"][0]["name"], std::string(name) + "-2");
    EXPECT_TRUE(fs::is_regular_file(path("bugs") / name));
  }
}

TEST_F(TriageClaims, ABaselineIsATriage) {
  finding("a.json", R"([1234567890123])");
  fs::create_directories(path("nothing"));
  for (const char* baseline : {"nothing", "nowhere"}) {
    EXPECT_THAT(hone({"triage", "findings", "-o", "bugs", "--baseline", baseline, "--", path("parser"), "@@"}).err,
                oneLineWith("no index.json of an earlier triage is there"));
    EXPECT_FALSE(fs::exists(path("bugs")));
  }
  // The first night.
  EXPECT_THAT(triage({"--baseline", "bugs"}, 1).err, HasSubstr("bugs holds no earlier triage, so all bugs are new"));
}

TEST_F(TriageClaims, ABugWhoseFolderWasRemovedIsForgotten) {
  addFindings();
  triage({});
  const std::string name = bugOf(index(), "a1.json")["name"];
  fs::remove_all(path("bugs") / name);
  EXPECT_THAT(again(parser(), 1).err, HasSubstr(name + " is gone, so hone forgets that bug"));
  EXPECT_EQ(bugOf(index(), "a1.json")["state"], "new");
  EXPECT_TRUE(fs::exists(path("bugs") / name / "reproduce.sh"));
}

const std::vector<std::string> byScript = {"triage",        "findings", "-o",        "bugs",
                                           "--no-debugger", "--",       "./test.sh", "@@"};

/// A fuzzer deletes a finding while the triage runs. So the run ends without it, and says so.
TEST_F(TriageClaims, AFindingThatVanishesIsLeftOut) {
  addFindings();
  const std::string gone = path("findings/b1.json").string();
  script("test.sh", "rm -f " + gone + "; exec " + path("parser").string() + " \"$1\"");
  const Ended ended = hone(byScript);
  EXPECT_EQ(ended.exit, 0);
  EXPECT_THAT(ended.err, HasSubstr("left out: can't read findings/b1.json: No such file or directory"));
  EXPECT_EQ(index()["bugs"].size(), 3u);
  EXPECT_THAT(read("bugs/index.json"), Not(HasSubstr("b1.json")));
  EXPECT_THAT(ended.out, Not(HasSubstr("not tested yet")));
}

/// Something deletes the text of a known bug while it is tested again.
TEST_F(TriageClaims, AKnownBugWhoseTextVanishesIsNotFixed) {
  addFindings();
  const std::string parses = "exec " + path("parser").string() + " \"$1\"";
  script("test.sh", parses);
  EXPECT_EQ(hone(byScript).exit, 0);
  script("test.sh", "rm -f " + path("bugs").string() + "/*/reduced.json; " + parses);
  EXPECT_THAT(hone(byScript).out, HasSubstr("3 bugs, 0 new, 0 fixed"));
  for (const Index& bug : index()["bugs"]) EXPECT_TRUE(fs::exists(path("bugs/" + bug["reduced"].get<std::string>())));
}

/// A text that doesn't fail any more is reduced again, from another finding.
TEST_F(TriageClaims, WhatTheUserChangedInTheFolderIsKept) {
  addFindings();
  triage({});
  const std::string own = "bugs/" + bugOf(index(), "a1.json")["name"].get<std::string>();
  const std::map<std::string, std::string> written = contentsOf("bugs");
  const std::vector<std::string> changed = {own + "/reduced.json", own + "/reproduce.sh", own + "/members.txt",
                                            "bugs/SUMMARY.md"};
  for (const std::string& file : changed) write(file, "[1]");
  const Ended ended = triage({});
  for (const std::string& file : changed) {
    EXPECT_THAT(ended.err, HasSubstr("hone: " + file + " was changed since hone wrote it; " + file +
                                     ".changed is the file with these changes"));
    EXPECT_EQ(read(file + ".changed"), "[1]");
    EXPECT_NE(read(file), "[1]");
  }
  EXPECT_EQ(read(own + "/reduced.json"), written.at(fs::path(own).filename().string() + "/reduced.json"));
  EXPECT_THAT(triage({}).err, Not(HasSubstr("was changed")));
  write(own + "/members.txt", "mine");
  triage({});
  EXPECT_EQ(read(own + "/members.txt.changed2"), "mine");
  EXPECT_EQ(contentsOf("bugs").size(), written.size() + changed.size() + 1);
}

/// Root may write it, but whoever has protected it wants to keep it.
TEST_F(TriageClaims, AFileThatIsWriteProtectedIsRefusedBeforeAnyTest) {
  addFindings();
  triage({});
  const std::string bug = "bugs/" + bugOf(index(), "a1.json")["name"].get<std::string>();
  const auto written = contentsOf("bugs");
  script("marks.sh", "touch " + path("tested").string());
  for (const std::string& place : {std::string("bugs/SUMMARY.md"), std::string("bugs/index.json"), bug + "/members.txt",
                                   bug, std::string("bugs")}) {
    const fs::perms before = fs::status(path(place)).permissions();
    fs::permissions(path(place), fs::perms(0555));
    EXPECT_THAT(triage({"--test", "marks.sh"}, 2).err,
                oneLineWith("can't write " + place + ": it is write-protected; choose another place with -o DIR"));
    fs::permissions(path(place), before);
  }
  EXPECT_EQ(contentsOf("bugs"), written);
  EXPECT_FALSE(fs::exists(path("tested")));
}

TEST_F(TriageClaims, ABugWhoseTextIsMissingIsKept) {
  addFindings();
  triage({});
  const std::string name = bugOf(index(), "a1.json")["name"], text = bugOf(index(), "a1.json")["reduced"];
  const auto kept = contentsOf("bugs/" + name);
  fs::remove(path("bugs") / text);
  fs::rename(path("findings"), path("all"));
  fs::create_directory(path("findings"));
  const Index others = index();
  for (const Index& bug : others["bugs"])
    if (bug["name"] != name) {
      const fs::path other = bug["representative"].get<std::string>();
      fs::copy_file(path("all") / other.filename(), path("findings") / other.filename());
      break;
    }
  for (int round = 0; round < 2; ++round) {
    const Ended ended = again(parser(), 0);
    EXPECT_THAT(ended.err, HasSubstr(text + " is missing, so that bug isn't tested"));
    EXPECT_THAT(ended.out, HasSubstr(name + ": known"));
    EXPECT_THAT(ended.out, HasSubstr("its text is missing: "));
    EXPECT_EQ(bugNamed(name)["state"], "known");
    for (const char* file : {"output.txt", "reproduce.sh", "members.txt"})
      EXPECT_TRUE(fs::exists(path("bugs") / name / file)) << file;
  }
  fs::remove_all(path("findings"));
  fs::rename(path("all"), path("findings"));
  const Ended ended = again(parser(), 0);
  EXPECT_THAT(ended.out, HasSubstr(name + ": known"));
  EXPECT_EQ(contentsOf("bugs/" + name).size(), kept.size()) << "a finding was reduced again";
  EXPECT_THAT(again(parser(), 0).err, Not(HasSubstr("missing")));
}

}  // namespace
}  // namespace hone
