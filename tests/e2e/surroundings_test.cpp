// Whatever the system refuses, hone prints one line, ends with status 2 and leaves nothing behind.
#include <unistd.h>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;

struct Option {
  std::string name;
  std::vector<std::string> arguments;  ///< PLACE among them
};

void PrintTo(const Option& option, std::ostream* stream) { *stream << option.name; }

class Surroundings : public EndToEnd {
 protected:
  Surroundings() {
    setVariable("HONE", HONE_PROGRAM);
    setVariable("INPUT", input_);
    write(input_, "[1, {\"needle\": [2, 3]}, 4]");
    script("needle.sh", "grep -q needle \"$1\"");
    fs::create_symlink("loop", path("loop"));
  }
  ~Surroundings() override { EXPECT_THAT(leftovers(input_), testing::IsEmpty()); }

  /// A unique name: other tests run at the same time, and this one finds its candidates' folders by the name.
  const std::string input_ = path("").parent_path().parent_path().filename().string() + ".json";

  Ended shell(const std::string& commands) { return run("sh", {"-c", commands}); }
};

class ImpossiblePlaces : public Surroundings, public testing::WithParamInterface<Option> {};

TEST_P(ImpossiblePlaces, GetOneLine) {
  for (const std::string& place : {std::string("loop"), std::string("loop/x"), std::string(300, 'x')}) {
    std::vector<std::string> arguments = GetParam().arguments;
    for (std::string& argument : arguments) {
      if (argument == "INPUT") argument = input_;
      if (argument == "PLACE") argument = place;
      if (argument == "./PLACE") argument = "./" + place;
    }
    Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 2) << ended.signal << " " << ended.out << ended.err;
    EXPECT_THAT(ended.err, oneLineWith(place.substr(0, 4)));
    EXPECT_THAT(ended.err, testing::AnyOf(HasSubstr("Too many levels"), HasSubstr("File name too long"),
                                          HasSubstr("symbolic link"), HasSubstr("already exists")));
    EXPECT_THAT(ended.err, testing::Not(HasSubstr("filesystem error")));
  }
}

INSTANTIATE_TEST_SUITE_P(
    EndToEnd, ImpossiblePlaces,
    testing::Values(Option{"Input", {"reduce", "PLACE", "--test", "needle.sh"}},
                    Option{"Output", {"reduce", "INPUT", "--test", "needle.sh", "-o", "PLACE"}},
                    Option{"Report", {"reduce", "INPUT", "--test", "needle.sh", "--report", "PLACE"}},
                    Option{"Stats", {"reduce", "INPUT", "--test", "needle.sh", "--stats", "PLACE"}},
                    Option{"Log", {"reduce", "INPUT", "--test", "needle.sh", "--log", "PLACE"}},
                    Option{"State", {"reduce", "INPUT", "--test", "needle.sh", "--state", "PLACE"}},
                    Option{"Bundle", {"reduce", "INPUT", "--test", "needle.sh", "--bundle", "PLACE"}},
                    Option{"With", {"reduce", "INPUT", "--test", "needle.sh", "--with", "PLACE"}},
                    Option{"Test", {"reduce", "INPUT", "--test", "PLACE"}},
                    Option{"Command", {"reduce", "INPUT", "--exit", "0", "--", "./PLACE"}},
                    Option{"Library", {"reduce", "INPUT", "--test-library", "PLACE"}},
                    Option{"Configuration", {"reduce", "INPUT", "--test", "needle.sh", "--config", "PLACE"}},
                    Option{"Grammar", {"parse", "INPUT", "-g", "PLACE"}},
                    Option{"Format", {"parse", "INPUT", "--format", "PLACE"}},
                    Option{"Pattern", {"match", "--pattern", "PLACE", "INPUT"}},
                    Option{"Model", {"predict", "--model", "PLACE", "INPUT"}},
                    Option{"Texts", {"generate", "--language", "json", "-o", "PLACE"}}),
    nameOf<Option>);

TEST_F(Surroundings, TooFewFiles) {
  for (int files : {8, 16, 24, 32, 48}) {
    Ended ended = shell("ulimit -n " + std::to_string(files) +
                        "; $HONE reduce $INPUT -o out -j 16 --stdout x --not-stderr y -- cat @@");
    EXPECT_EQ(ended.exit, 2) << files << ": " << ended.signal << ended.err;
    EXPECT_THAT(ended.err, oneLineWith("Too many open files; lower -j, or raise ulimit "));
    EXPECT_FALSE(fs::exists(path("out")));
  }
}

/// Other processes of that user may count too. So a run may succeed or not, but it must not crash.
TEST_F(Surroundings, TooFewProcesses) {
  if (geteuid() != 0) GTEST_SKIP() << "needs another user than root, on which nothing else depends";
  fs::copy_file(HONE_PROGRAM, path("program"));
  for (const char* folder : {"", "..", "../tmp"}) fs::permissions(path(folder), fs::perms::all);
  fs::permissions(path("needle.sh"), fs::perms::others_all, fs::perm_options::add);
  for (int processes : {3, 18, 20, 22, 26, 30, 40}) {
    Ended ended =
        run("setpriv", {"--reuid=65534", "--regid=65534", "--clear-groups", "prlimit",
                        "--nproc=" + std::to_string(processes), "env", "HONE_STATE=" + path("state").string(),
                        path("program"), "reduce", input_, "-q", "-o", "out", "-j", "16", "--test", path("needle.sh")});
    EXPECT_THAT(ended.exit, testing::AnyOf(0, 2)) << processes << ": " << ended.signal << ended.err;
    EXPECT_THAT(ended.err, testing::Not(HasSubstr("please report")));
    fs::remove_all(path("state"));
  }
}

