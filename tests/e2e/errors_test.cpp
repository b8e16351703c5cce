// Bad input gets one clear line, which names the remedy, and status 2; and nothing is written.
#include "end_to_end.h"

namespace hone {
namespace {

struct Mistake {
  std::string name;
  std::vector<std::string> arguments;
  std::string message;  ///< a part of it
  int status = 2;
};

void PrintTo(const Mistake& mistake, std::ostream* stream) { *stream << mistake.name; }

class Mistakes : public EndToEnd, public testing::WithParamInterface<Mistake> {
 protected:
  Mistakes() {
    // On a busy machine a line of progress may come before the message.
    setVariable("HONE_NO_PROGRESS", "true");
    write("in.json", "[1, 2, 3]");
    write("plain.sh", "#!/bin/sh\n");
    script("yes.sh", "true");
    script("no.sh", "false");
    script("windows.sh", "true");
    write("windows.sh", "#!/bin/sh\r\ntrue\r\n");
    write("wrong.g4", "grammar wrong;\nstart : 'x' other ;\nlast : 'y' ;\n");
    write("words.g4", "grammar words;\nphrase : WORD+ EOF ;\nWORD : [a-z]+ ;\n");
    write("nothing.g4", "one two\n");
    fs::create_directory(path("folder"));
  }

