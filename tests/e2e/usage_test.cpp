// Help, messages about mistakes on the command line, and the options of other tools.
#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;
using testing::Not;

class Usage : public EndToEnd {
 protected:
  Usage() {
    setVariable("HONE_NO_PROGRESS", "true");
    write("in.json", "[1, 2, 3]");
    write("data.txt", "one two three");
    script("two.sh", "grep -q 2 \"$1\"");
    write("words.g4",
          "grammar words;\nphrase : word+ EOF ;\nword : WORD ;\nWORD : [a-z]+ ;\nBLANK : ' ' -> channel(HIDDEN) ;\n");
    write("WordsLexer.g4", "lexer grammar WordsLexer;\nWORD : [a-z]+ ;\nBLANK : ' ' -> channel(HIDDEN) ;\n");
    write("WordsParser.g4",
          "parser grammar WordsParser;\noptions { tokenVocab = WordsLexer; }\nphrase : WORD+ EOF ;\n");
  }

  /// What hone says of wrong usage.
  std::string mistake(const std::vector<std::string>& arguments) {
    const Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 2) << ended.out << ended.err;
    EXPECT_THAT(ended.err, oneLineWith(""));
    return ended.err;
  }

  /// The result of a reduction that has to end well.
  std::string reduced(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"reduce", "-o", "out"});
    const Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 0) << testing::PrintToString(arguments) << ended.err;
    return ended.exit == 0 ? read("out") : "";
  }
};

TEST_F(Usage, HelpIsAskedForInSeveralWays) {
  EXPECT_EQ(hone({"help"}).out, hone({"--help"}).out);
  EXPECT_EQ(hone({"help", "reduce"}).out, hone({"reduce", "--help"}).out);
  EXPECT_EQ(hone({"help", "grammar", "check"}).out, hone({"grammar", "check", "-h"}).out);
  EXPECT_THAT(hone({"help", "reduce"}).out, HasSubstr("hone reduce crash.c"));
  EXPECT_EQ(hone({"-V"}).out, hone({"--version"}).out);
}

TEST_F(Usage, BashCompletesCommandsWithinCommands) {
  auto completed = [&](const std::string& words) {
    const std::string line = "hone " + words;
    setVariable("HONE", HONE_PROGRAM);
    return run("bash", {"-c", "source <(\"$HONE\" completion bash); COMP_WORDS=(" + line +
                                  "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _hone; echo \"${COMPREPLY[*]}\""})
        .out;
  };
  EXPECT_THAT(completed("far"), "farm-key farm\n");
  EXPECT_THAT(completed("farm ''"), "status\n");
  EXPECT_THAT(completed("farm status --k"), "--key\n");
  EXPECT_THAT(completed("farm status ''"), HasSubstr("--server"));
  EXPECT_THAT(completed("farm status --key in"), "in.json\n");
  EXPECT_THAT(completed("grammar m"), "minimal\n");
  EXPECT_THAT(completed("grammar check --lang"), "--language\n");
  EXPECT_THAT(completed("grammar check wor"), "words.g4\n");
  EXPECT_THAT(completed("reduce in"), "in.json\n");
}

TEST_F(Usage, OtherShellsCompleteCommandsWithinCommands) {
  EXPECT_THAT(hone({"completion", "zsh"}).out, HasSubstr("'status:show the workers"));
  EXPECT_THAT(hone({"completion", "fish"}).out,
              HasSubstr("'__fish_seen_subcommand_from farm; and not __fish_seen_subcommand_from status' -f -a status"));
}

TEST_F(Usage, AnUnknownCommandSuggestsTheNearest) {
  const std::string wanted = "there is no command 'redcue'; did you mean reduce? (see hone --help)";
  for (const std::vector<std::string>& line :
       {std::vector<std::string>{"redcue", "in.json", "--test", "two.sh"}, {"help", "redcue"}, {"redcue", "--help"}})
    EXPECT_THAT(mistake(line), HasSubstr(wanted)) << testing::PrintToString(line);
  EXPECT_THAT(mistake({"grammar", "chekc", "words.g4"}),
              HasSubstr("no command 'chekc'; did you mean check? (see hone grammar --help)"));
  EXPECT_THAT(mistake({"shrink", "in.json"}), Not(HasSubstr("mean")));
  EXPECT_THAT(mistake({"in.json", "--test", "two.sh"}), HasSubstr("comes before the file, as in hone reduce in.json"));
  EXPECT_THAT(mistake({"version"}), HasSubstr("hone -V prints the version"));
}