/// The test can read the candidate nevertheless, and so can hone what it makes for itself.
TEST_F(Surroundings, AUmaskThatTakesAllRights) {
  fs::copy_file(HONE_PROGRAM, path("program"));
  for (const char* folder : {"", "..", "../tmp"}) fs::permissions(path(folder), fs::perms::all);
  for (const std::string& file : {std::string("needle.sh"), input_}) fs::permissions(path(file), fs::perms(0755));
  fs::create_directory(path("project"));
  fs::copy_file(path(input_), path("project/in.json"));
  fs::permissions(path("project"), fs::perms(0755));
  const std::string asUser = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
  for (const std::string& run : {std::string("reduce ") + input_ + " -o out --test ./needle.sh",
                                 std::string("reduce project -o results -c 'grep -q needle in.json'")}) {
    const Ended ended = shell("umask 777; " + asUser + path("program").string() + " " + run);
    EXPECT_EQ(ended.exit, 0) << ended.err;
  }
}

/// It may end at any point, but not with a crash.
TEST_F(Surroundings, TooLittleMemory) {
  std::string large = "[";
  for (int i = 0; i < 100'000; ++i) large += "[" + std::to_string(i) + ", \"needle\"],\n";
  write(input_, large + "0]");
  for (int megabytes : {60, 100, 150, 200, 250, 300}) {
    Ended ended = shell("ulimit -v " + std::to_string(megabytes * 1024) +
                        "; $HONE reduce $INPUT --test needle.sh -o out -j 1 --max-tests 20");
    EXPECT_THAT(ended.exit, testing::AnyOf(2, 3)) << megabytes << ": " << ended.signal << ended.err;
    if (ended.exit == 2) {
      EXPECT_THAT(ended.err, testing::EndsWith("\n"));
    }
  }
}

TEST_F(Surroundings, NobodyListens) {
  Ended ended = shell("$HONE reduce $INPUT --test needle.sh -o out 2> /dev/full");
  EXPECT_EQ(ended.exit, 0);
  EXPECT_THAT(ended.out, HasSubstr("out: "));
}

TEST_F(Surroundings, FilesMayNotGrowLarge) {
  write(input_, "[\"needle\", \"" + std::string(100'000, 'x') + "\"]");
  Ended ended = shell("ulimit -f 100; $HONE reduce $INPUT --test needle.sh -o out");
  EXPECT_EQ(ended.signal, 0);
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, HasSubstr("File too large"));
}

TEST_F(Surroundings, TheRemedyIsThatOfTheLimit) {
  for (int blocks : {1, 10, 40}) {
    const Ended ended =
        shell("ulimit -f " + std::to_string(blocks) + "; $HONE reduce $INPUT --test needle.sh -o out --fresh");
    EXPECT_EQ(ended.signal, 0);
    if (ended.exit != 0) {
      EXPECT_THAT(ended.err, HasSubstr("raise ulimit -f")) << blocks;
    }
    EXPECT_THAT(ended.err, testing::Not(HasSubstr("ulimit -n"))) << blocks;
  }
}

TEST_F(Surroundings, WithoutTheFileSystemOfProcesses) {
  if (run("unshare", {"-m", "true"}).exit != 0) GTEST_SKIP() << "needs the right to mount";
  const Ended ended =
      run("unshare",
          {"-m", "sh", "-c", "mount -t tmpfs none /proc && exec \"$0\" reduce " + input_ + " --test ./needle.sh -o -",
           HONE_PROGRAM});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("mount -t proc proc /proc"));
}

/// It may be on a disk that isn't mounted yet.
TEST_F(Surroundings, AHomeThatDoesNotExistIsNotMade) {
  setVariable("HOME", path("gone/home"));
  setVariable("XDG_CACHE_HOME", "");
  const fs::path cache = path("../tmp/hone-cache-" + std::to_string(geteuid()));
  const std::string note =
      "the home folder " + path("gone/home").string() + " doesn't exist, so hone keeps its cache in ";
  const Ended ended = hone({"reduce", input_, "--test", "needle.sh", "-o", "out"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr(note));
  EXPECT_FALSE(fs::exists(path("gone")));
  EXPECT_TRUE(fs::exists(cache / "verdicts"));
  EXPECT_THAT(hone({"reduce", input_, "--test", "needle.sh", "-o", "out", "--state", "state"}).err,
              testing::Not(HasSubstr("home")));
  write("words.g4", "grammar words;\nphrase : WORD+ EOF ;\nWORD : [a-z]+ ;\n");
  write("words", "a b");
  EXPECT_THAT(hone({"parse", "words", "-g", "words.g4"}).err, HasSubstr(note));
  EXPECT_FALSE(fs::exists(path("gone")));
  fs::remove_all(cache);
}

/// If /dev/null can't be opened, a test must not print to hone's own output.
TEST_F(Surroundings, NullDeviceThatCannotBeWritten) {
  if (run("unshare", {"-m", "true"}).exit != 0) GTEST_SKIP() << "needs the right to mount";
  Ended ended = run("unshare", {"-m", "sh", "-c",
                                "touch null && mount --bind null /dev/null && mount -o remount,bind,ro /dev/null && "
                                "exec \"$0\" reduce " +
                                    input_ + " --test ./needle.sh -o -",
                                HONE_PROGRAM});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("can't open /dev/null to read and write"));
}

}  // namespace
}  // namespace hone
