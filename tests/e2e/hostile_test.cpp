// Texts that are made to take long: hone answers within limits of processor time and memory that the system enforces.
#include "../support/repeated.h"
#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;

class Hostile : public EndToEnd {
 protected:
  /// Runs hone with this much memory and a minute of processor time, many times what it needs.
  Ended limited(size_t megabytes, const std::string& arguments) {
    std::string limits = "ulimit -t 60 && ulimit -v " + std::to_string(megabytes * 1024);
    return run("sh", {"-c", limits + " && exec \"$0\" " + arguments + " >out", HONE_PROGRAM});
  }

  std::string parsed(const std::string& language, const std::string& text) {
    write("input", text);
    Ended ended = limited(1000, "parse input --language " + language);
    EXPECT_EQ(ended.exit, 0) << language << ": " << text.substr(0, 20) << "... " << ended.err.substr(0, 500);
    return ended.err;
  }
};

TEST_F(Hostile, DeepBracketsAreParsed) {
  for (std::string language :
       {"c", "clojure", "cpp", "css", "find", "generic", "java", "javascript", "lua", "rust", "sql"})
    for (std::string pair : {"()", "[]", "{}"})
      parsed(language, repeated(pair.substr(0, 1), 20'000) + "1" + repeated(pair.substr(1), 20'000));
}

TEST_F(Hostile, MixedBracketsAndUnclosedCommentsAreParsed) {
  for (std::string language : {"c", "css", "java", "rust", "sql"}) {
    parsed(language, repeated("([{", 10'000) + "1" + repeated("}])", 10'000));
    parsed(language, repeated("/*", 30'000) + repeated("\"'`\\", 10'000));
  }
}

TEST_F(Hostile, AParseThatIsCutShortSaysSo) {
  EXPECT_THAT(parsed("java", "class A { int x = " + repeated("(A)", 4000) + "b; }"),
              HasSubstr("too much look-ahead: from here on there are only tokens and brackets"));
}

TEST_F(Hostile, ManyErrorsHaveTheirPlacesSoon) {
  std::string err = parsed("calc", repeated("@", 80'000));
  EXPECT_THAT(err, HasSubstr("input:1:80000: "));
}

TEST_F(Hostile, UnfinishedTextsAreRepairedByTheGrammar) {
  struct Case {
    const char* name;
    std::string text;
    int exit;
  };
  // A missing end tag may be meant before other elements.
  for (const Case& unfinished :
       {Case{"paren.c", repeated("(", 4000) + "N\n", 0}, Case{"tags.html", repeated("<b><i>", 8000), 4},
        Case{"paren.clj", repeated("(", 10'000), 0}}) {
    write(unfinished.name, unfinished.text);
    Ended ended = limited(1500, std::string("repair --grammar-only --quiet -o repaired ") + unfinished.name);
    EXPECT_EQ(ended.exit, unfinished.exit) << unfinished.name << ": " << ended.err.substr(0, 500);
  }
}

TEST_F(Hostile, DeepTextsWithoutErrorsAreReadByTheGrammarSoon) {
  for (const auto& [name, part] : {std::pair{"casts.java", "(A)"}, {"lambdas.java", "a->"}}) {
    write(name, "class A { Object x = " + repeated(part, 30'000) + "b; }");
    EXPECT_THAT(limited(1000, std::string("repair --grammar-only ") + name).err, HasSubstr("accepted as it is"));
  }
}

TEST_F(Hostile, HopelessTextsAreDoneWithSoon) {
  const auto repaired = [&](const std::string& name, const std::string& text) {
    write(name, text);
    return limited(1000, "repair " + name + " --grammar-only -o repaired");
  };
  EXPECT_THAT(repaired("in.calc", repeated("sqrt(", 1000) + "1" + repeated(")", 1000)).err,
              HasSubstr("less than half of the values of in.calc are kept"));
  EXPECT_EQ(repaired("in.c", "int f(){" + repeated("[", 12'500) + "NEEDLE").exit, 1);
  EXPECT_EQ(repaired("in.json", "[1]" + std::string(25'000, '\0')).exit, 0);
  const std::string wide("\xFF\xFE[\0001\0]\0", 8);
  EXPECT_EQ(repaired("wide.json", wide).exit, 0);
}

}  // namespace
}  // namespace hone