TEST_F(Usage, WhatIsLeftOverIsNamedInItsOrder) {
  EXPECT_THAT(mistake({"generalize", "in.json", "--tset", "two.sh"}),
              HasSubstr("unknown arguments: --tset two.sh; did you mean --test? (see hone generalize --help)"));
  EXPECT_THAT(mistake({"reduce", "in.json", "--tset", "two.sh"}), HasSubstr("did you mean --test?"));
  EXPECT_THAT(mistake({"generalize", "in.json", "two.sh", "--max-tsets=3"}),
              HasSubstr("unknown arguments: two.sh --max-tsets=3; did you mean --max-tests?"));
  EXPECT_THAT(mistake({"generalize", "in.json", "three.sh"}),
              HasSubstr("unknown arguments: three.sh; a test is given as --test"));
  EXPECT_THAT(mistake({"parse", "in.json", "--teer", "dot"}),
              HasSubstr("did you mean --tree? (see hone parse --help)"));
  write("-dash.json", "[1]");
  EXPECT_THAT(mistake({"parse", "-dash.json"}), HasSubstr("if -dash.json is a file, write ./-dash.json"));
}

TEST_F(Usage, ATestAmongTheInputsIsFound) {
  for (const char* mode : {"reduce", "repair", "generalize", "explain"}) {
    const std::string line = std::string("if two.sh is the test, write hone ") + mode + " in.json --test two.sh";
    EXPECT_THAT(mistake({mode, "two.sh", "in.json"}), HasSubstr(line));
    EXPECT_THAT(mistake({mode, "in.json", "two.sh"}), HasSubstr(line));
  }
  EXPECT_THAT(mistake({"triage", "two.sh", "in.json"}), HasSubstr("write hone triage in.json --test two.sh"));
}

TEST_F(Usage, SeveralInputsOfAModeThatTakesOneGoIntoALoop) {
  EXPECT_THAT(mistake({"generalize", "in.json", "data.txt", "--test", "two.sh"}),
              HasSubstr("one INPUT at a time: for input in in.json data.txt; do hone generalize \"$input\" ...; done"));
}

TEST_F(Usage, ACommandInThePlaceOfAScriptIsSaidToBe) {
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "clang++ -c @@"}),
              HasSubstr("--test names a script, and 'clang++ -c @@' is a command: give -c 'clang++ -c \"$1\"', or -- "
                        "clang++ -c @@ with a rule"));
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "python3 check.py"}),
              HasSubstr("give -c 'python3 check.py \"$1\"', or -- python3 check.py @@ with a rule"));
}

TEST_F(Usage, AnOptionIsFoundByOneOfItsWords) {
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "--crash"}), HasSubstr("did you mean --same-crash?"));
}

TEST_F(Usage, MessagesOfWrongNumbersAreShort) {
  for (const char* option : {"--timeout", "--max-time", "--max-tests", "--jobs", "--repeat", "--memory", "--hang",
                             "--more-memory", "--exit", "--slower"})
    for (const char* value : {"-1", "abc", "1e400", "nan", "inf", "99999999999999999999999"}) {
      const std::string message = mistake({"reduce", "in.json", "--test", "two.sh", std::string(option) + "=" + value});
      EXPECT_THAT(message, HasSubstr(option));
      EXPECT_LT(message.size(), 150u) << message;
    }
}

TEST_F(Usage, ABadExpressionIsShownAsItWasWritten) {
  for (const char* option : {"--stderr", "--stdout", "--not-stderr"}) {
    const std::string message = mistake({"reduce", "in.json", option, "a(b", "--", "cat"});
    EXPECT_THAT(message, testing::AllOf(HasSubstr(std::string(option) + " 'a(b'"), Not(HasSubstr("(?m)"))));
  }
}

// An option with several values takes all words up to the next option, except INPUT if that is nowhere else.