  size_t files() const {
    return static_cast<size_t>(std::distance(fs::directory_iterator(path("")), fs::directory_iterator()));
  }
};

TEST_P(Mistakes, GetOneLine) {
  size_t before = files();
  Ended ended = hone(GetParam().arguments);
  EXPECT_EQ(ended.exit, GetParam().status);
  EXPECT_THAT(ended.err, oneLineWith(GetParam().message));
  EXPECT_EQ(ended.out, "");
  EXPECT_EQ(files(), before) << "something was written";
}

INSTANTIATE_TEST_SUITE_P(
    Input, Mistakes,
    testing::Values(
        Mistake{"NoFile", {"reduce", "none.json", "--test", "yes.sh"}, "can't read none.json: No such file"},
        Mistake{"Folder", {"reduce", "folder", "--test", "yes.sh"}, "folder holds no file to reduce"},
        Mistake{"NoInput", {"reduce", "--test", "yes.sh"}, "INPUT is missing"},
        Mistake{"NoFileToParse", {"parse", "none.json"}, "can't read none.json"}),
    nameOf<Mistake>);

INSTANTIATE_TEST_SUITE_P(
    Output, Mistakes,
    testing::Values(
        Mistake{
            "NoFolder", {"reduce", "in.json", "--test", "yes.sh", "-o", "none/out"}, "choose another place with -o"},
        // Not even root can write there.
        Mistake{"UnwritableFolder",
                {"reduce", "in.json", "--test", "yes.sh", "-o", "/proc/out"},
                "choose another place with -o"},
        Mistake{"IsBelowAFile",
                {"reduce", "in.json", "--test", "yes.sh", "-o", "in.json/x"},
                "choose another place with -o"},
        Mistake{"NoGrammar", {"grammar", "check"}, "no grammar: give FILE.g4, or --language NAME"},
        Mistake{"FilesOfKnownOutcome", {"explain", "--fail", "in.json"}, "--observe-only"},
        Mistake{"IsFolder", {"reduce", "in.json", "--test", "yes.sh", "-o", "folder"}, "choose another place with -o"},
        Mistake{
            "IsInput", {"reduce", "in.json", "--test", "yes.sh", "-o", "./in.json"}, "choose another place with -o"},
        Mistake{"StatsInNoFolder",
                {"reduce", "in.json", "--test", "yes.sh", "--stats", "none/stats"},
                "choose another place with --stats"}),
    nameOf<Mistake>);

INSTANTIATE_TEST_SUITE_P(
    Language, Mistakes,
    testing::Values(
        Mistake{"UnknownName", {"reduce", "in.json", "--test", "yes.sh", "--language", "jason"}, "did you mean json?"},
        Mistake{"CapitalsInName", {"parse", "in.json", "--language", "JASON"}, "did you mean json?"},
        Mistake{"UnknownStartRule", {"reduce", "in.json", "--test", "yes.sh", "--start", "vaule"}, "similar: value"},
        Mistake{"UnknownStartRuleOfUser",
                {"reduce", "in.json", "--test", "yes.sh", "-g", "words.g4:prase"},
                "similar: phrase"},
        Mistake{"NoGrammarFile", {"reduce", "in.json", "--test", "yes.sh", "-g", "none.g4"}, "can't read none.g4"},
        Mistake{"NoGrammar", {"grammar", "check", "nothing.g4"}, "is it an ANTLR v4 grammar?"},
        Mistake{"WrongGrammar", {"reduce", "in.json", "--test", "yes.sh", "-g", "wrong.g4"}, "wrong.g4:2:12: "},
        Mistake{"WrongGrammarChecked", {"grammar", "check", "wrong.g4"}, "wrong.g4:2:12: "},
        Mistake{"NameAndGrammar",
                {"reduce", "in.json", "--test", "yes.sh", "-g", "words.g4", "--language", "json"},
                "exclude each other"}),
    nameOf<Mistake>);

INSTANTIATE_TEST_SUITE_P(
    Test, Mistakes,
    testing::Values(
        Mistake{"NoTest", {"reduce", "in.json"}, "give --test SCRIPT"},
        Mistake{"NoScript", {"reduce", "in.json", "--test", "none.sh"}, "none.sh doesn't exist"},
        Mistake{"NotExecutable", {"reduce", "in.json", "--test", "plain.sh"}, "is not executable: chmod +x plain.sh"},
        Mistake{"WindowsLineEnds", {"reduce", "in.json", "--test", "windows.sh"}, "has Windows line ends"},
        Mistake{"NoCommand", {"reduce", "in.json", "--exit", "0", "--", "no-such-program"}, "is not in PATH"},
        Mistake{"NoRule", {"reduce", "in.json", "--", "cat", "@@"}, "needs a rule"},
        Mistake{"RuleForScript", {"reduce", "in.json", "--exit", "0", "--test", "yes.sh"}, "go with a command"},
        Mistake{"ScriptAndCommand", {"reduce", "in.json", "--test", "yes.sh", "--", "cat"}, "give one of them"},
        Mistake{"BadExpression", {"reduce", "in.json", "--stderr", "(", "--", "cat"}, "bad regular expression"},
        Mistake{"BadSignal", {"reduce", "in.json", "--signal", "FOO", "--", "cat"}, "unknown signal 'FOO'"},
        Mistake{"BadExitStatus", {"reduce", "in.json", "--exit", "300", "--", "cat"}, "from 0 to 255"},
        Mistake{"NoFileBeside", {"reduce", "in.json", "--test", "yes.sh", "--with", "none"}, "--with none"}),
    nameOf<Mistake>);

INSTANTIATE_TEST_SUITE_P(
    Options, Mistakes,
    testing::Values(Mistake{"None", {}, "the command is missing: give reduce, "},
                    Mistake{"UnknownCommand", {"shrink"}, "shrink"},
                    Mistake{"UnknownOption", {"reduce", "in.json", "--test", "yes.sh", "--foo"}, "--foo"},
                    Mistake{"NoJobs", {"reduce", "in.json", "--test", "yes.sh", "-j", "0"}, "--jobs"},
                    Mistake{"BadTimeout", {"reduce", "in.json", "--test", "yes.sh", "--timeout", "-1"}, "--timeout"},
                    Mistake{
                        "BadMaxTests", {"reduce", "in.json", "--test", "yes.sh", "--max-tests", "-1"}, "--max-tests"},
                    Mistake{"BadMaxTime", {"reduce", "in.json", "--test", "yes.sh", "--max-time", "-1"}, "--max-time"},
                    Mistake{"NoMemory", {"reduce", "in.json", "--test", "yes.sh", "--memory", "0"}, "--memory"},
                    Mistake{"MethodWithPasses",
                            {"reduce", "in.json", "--test", "yes.sh", "--method", "hdd", "--passes", "hdd"},
                            "leave --passes out"},
                    Mistake{"UnknownPass",
                            {"reduce", "in.json", "--test", "yes.sh", "--passes", "foo"},
                            "choose from options, values, files"},
                    Mistake{"UnknownMethod", {"reduce", "in.json", "--test", "yes.sh", "--method", "foo"}, "ddmin"},
                    Mistake{"UnknownTreeFormat", {"parse", "in.json", "--tree", "foo"}, "--tree"}),
    nameOf<Mistake>);

using WithoutJava = Mistakes;

TEST_F(WithoutJava, UserGrammarsNameThePackagesToInstall) {
  setVariable("PATH", path("folder"));
  Ended ended = hone({"reduce", "in.json", "--test", "yes.sh", "-g", "words.g4"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("apt-get install antlr4 default-jre-headless"));
}

TEST_F(WithoutJava, UserGrammarsThatWereUsedOnceWork) {
  write("in.txt", "one two three");
  EXPECT_EQ(hone({"parse", "in.txt", "-g", "words.g4"}).exit, 0);
  setVariable("PATH", path("folder"));
  EXPECT_EQ(hone({"parse", "in.txt", "-g", "words.g4"}).exit, 0);
}

TEST_F(WithoutJava, BundledLanguagesWork) {
  setVariable("PATH", path("folder"));
  EXPECT_EQ(hone({"reduce", "in.json", "--trust-test", "--test", "yes.sh"}).exit, 0);
}

}  // namespace
}  // namespace hone
