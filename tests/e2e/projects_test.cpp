// Folders and several files as one input: what is in the result, that it is the same however it was found, and that a
// hostile test harms nothing.
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <map>

#include "end_to_end.h"

namespace hone {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class Projects : public EndToEnd {
 protected:
  Projects() {
    makeProject("app");
    // Needs a word in one file and a word in another one.
    script("test.sh", "cd \"$1\" && grep -q needle src/a.c && grep -q 'value = ' data/b.json");
  }

  void put(const std::string& name, std::string_view text) const {
    fs::create_directories(path(name).parent_path());
    write(name, text);
  }

  void makeProject(const std::string& name) const {
    put(name + "/src/a.c", "#include \"a.h\"\nint unused(void) { return 1; }\nint main(void) { return needle(2); }\n");
    put(name + "/src/a.h", "int needle(int);\n");
    put(name + "/src/deep/er/c.c", "int c;\n");
    put(name + "/data/b.json", "{\"x\": [1, 2, \"the value = 3\"], \"y\": {}}\n");
    put(name + "/data/picture.png", std::string("\x89PNG\0\xFF\r\n", 8));
    put(name + "/README", "Some words.\n");
  }

  /// Everything below the folder, with its contents or target, and the rights of files.
  std::map<std::string, std::string> files(const std::string& name) const {
    std::map<std::string, std::string> found;
    for (const auto& entry : fs::recursive_directory_iterator(path(name))) {
      const std::string file = entry.path().lexically_relative(path(name));
      struct stat state;
      lstat(entry.path().c_str(), &state);
      if (entry.is_symlink())
        found[file] = "-> " + fs::read_symlink(entry.path()).string();
      else if (!entry.is_directory())
        found[file] = std::to_string(state.st_mode & 0777) + " " + read(name + "/" + file);
      else
        found[file] = "folder";
    }
    return found;
  }