TEST_F(Usage, InputMayFollowAListOfFiles) {
  write("beside.txt", "2");
  script("beside.sh", "test -f beside.txt && grep -q 2 \"$1\"");
  const std::vector<std::vector<std::string>> lines = {
      {"in.json", "--with", "beside.txt", "words.g4", "--test", "beside.sh"},
      {"--with", "beside.txt", "in.json", "--test", "beside.sh"},
      {"--with", "words.g4", "beside.txt", "in.json", "--test", "beside.sh"},
      {"--with", "words.g4", "--with", "beside.txt", "in.json", "--test", "beside.sh"},
      {"--with=beside.txt", "in.json", "--test", "beside.sh"},
      {"--test", "beside.sh", "--with", "beside.txt", "in.json"},
      {"--with", "beside.txt", "--test", "beside.sh", "in.json"},
      {"--with", "beside.txt", "-i", "in.json", "--test", "beside.sh"},
  };
  for (const std::vector<std::string>& line : lines) EXPECT_EQ(reduced(line), "2") << testing::PrintToString(line);
}

TEST_F(Usage, GrammarsFollowTheSameRule) {
  script("two.sh", "grep -q two \"$1\"");
  const std::vector<std::vector<std::string>> lines = {
      {"data.txt", "-g", "WordsLexer.g4", "WordsParser.g4", "--test", "two.sh"},
      {"-g", "WordsLexer.g4", "WordsParser.g4", "data.txt", "--test", "two.sh"},
      {"-g", "WordsLexer.g4", "-g", "WordsParser.g4", "data.txt", "--test", "two.sh"},
      {"-g", "words.g4", "data.txt", "--test", "two.sh"},
      {"-g", "words.g4", "--test", "two.sh", "data.txt"},
  };
  for (const std::vector<std::string>& line : lines) EXPECT_EQ(reduced(line), "two") << testing::PrintToString(line);
}

TEST_F(Usage, OfSeveralInputsOneCanNotTellWhichBelongToAList) {
  EXPECT_THAT(mistake({"explain", "--with", "words.g4", "in.json", "data.txt", "--test", "two.sh"}),
              HasSubstr("which words of '--with words.g4 in.json data.txt' are INPUT?"));
}

TEST_F(Usage, AListInAConfigurationTakesNoInput) {
  write("hone.toml", "grammar = [\"words.g4\"]\n");
  script("two.sh", "grep -q two \"$1\"");
  EXPECT_EQ(reduced({"--config", "hone.toml", "data.txt", "--test", "two.sh"}), "two");
}

TEST_F(Usage, AVariableForAFlagTurnsItOn) {
  write("page.html", "<script>f(1);</script>\n");
  EXPECT_THAT(hone({"parse", "page.html"}).err, HasSubstr("1 island"));
  setVariable("HONE_NO_ISLANDS", "true");
  EXPECT_THAT(hone({"parse", "page.html"}).err, Not(HasSubstr("island")));
  setVariable("HONE_NO_ISLANDS", "false");
  EXPECT_THAT(hone({"parse", "page.html"}).err, HasSubstr("1 island"));
}

TEST_F(Usage, WhatVersion2TookOutIsRefusedWithWhatToUse) {
  const std::vector<std::string> line = {"reduce", "in.json", "--test", "two.sh"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), line.begin(), line.end());
    return more;
  };
  EXPECT_THAT(mistake(with({"--minimizer", "wdd"})), HasSubstr("hone 2 has no --minimizer: leave it out, or use --me"));
  EXPECT_THAT(mistake(with({"--granularity=4"})), HasSubstr("hone 2 has no --granularity: leave it out"));
  EXPECT_THAT(mistake(with({"--passes", "hddr"})), HasSubstr("there is no pass 'hddr'; hone 2 has no pass hddr: use"));
  EXPECT_THAT(mistake({"coverage"}), HasSubstr("hone 2 has no command coverage: afl-showmap"));
  EXPECT_THAT(mistake({"triage", "in.json", "-o", "bugs", "--coverage", "--", "cat"}), HasSubstr("afl-cmin"));
  write("hone.toml", "minimizer = 'ddmin'\n");
  EXPECT_THAT(mistake(with({"--config", "hone.toml"})), HasSubstr("hone.toml:1: no command has an option --minimizer; "
                                                                  "hone 2 has no --minimizer"));
  setVariable("HONE_SUBSET_ITERATOR", "skip");
  EXPECT_THAT(mistake(line), HasSubstr("unset it; hone 2 has no --subset-iterator"));
}

TEST_F(Usage, WhatNoCommandHasIsAMistakeInAConfiguration) {
  auto said = [&](const std::string& text) {
    write("hone.toml", text);
    return mistake({"reduce", "in.json", "--test", "two.sh", "--config", "hone.toml"});
  };
  EXPECT_THAT(said("jobs = 1\n[redcue]\njobs = 2\n"),
              HasSubstr("hone.toml:3: [redcue] is no command; did you mean reduce?"));
  EXPECT_THAT(said("[reduce]\njabs = 2\n"), HasSubstr("hone.toml:2: hone reduce has no option --jabs; did you mean"));
  // Even if another command is run.
  EXPECT_THAT(said("[explain]\nmethod = \"ddmin\"\n"), HasSubstr("hone explain has no option --method"));
  EXPECT_THAT(said("a.a.a.b = 1\n"), HasSubstr("hone.toml:1: a.a.a.b: "));
  EXPECT_THAT(said("a = [[[\n"), HasSubstr("hone.toml:1: a value is missing"));
  EXPECT_THAT(said("\xff\xfe"), HasSubstr("hone.toml:1: "));
  EXPECT_THAT(said("config = 'x'\n"), HasSubstr("can't name another one"));
  EXPECT_THAT(said("jobs = 1\njobs = 2\n"), HasSubstr("hone.toml:2: jobs is set in line 1 already"));
  EXPECT_THAT(said("jobs =\n"), HasSubstr("hone.toml:1: jobs has no value"));
}

TEST_F(Usage, ATableGoesBeforeTheTop) {
  write("hone.toml", "max-tests = 0\n[reduce]\nmax-tests = 1000\n[repair]\nmax-tests = 1\n");
  EXPECT_EQ(reduced({"in.json", "--test", "two.sh", "--config", "hone.toml"}), "2");
}

TEST_F(Usage, AStringInAConfigurationIsKeptWhole) {
  write("hone.toml", "stdout = \"2 # a, b|2\"\n");
  EXPECT_EQ(reduced({"in.json", "--config", "hone.toml", "--", "cat", "@@"}), "2");
}

TEST_F(Usage, AWrongValueNamesWhereItIsFrom) {
  const std::vector<std::string> line = {"reduce", "in.json", "--test", "two.sh"};
  setVariable("HONE_JOBS", "two");
  EXPECT_THAT(mistake(line), HasSubstr("hone: HONE_JOBS: give a whole number from 1 to 1024, not two"));
  setVariable("HONE_JOBS", "");
  write("hone.toml", "\njobs = two\n");
  setVariable("HONE_CONFIG", "hone.toml");
  EXPECT_THAT(mistake(line), HasSubstr("hone: hone.toml:2: jobs: give a whole number"));
  setVariable("HONE_CONFIG", "");
  setVariable("HONE_QUIET", "maybe");
  EXPECT_THAT(mistake(line), HasSubstr("hone: HONE_QUIET: give true or false, not maybe"));
  setVariable("HONE_QUIET", "");
  setVariable("HONE_TIMEOUT", "1e300");
  EXPECT_THAT(mistake(line), HasSubstr("hone: HONE_TIMEOUT: 1e300 is too large: give at most "));
}

TEST_F(Usage, AVariableOfAnotherCommandDoesNotMatter) {
  setVariable("HONE_SAMPLES", "abc");
  EXPECT_EQ(reduced({"in.json", "--test", "two.sh"}), "2");
}

TEST_F(Usage, AVariableOfNoOptionIsAMistake) {
  setVariable("HONE_JOB", "1");
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh"}),
              HasSubstr("the variable HONE_JOB belongs to no option: unset it; did you mean HONE_JOBS?"));
}

/// A word alone may name it, too.
TEST_F(Usage, TheInputIsNamedInTheCommand) {
  write("b.json", "[1]");
  write("c.toml", "input = \"b.json\"\n");
  Ended ended = hone({"repair", "--config", "c.toml", "--grammar-only"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("c.toml:1: a file of options can't name the input: give it in the command"));
  setVariable("HONE_INPUT", "b.json");
  ended = hone({"repair", "--grammar-only"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err,
              oneLineWith("no variable names the input: unset HONE_INPUT, and give the input in the command"));
}

TEST_F(Usage, TheCommandLineGoesBeforeVariables) {
  setVariable("HONE_JOBS", "two");
  EXPECT_EQ(reduced({"in.json", "--test", "two.sh", "-qj2"}), "2");
}

// Options given twice, or without their value.

TEST_F(Usage, WhatIsGivenTwiceIsNamed) {
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "-j4", "-j2"}), HasSubstr("--jobs is given twice"));
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "--n", "2", "-j2", "-j", "3"}),
              HasSubstr("--jobs is given 3 times"));
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "--input-file", "in.json"}),
              HasSubstr("INPUT is given twice"));
  EXPECT_THAT(mistake({"generalize", "in.json", "data.txt", "--test", "two.sh"}),
              testing::AllOf(HasSubstr("data.txt; it takes one INPUT at a time"), Not(HasSubstr("a test is"))));
}