  const std::map<std::string, std::string> reduced_ = {
      {"src", "folder"}, {"src/a.c", "420 needle"}, {"data", "folder"}, {"data/b.json", "420 \"value = \""}};
};

TEST_F(Projects, AFolderIsReducedAsAWhole) {
  const auto before = files("app");
  const Ended ended = hone({"reduce", "app", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("app.reduced: 6 files, 167 bytes -> 2 files, 16 bytes"));
  EXPECT_EQ(files("app.reduced"), reduced_);
  EXPECT_EQ(files("app"), before);
}

TEST_F(Projects, ResultAndFiguresAreTheSameForEveryNumberOfJobs) {
  const nlohmann::json one = statsOf({"reduce", "app", "--test", "test.sh", "-o", "one", "-j", "1"});
  EXPECT_EQ(one["input_files"], 6);
  EXPECT_EQ(one["output_files"], 2);
  EXPECT_EQ(one["output_bytes"], 16);
  for (const std::string jobs : {"2", "4"}) {
    const nlohmann::json more = statsOf({"reduce", "app", "--test", "test.sh", "-o", "more" + jobs, "-j", jobs});
    EXPECT_EQ(files("more" + jobs), files("one"));
    for (const char* figure : {"tests", "fail", "pass", "unresolved", "history", "output_tokens"})
      EXPECT_EQ(more[figure], one[figure]) << figure;
  }
}

TEST_F(Projects, AfterTwoKillsTheResultIsThatOfOneRunAndTheOutputWasAlwaysWhole) {
  setVariable("HONE_FRESH", "false");
  script("counting.sh", "echo run >>" + path("runs").string() + "\nexec " + path("test.sh").string() + " \"$1\"");
  const auto runs = [&] {
    const std::string text = fs::exists(path("runs")) ? read("runs") : "";
    return std::ranges::count(text, '\n');
  };
  auto arguments = [](const std::string& output, const std::string& state) {
    return std::vector<std::string>{"reduce", "app",     "-o",  output,   "-j",
                                    "2",      "--state", state, "--test", "counting.sh"};
  };
  const nlohmann::json whole = statsOf(arguments("whole", "state-whole"));
  const auto all = runs();
  for (int part = 1; part <= 2; ++part) {
    write("runs", "");
    std::vector<std::string> resuming = arguments("out", "state");
    resuming.emplace_back("--resume");
    const pid_t hone = start(resuming);
    ASSERT_TRUE(eventually([&] { return runs() >= all / 4; }));
    kill(hone, SIGKILL);
    EXPECT_EQ(wait(hone).signal, SIGKILL);
    ASSERT_TRUE(eventually([&] { return processes().empty(); }));
    EXPECT_EQ(run(path("test.sh"), {path("out")}).exit, 0);
  }
  std::vector<std::string> resuming = arguments("out", "state");
  resuming.emplace_back("--resume");
  const nlohmann::json resumed = statsOf(resuming);
  EXPECT_EQ(files("out"), files("whole"));
  for (const char* figure : {"tests", "fail", "pass", "unresolved", "history", "output_tokens"})
    EXPECT_EQ(resumed[figure], whole[figure]) << figure;
  EXPECT_GT(resumed["replayed"], 0);
  EXPECT_FALSE(fs::exists(path(".hone-out")));
}

TEST_F(Projects, SeveralFilesAreEachNamedInTheirOrderByPath) {
  write("other.h", "other");
  auto reduce = [&](const std::string& output, const std::vector<std::string>& inputs) {
    std::vector<std::string> arguments = {"reduce", "-o", output, "--with", "other.h", "--exit", "0"};
    arguments.insert(arguments.begin() + 1, inputs.begin(), inputs.end());
    for (const char* word : {"--", "sh", "-c", "test -f other.h && cat \"$@\" | grep -q needle", "sh", "@@"})
      arguments.emplace_back(word);
    return statsOf(arguments);
  };
  const nlohmann::json one = reduce("one", {"app/src/a.c", "app/data/b.json", "app/src/a.h"});
  const nlohmann::json two = reduce("two", {"app/src/a.h", "app/src/a.c", "app/data/b.json"});
  EXPECT_EQ(one["tests"], two["tests"]);
  EXPECT_EQ(one["input_files"], 3);
  EXPECT_EQ(one["output_files"], 1);
  EXPECT_EQ(files("one"), files("two"));
  EXPECT_EQ(one["output_bytes"], 6) << "needle";
}

TEST_F(Projects, ATestCanHarmNeitherTheNextCandidateNorTheOriginal) {
  put("outside/precious", "precious");
  fs::create_symlink(path("outside/precious"), path("app/absolute"));
  fs::create_symlink("../outside/precious", path("app/upwards"));
  fs::create_directory_symlink("../../outside", path("app/src/folder"));
  fs::create_symlink("a.c", path("app/src/link.c"));
  const auto before = files("app"), outside = files("outside");
  // The result needs all of the files that the test destroys.
  script("hostile.sh", R"(
    cd "$1" || exit 2
    test -r src/a.c && test -x . && ! test -e new && ! test -e ../beside || exit 2
    grep -q needle src/a.c && grep -q 'value = ' data/b.json
    answer=$?
    echo harm >>absolute; echo harm >>upwards; echo harm >>src/folder/precious; echo harm >>src/link.c
    echo harm >new; echo harm >../beside
    for file in $(find . -type f); do echo harm >"$file"; done
    rm -r data; ln -s ')" + path("outside").string() +
                           R"(' data
    mv src moved; ln -s ')" +
                           path("outside").string() + R"(' src
    chmod 0 moved .
    exit $answer)");
  const Ended ended = hone({"reduce", "app", "--test", "hostile.sh", "-j", "2"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, AllOf(HasSubstr("src/folder (leads out of the folder)"), HasSubstr("absolute, upwards")));
  EXPECT_EQ(files("app"), before);
  EXPECT_EQ(files("outside"), outside);
  EXPECT_EQ(files("app.reduced"), reduced_);
}

TEST_F(Projects, LinksAndRightsStay) {
  fs::create_symlink("a.c", path("app/src/link"));
  chmod(path("app/README").c_str(), 0755);
  script("links.sh", "cd \"$1\" && test -L src/link && test -x README && grep -q needle src/link");
  statsOf({"reduce", "app", "--test", "links.sh"});
  EXPECT_EQ(files("app.reduced"),
            (std::map<std::string, std::string>{
                {"README", "493 "}, {"src", "folder"}, {"src/a.c", "420 needle"}, {"src/link", "-> a.c"}}));
}

TEST_F(Projects, FilesOfToolsAndIgnoredOnesStayOutAndAreNamed) {
  put("app/.git/HEAD", "ref");
  put("app/out/CMakeCache.txt", "");
  put("app/out/x.c", "");
  put("app/.gitignore", "*.o\n");
  put("app/src/a.o", "");
  put("app/src/b.tmp", "");
  put("app/keep.o", "");
  script("list.sh", "cd \"$1\" && find . -type f >>" + path("seen").string() + " && grep -q needle src/a.c");
  const Ended ended = hone({"reduce", "app", "--test", "list.sh", "--exclude", "*.tmp", "--exclude", "!keep.o"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("left out: .git (version control), out (of a build), src/a.o (.gitignore), "
                                   "src/b.tmp (--exclude)"));
  EXPECT_THAT(read("seen"), AllOf(HasSubstr("./keep.o"), Not(HasSubstr(".git/")), Not(HasSubstr("out/")),
                                  Not(HasSubstr("a.o")), Not(HasSubstr("b.tmp"))));
}

TEST_F(Projects, PatternsThatMatchNothingAreNamed) {
  const Ended ended = hone({"reduce", "app", "--test", "test.sh", "--exclude", "srcs/*.c", "--exclude", "!*.o",
                            "--exclude", "README", "--exclude", "!README", "--language", "*.kt=json"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  for (const char* pattern : {"srcs/*.c", "!*.o"})
    EXPECT_THAT(ended.err, HasSubstr(std::string("--exclude '") + pattern +
                                     "' changes nothing: it matches no file or folder that isn't left out anyway\n"));
  EXPECT_THAT(ended.err, Not(HasSubstr("README' changes nothing")));
  EXPECT_THAT(ended.err, HasSubstr("--language '*.kt=json': no file of the project matches\n"));
}

TEST_F(Projects, WhatCannotBeTakenStaysOutAndIsNamed) {
  fs::create_symlink("loop", path("app/loop"));
  fs::create_symlink("two", path("app/src/one"));
  fs::create_symlink("one", path("app/src/two"));
  fs::create_symlink("loop", path("app/src/.gitignore"));
  fs::create_symlink("nowhere", path("app/dangling"));
  fs::create_symlink("/nowhere", path("app/outside"));
  ASSERT_EQ(mkfifo(path("app/pipe").c_str(), 0600), 0);
  const Ended ended = hone({"reduce", "app", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("left out: loop (a link that leads to itself), outside (leads out of the folder), "
                                   "pipe (no regular file), src/one (a "
                                   "link that leads to itself), src/two (a link that leads to itself)"));
  EXPECT_EQ(files("app.reduced"), reduced_);
  const Ended excluded = hone({"reduce", "app", "-o", "out", "--test", "test.sh", "--exclude", "loop"});
  EXPECT_EQ(excluded.exit, 0) << excluded.err;
  EXPECT_THAT(excluded.err, HasSubstr("loop (--exclude)"));
  EXPECT_EQ(files("out"), reduced_);
  // An earlier result with a loop in it.
  fs::create_symlink("a", path("out/src/a"));
  EXPECT_THAT(hone({"reduce", "app", "-o", "out", "--test", "test.sh"}).err, oneLineWith("-o out: it was changed"));
  for (const char* name : {"app/loop", "app/pipe"}) {
    const Ended given = hone({"reduce", "app/src/a.c", name, "--test", "test.sh"});
    EXPECT_EQ(given.exit, 2);
    EXPECT_THAT(given.err, oneLineWith(std::string("can't take ") + path(name).string()));
  }
  EXPECT_EQ(hone({"reduce", "app", "--test", "test.sh", "--with", "app/loop"}).exit, 2);
}

TEST_F(Projects, WhatCannotBeReadStaysOutAndIsNamed) {
  if (geteuid() != 0) GTEST_SKIP() << "needs another user than root, on which nothing else depends";
  fs::copy_file(HONE_PROGRAM, path("program"));
  for (const char* folder : {"", "..", "../tmp", "../cache"}) fs::permissions(path(folder), fs::perms::all);
  fs::permissions(path("test.sh"), fs::perms(0755));
  put("app/secret/key", "key");
  put("app/private.txt", "private");
  fs::permissions(path("app/secret"), fs::perms::none);
  fs::permissions(path("app/private.txt"), fs::perms::owner_read);
  const Ended ended = run("setpriv", {"--reuid=65534", "--regid=65534", "--clear-groups", path("program"), "reduce",
                                      "app", "-o", "out", "--test", path("test.sh")});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("left out: private.txt (Permission denied), secret (Permission denied)"));
  EXPECT_EQ(files("out"), reduced_);
}

TEST_F(Projects, LanguagesAreThoseOfTheFilesOrOfPatterns) {
  write("app/src/a.c", "[1, [2, 3], 4]");
  script("brackets.sh", "cd \"$1\" && test \"$(tr -dc '[' <src/a.c)\" = '[['");
  statsOf({"reduce", "app", "--test", "brackets.sh", "--language", "src/*.c=json"});
  EXPECT_EQ(read("app.reduced/src/a.c"), "[[]]") << "as JSON";
  EXPECT_THAT(hone({"reduce", "app", "--test", "brackets.sh", "--language", "*.c=jsonn"}).err, HasSubstr("jsonn"));
}

TEST_F(Projects, HeadersBesideCppAreCpp) {
  const std::string header = "template <class T> struct A { T a; };\ntemplate <class T> struct B { T b; };\n";
  put("cpp/a.h", header);
  put("cpp/main.cpp", "#include \"a.h\"\n");
  put("c/a.h", header);
  put("c/main.c", "#include \"a.h\"\n");
  script("list.sh", "cd \"$1\" && grep -q 'class T' a.h && ls main.*");
  const Ended ended = hone({"reduce", "cpp", "--test", "list.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, Not(HasSubstr("syntax error")));
  EXPECT_THAT(hone({"reduce", "c", "--test", "list.sh"}).err, HasSubstr("syntax error"));
  EXPECT_THAT(hone({"reduce", "cpp", "--test", "list.sh", "--language", "*.h=c"}).err, HasSubstr("syntax error"));
}

TEST_F(Projects, TheResultReplacesNothingButAnEarlierResult) {
  statsOf({"reduce", "app", "--test", "test.sh"});
  statsOf({"reduce", "app", "--test", "test.sh"});
  EXPECT_EQ(files("app.reduced"), reduced_);
  put("other/mine", "");
  put("file", "");
  for (const std::string place : {"other", "file", "app", "app/inside", ".", "missing/place"}) {
    const Ended ended = hone({"reduce", "app", "--test", "test.sh", "-o", place});
    EXPECT_EQ(ended.exit, 2) << place;
    EXPECT_THAT(ended.err, oneLineWith("with -o DIR")) << place;
  }
  EXPECT_TRUE(fs::exists(path("other/mine")));
}

TEST_F(Projects, OnlyReduceTakesThem) {
  for (const std::string mode : {"repair", "generalize", "explain"}) {
    const Ended ended = hone({mode, "app", "--test", "test.sh"});
    EXPECT_EQ(ended.exit, 2) << mode;
    EXPECT_THAT(ended.err, oneLineWith("app is a folder: only hone reduce takes one")) << mode;
  }
  for (const std::vector<std::string>& more :
       std::vector<std::vector<std::string>>{{"--test-library", "x.so"}, {"--test", "test.sh", "-g", "G.g4"}}) {
    std::vector<std::string> arguments = {"reduce", "app"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Ended ended = hone(arguments);
    EXPECT_EQ(ended.exit, 2) << more[0];
    EXPECT_THAT(ended.err, oneLineWith("one file")) << more[0];
  }
}

TEST_F(Projects, AHeaderMovesToTheFileThatIncludesIt) {
  put("c/main.c", "#include \"inc/a.h\"\nint main(void) { return size; }\n");
  put("c/inc/a.h", "#ifndef A\n#define A\n#include \"b.h\"\nenum { unused, size };\n#endif\n");
  put("c/inc/b.h", "struct s { int member; };\n");
  script("both.sh", "cd \"$1\" && cpp -P main.c >all && grep -q return all && grep -q member all && grep -q size all");
  statsOf({"reduce", "c", "--test", "both.sh"});
  const auto result = files("c.reduced");
  EXPECT_EQ(result.size(), 1u) << testing::PrintToString(result);
  EXPECT_TRUE(result.contains("main.c"));
}

TEST_F(Projects, AnExpressionOfAModuleTakesThePlaceOfItsImport) {
  put("js/main.js", "require('./list').forEach(name => console.log('<' + name + '>'));\n");
  put("js/list.js", "module.exports = ['cat', 'dog'];\n");
  script("node.sh", "timeout 10 node \"$1/main.js\" | grep -qx '<cat>'");
  statsOf({"reduce", "js", "--test", "node.sh"});
  EXPECT_EQ(files("js.reduced").size(), 1u) << testing::PrintToString(files("js.reduced"));
}

TEST_F(Projects, AModuleOfPythonTakesThePlaceOfItsImport) {
  put("py/main.py", "import shop.tax\nfrom shop.cart import total\n\nprint(total([0, 0]))\n");
  put("py/shop/__init__.py", "");
  put("py/shop/cart.py", "def total(prices):\n    return len(prices) / sum(prices)\n");
  put("py/shop/tax.py", "RATE = 19\n");
  script("python.sh",
         "cd \"$1\" && timeout 10 python3 -B main.py >log 2>&1; "
         "grep -q ', in total' log && grep -q 'ZeroDivisionError: division by zero' log");
  statsOf({"reduce", "py", "--test", "python.sh"});
  EXPECT_EQ(files("py.reduced").size(), 1u) << testing::PrintToString(files("py.reduced"));
}

TEST_F(Projects, FilesThatHoldDirectivesAloneAreReducedToTheEnd) {
  put("c/source/main.c", "#include \"list.h\"\nint a;\n");
  put("c/source/list.h", "#define LIST 1\n");
  script("both.sh",
         "cd \"$1\" && c=$(find . -name '*.c') && h=$(find . -name '*.h') && grep -q include \"$c\" && "
         "grep -q LIST \"$h\" && cpp \"$c\"");
  statsOf({"reduce", "c", "--test", "both.sh"});
  const auto result = files("c.reduced");
  EXPECT_EQ(result.size(), 3u) << testing::PrintToString(result);
}

TEST_F(Projects, AScriptThatMovedIntoItsPageIsReducedThere) {
  put("page/index.html", "<p>x<script src=a.js></script>");
  put("page/a.js", "function f(a, b) { return a + b; } f(1, needle(2, 3)); f(2, 3); f(4, 5);");
  script("loads.sh",
         "cd \"$1\" && f=$(sed -n 's/.*src=\\([a-z.]*\\).*/\\1/p' index.html) && grep -q '<script' index.html && "
         "cat index.html $f | grep -q needle");
  statsOf({"reduce", "page", "--test", "loads.sh", "--passes", "includes,coarse,hoist"});
  EXPECT_EQ(files("page.reduced").size(), 1u) << testing::PrintToString(files("page.reduced"));
  EXPECT_THAT(read("page.reduced/index.html"), testing::MatchesRegex(" *<script *> *needle *(</script>)?"));
}

TEST_F(Projects, LinksIntoTheProjectStayLinks) {
  put("app/src/y.txt", "needle\n");
  fs::create_symlink(path("app/src/y.txt"), path("app/absolute"));
  fs::create_symlink("../../app/src/y.txt", path("app/data/around"));
  fs::create_symlink(path("app/nowhere"), path("app/dangling"));
  script("link.sh",
         "grep -q needle absolute && [ -L absolute ] && [ -L data/around ] && grep -q needle data/around && "
         "[ \"$(realpath absolute)\" = \"$(realpath src/y.txt)\" ] && [ -L dangling ]");
  fs::create_directory_symlink("app", path("alias"));
  for (const char* project : {"app", "alias"}) {
    const Ended ended = hone({"reduce", project, "-o", "out", "--test", "link.sh"});
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_THAT(ended.err, Not(HasSubstr("lead out")));
    EXPECT_EQ(fs::read_symlink(path("out/absolute")), "src/y.txt");
    EXPECT_EQ(fs::read_symlink(path("out/data/around")), "../src/y.txt");
    EXPECT_EQ(read("out/absolute"), "needle");
  }
}

TEST_F(Projects, LinksThroughLinkedFoldersStayLinks) {
  put("app/sub/a.h", "needle");
  fs::create_directory_symlink("sub", path("app/folder"));
  fs::create_symlink("folder/a.h", path("app/through.h"));
  script("linked.sh", "cd \"$1\" && grep -q needle through.h && test -L through.h && test -L folder");
  const Ended ended = hone({"reduce", "app", "--test", "linked.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, Not(HasSubstr("became files")));
  EXPECT_TRUE(fs::is_symlink(path("app.reduced/through.h")));
}

TEST_F(Projects, AbsolutePathsOfTheProjectLeadToTheCopy) {
  const std::string folder = path("app").string();
  put("app/compile_commands.json", R"([{"directory": ")" + folder + R"(", "file": ")" + folder + R"(/src/a.c"}])");
  put("app/out/CMakeCache.txt", "");
  put("app/out/log", "in " + folder + "/src");
  fs::create_symlink("out/log", path("app/log"));
  script("database.sh", R"x(
    d=$(sed -n 's/.*"directory": *"\([^"]*\)".*/\1/p' compile_commands.json)
    f=$(sed -n 's/.*"file": *"\([^"]*\)".*/\1/p' compile_commands.json)
    case "$d$f" in *)x" + folder +
                            R"x(*) exit 2;; esac
    cd "$d" 2>/dev/null && grep -q needle "$f" && test "$d" = "$1")x");
  const Ended ended = hone({"reduce", "app", "--test", "database.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("or to what is left out, became files: log"));
  const auto result = files("app.reduced");
  EXPECT_THAT(result.at("compile_commands.json"), HasSubstr("\"" + path("app.reduced").string() + "\""))
      << "the result stands for itself";
}

TEST_F(Projects, TheReportShowsTheFiles) {
  EXPECT_EQ(hone({"reduce", "app", "--test", "test.sh", "--report", "report.html"}).exit, 0);
  const std::string page = read("report.html");
  EXPECT_THAT(page, AllOf(HasSubstr(R"(["src/a.c",)"), HasSubstr(R"(["README",12,null])")));
  EXPECT_THAT(page, Not(HasSubstr("\x1C"))) << "files are shown as people read them";
}

TEST_F(Projects, ThePrettyLayoutIsThatOfEachFile) {
  script("calls.sh", "cd \"$1\" && tr -d ' \\n' <src/a.c | grep -q 'main(void){returnneedle(2);}'");
  statsOf({"reduce", "app", "--test", "calls.sh", "--layout", "pretty"});
  EXPECT_THAT(read("app.reduced/src/a.c"), HasSubstr(" {\n  return needle(2);\n}\n"));
}

TEST_F(Projects, AServerGetsTheFolder) {
  script("server.sh", "while read -r folder; do\n  grep -q needle \"$folder/src/a.c\" 2>/dev/null; echo $?\ndone");
  statsOf({"reduce", "app", "--test-server", path("server.sh").string()});
  EXPECT_EQ(files("app.reduced"), (std::map<std::string, std::string>{{"src", "folder"}, {"src/a.c", "420 needle"}}));
}

TEST_F(Projects, EmptyFoldersStayOutAndAreNamed) {
  fs::create_directories(path("proj/out"));
  write("proj/a.txt", "x\n");
  script("t.sh", "cd \"$1\" && cp a.txt out/b.txt && grep -q x out/b.txt");
  const Ended ended = hone({"reduce", "proj", "--test", "t.sh"});
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(ended.err, testing::HasSubstr("left out: out (an empty folder)"));
  EXPECT_THAT(ended.err, testing::HasSubstr("empty folders and what else was left out aren't there"));
}

TEST_F(Projects, ALinkIsNoPlaceForTheResult) {
  fs::create_directories(path("proj"));
  fs::create_directories(path("there"));
  write("proj/a.txt", "x\n");
  fs::create_directory_symlink("there", path("link"));
  EXPECT_THAT(hone({"reduce", "proj", "-o", "link", "-c", "true"}).err, oneLineWith("-o link: it is a link"));
}

}  // namespace
}  // namespace hone