TEST_F(Usage, ALongOptionHasTwoDashes) {
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "-jobs", "2"}),
              HasSubstr("there is no option -jobs: did you mean --jobs?"));
  EXPECT_THAT(mistake({"reduce", "in.json", "-output=out", "--test", "two.sh"}), HasSubstr("did you mean --output?"));
}

TEST_F(Usage, AValueThatIsMissingIsNoOtherOption) {
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "-j", "-o", "out"}),
              HasSubstr("-j has no value, for -o follows"));
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "-o", "-x.json"}),
              HasSubstr("-o has no value, for -x.json follows; if that is to be its value, write --output=-x.json"))
      << "-x is another tool's option, but nobody wrote ours";
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "--output="}),
              HasSubstr("--output has no value: give --output FILE"));
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "-o", ""}),
              HasSubstr("--output has no value: give --output FILE"));
  EXPECT_THAT(mistake({"match", "in.json"}), HasSubstr("--pattern is missing: give --pattern P.json"));
  EXPECT_THAT(mistake({"grammar"}), HasSubstr("the command is missing: give check, minimal, rules"));
}

TEST_F(Usage, ACommandQuotedAsOneWordIsSaidToBe) {
  EXPECT_THAT(mistake({"reduce", "in.json", "--exit", "0", "--", "grep -q 2 @@"}),
              HasSubstr("'grep -q 2 @@' is quoted as one word, the name of a program: leave out the quotes"));
  EXPECT_THAT(hone({"reduce", "in.json", "--exit", "0", "--", "cat @@ | grep -q 2"}).err,
              HasSubstr("give -c instead of --"));
}

TEST_F(Usage, TheToolsWarningsOfAGrammarAreShown) {
  write("bad.g4", "grammar bad;\nphrase : WORD\n  NUMB EOF ;\nWORD : [a-z]+ ;\nNUM : [0-9]+ ;\n");
  for (int times = 0; times < 2; ++times) {  // the second time from the cache
    const Ended ended = hone({"grammar", "check", "bad.g4"});
    EXPECT_EQ(ended.exit, 0);
    EXPECT_THAT(ended.out, HasSubstr("warning: bad.g4:3:2: implicit definition of token NUMB in parser"));
  }
}

// Other tools' spellings.

TEST_F(Usage, LimitsOfPicirenyAreUnderstood) {
  EXPECT_EQ(hone({"reduce", "in.json", "--test", "two.sh", "--limit-tests", "1"}).exit, 3);
  EXPECT_EQ(hone({"reduce", "in.json", "--test", "two.sh", "--limit-time=0"}).exit, 3);
  EXPECT_EQ(reduced({"-i", "in.json", "--test", "two.sh", "-p", "-n2", "--limit-tests", "1000"}), "2");
}

TEST_F(Usage, PhasesOfPicirenyAreUnderstood) {
  EXPECT_THAT(
      hone({"reduce", "in.json", "--test", "two.sh", "--dry-run", "--phase", "coarse-prune", "--phase", "hoist"}).out,
      HasSubstr("passes    coarse, hoist\n"));
}

TEST_F(Usage, TheStartRuleMayNameItsGrammar) {
  script("two.sh", "grep -q two \"$1\"");
  for (const char* start : {"phrase", "words:phrase", ":phrase"})
    EXPECT_EQ(reduced({"data.txt", "--test", "two.sh", "-g", "words.g4", "-s", start}), "two") << start;
  EXPECT_THAT(mistake({"parse", "data.txt", "-g", "words.g4", "--start", "other:phrase"}),
              HasSubstr("there is no grammar other; choose one of words"));
  EXPECT_EQ(hone({"parse", "in.json", "--start", "json:value"}).exit, 0);
}

TEST_F(Usage, ReplacementsAreTakenFromAFile) {
  write("replacements.json", R"({"word": "short"})");
  EXPECT_THAT(hone({"grammar", "minimal", "words.g4"}).out, HasSubstr("word: a\n"));
  EXPECT_THAT(hone({"grammar", "minimal", "words.g4", "-r", "replacements.json"}).out, HasSubstr("word: short\n"));
  write("broken.json", "[1]");
  EXPECT_THAT(mistake({"grammar", "check", "words.g4", "-r", "broken.json"}),
              HasSubstr("--replacements broken.json: give a JSON object"));
}

TEST_F(Usage, OutIsAFolderForTheResult) {
  EXPECT_EQ(hone({"reduce", "in.json", "--test", "two.sh", "--out", "results"}).exit, 0);
  EXPECT_EQ(read("results/in.json"), "2");
  EXPECT_EQ(hone({"reduce", "in.json", "--test", "two.sh", "--out", "small.json"}).exit, 0);
  EXPECT_EQ(read("small.json"), "2");
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "--out", "results", "-o", "x"}), HasSubstr("--out"));
}

TEST_F(Usage, CommandsForAShellAreATest) {
  EXPECT_EQ(reduced({"in.json", "-c", "grep -q 2 in.json"}), "2");
  EXPECT_EQ(reduced({"in.json", "--commands", "cat \"$0\"", "--stdout", "3"}), "3");
  EXPECT_EQ(reduced({"in.json", "--commands", "cat \"$1\"", "--stdout", "3"}), "3");
}

TEST_F(Usage, OptionsOfAflTminAreUnderstood) {
  script("refuses-2.sh", "if grep -q 2 \"$1\"; then exit 7; fi");
  script("dies-of-2.sh", "if grep -q 2 \"$1\"; then kill -SEGV $$; fi");
  for (const char* program : {"refuses-2.sh", "dies-of-2.sh"})
    EXPECT_EQ(reduced({"-i", "in.json", "-m", "4000", "-x", "--", std::string("./") + program, "@@"}), "2") << program;
  EXPECT_EQ(reduced({"-i", "in.json", "-f", "read-me", "--exit", "0", "--", "grep", "2", "read-me"}), "2");
  EXPECT_THAT(mistake({"reduce", "in.json", "-f", "/tmp/read-me", "--exit", "0", "--", "cat"}),
              HasSubstr("--candidate-name: give a name without a folder"));
  EXPECT_THAT(mistake({"reduce", "in.json", "-H", "--", "cat", "@@"}), HasSubstr("instead of -H: --hang SECONDS"));
}

TEST_F(Usage, AnOptionOfAnotherToolNamesItsCounterpart) {
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "--tidy"}), HasSubstr("INPUT itself is never changed"));
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "--also-interesting", "77"}),
              HasSubstr("--same-crash"));
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "--cache=none"}), HasSubstr("--fresh"));
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "--verbose"}), HasSubstr("--log FILE.jsonl"));
  EXPECT_THAT(mistake({"reduce", "in.json", "--test", "two.sh", "--force"}), HasSubstr("leave it out"));
}

// The help of repair speaks of accepted texts.

TEST_F(Usage, RepairSpeaksOfAcceptedAndRefused) {
  const std::string help = hone({"repair", "--help"}).out;
  EXPECT_THAT(help, HasSubstr("accepted if the command exits with N"));
  EXPECT_THAT(help, Not(testing::AnyOf(HasSubstr("fails"), HasSubstr("passes"))));
  write("broken.json", "[1, 2,, 3, 4]");
  EXPECT_THAT(hone({"repair", "broken.json", "--dry-run", "--", "jq", "empty", "@@"}).out,
              HasSubstr("refused for the input"));
  ASSERT_EQ(hone({"repair", "broken.json", "-o", "good.json", "--log", "log.jsonl", "--report", "report.html", "--",
                  "jq", "empty", "@@"})
                .exit,
            0);
  EXPECT_THAT(read("log.jsonl"),
              testing::AllOf(HasSubstr(R"("verdict":"accepted")"), HasSubstr(R"("verdict":"refused")"),
                             Not(HasSubstr(R"("verdict":"fail")"))));
  EXPECT_THAT(read("report.html"),
              HasSubstr(R"("words":{"fail":"accepted","pass":"refused","unresolved":"unresolved"})"));
}

}  // namespace
}  // namespace hone
