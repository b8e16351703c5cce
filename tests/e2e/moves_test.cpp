// `hone reduce --moves`: programs that propose edits, those of docs/examples/moves and hostile ones.
#include <signal.h>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const fs::path moveExamples = fs::path(HONE_SOURCE_DIR) / "docs/examples/moves";

class Moves : public EndToEnd {
 protected:
  Moves() {
    setVariable("PYTHONDONTWRITEBYTECODE", "1");
    write("in.c", "const int n = 3;\n#define M 4\nint other;\nint a = f(n);\nint b = g(M);\n");
    // What a compiler sees has both calls.
    script("test.sh",
           "grep -q 'f(3)' \"$1\" || { grep -Eq 'const int n ?= ?3;' \"$1\" && grep -q 'f(n)' \"$1\"; } || exit 1\n"
           "grep -q 'g(4)' \"$1\" || { grep -q '^#define M 4$' \"$1\" && grep -q 'g(M)' \"$1\"; }");
    // Proposes to replace each OLD by NEW.
    write("replace.py", R"(
import json, os, sys
for line in sys.stdin:
    path = json.loads(line)["path"]
    for name in sorted(os.listdir(path)) if os.path.isdir(path) else [None]:
        text = open(os.path.join(path, name) if name else path, "rb").read()
        at = text.find(sys.argv[1].encode())
        if at >= 0:
            edit = {"start": at, "end": at + len(sys.argv[1]), "text": sys.argv[2]}
            print(json.dumps({"edits": [edit | ({"file": name} if name else {})]}))
    print(json.dumps({"done": True}), flush=True)
)");
  }

  std::vector<std::string> arguments(const std::string& moves, const std::string& output,
                                     const std::vector<std::string>& more = {}) {
    std::vector<std::string> all = {"reduce", "in.c", "--test", "./test.sh", "-o", output, "--no-progress"};
    if (!moves.empty()) all.insert(all.end(), {"--moves", moves});
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }

  static std::string example(const std::string& name) { return "python3 '" + (moveExamples / name).string() + "'"; }

  bool works(const std::string& command) { return run("sh", {"-c", command + " >/dev/null 2>&1"}).exit == 0; }
};

TEST_F(Moves, InlineConstants) {
  nlohmann::json without = statsOf(arguments("", "without.c"));
  EXPECT_THAT(read("without.c"), AllOf(HasSubstr("const"), HasSubstr("#define")));
  nlohmann::json with = statsOf(arguments(example("inline.py"), "with.c"));
  EXPECT_THAT(read("with.c"),
              AllOf(HasSubstr("f(3)"), HasSubstr("g(4)"), Not(HasSubstr("const")), Not(HasSubstr("M"))));
  EXPECT_LT(with["output_tokens"], without["output_tokens"]);
  EXPECT_EQ(with["minimal"], true);
}

TEST_F(Moves, SimplifyTypes) {
  if (!works("python3 -c 'from clang.cindex import Index; Index.create()'"))
    GTEST_SKIP() << "libclang for Python (python3-clang-14) isn't installed";
  write("in.cpp",
        "namespace n { struct A { int a; }; }\n"
        "struct B : n::A { };\n"
        "int f(B p, n::A* v, int q) { return q / 0; }\n"
        "int main() { B b; return f(b, 0, 3); }\n");
  // A parameter can only go together with its argument.
  script("test.sh",
         "case $(tr -d ' \\n' <\"$1\") in *'intf('*'/0;}intmain('*'returnf('*) ;; *) exit 1 ;; esac\n"
         "exec g++ -w -fsyntax-only \"$1\"");
  std::vector<std::string> all = {"reduce", "in.cpp", "--test", "./test.sh", "-o", "without.cpp"};
  nlohmann::json without = statsOf(all);
  all.back() = "with.cpp";
  all.insert(all.end(), {"--moves", example("simpler_types.py")});
  nlohmann::json with = statsOf(all);
  EXPECT_LT(with["output_tokens"], without["output_tokens"]) << read("with.cpp") << "\n" << read("without.cpp");
}

TEST_F(Moves, AreFixesOfALinter) {
  if (!works("python3 -c 'import yaml' && clang-tidy --version"))
    GTEST_SKIP() << "clang-tidy or python3-yaml isn't installed";
  write("in.cpp", "bool f(int c) { if (c > 2) return true; else return false; }\nint other;\n");
  script("test.sh",
         "case $(tr -d ' \\n' <\"$1\") in\n"
         "*'boolf(intc){returnc>2;}'* | *'boolf(intc){if(c>2)returntrue;elsereturnfalse;}'*) ;; *) exit 1 ;; esac");
  std::vector<std::string> all = {"reduce", "in.cpp", "--test", "./test.sh", "-o", "without.cpp"};
  statsOf(all);
  EXPECT_THAT(read("without.cpp"), HasSubstr("if"));
  all.back() = "with.cpp";
  all.insert(all.end(), {"--moves", example("fixes.py") + " 'readability-simplify-boolean-expr'"});
  statsOf(all);
  EXPECT_THAT(read("with.cpp"), AllOf(HasSubstr(">2"), Not(HasSubstr("if"))));
}

TEST_F(Moves, GiveTheSameForEveryNumberOfJobs) {
  const std::string moves = example("inline.py");
  nlohmann::json one = statsOf(arguments(moves, "one.c", {"-j1", "--moves", "python3 replace.py f( f"}));
  nlohmann::json four = statsOf(arguments(moves, "four.c", {"-j4", "--moves", "python3 replace.py f( f"}));
  EXPECT_EQ(read("four.c"), read("one.c"));
  for (const char* key : {"output_bytes", "output_tokens", "tests", "cached", "fail", "pass", "unresolved"})
    EXPECT_EQ(four[key], one[key]) << key;
}

TEST_F(Moves, AreTheSameAfterAKill) {
  setVariable("HONE_FRESH", "false");
  fs::rename(path("test.sh"), path("judge.sh"));
  script("test.sh", "echo run >>" + path("runs").string() + "\nexec " + path("judge.sh").string() + " \"$1\"");
  const auto runs = [&] {
    const std::string text = read("runs");
    return std::count(text.begin(), text.end(), '\n');
  };
  write("runs", "");
  nlohmann::json whole = statsOf(arguments(example("inline.py"), "whole.c", {"--state", "whole", "-j2"}));
  const auto all = runs();
  for (const auto share : {4, 2}) {
    write("runs", "");
    pid_t hone = start(arguments(example("inline.py"), "out.c", {"--state", "state", "-j2", "--resume"}));
    ASSERT_TRUE(eventually([&] { return runs() >= all / share / 2; }));
    kill(hone, SIGKILL);
    EXPECT_EQ(wait(hone).signal, SIGKILL);
    ASSERT_TRUE(eventually([&] { return processes().empty(); }));
  }
  nlohmann::json resumed = statsOf(arguments(example("inline.py"), "out.c", {"--state", "state", "-j2", "--resume"}));
  EXPECT_EQ(read("out.c"), read("whole.c"));
  for (const char* key : {"output_tokens", "tests", "cached", "fail", "pass", "unresolved"})
    EXPECT_EQ(resumed[key], whole[key]) << key;
}

TEST_F(Moves, OfATextWithIndentationCountThePlainBytes) {
  write("in.py", "def f(a):\n    if a:\n        return 12 + 34\n");
  script("keeps.sh", "grep -q '^ *if a' \"$1\" && grep -Eq '^ +return (12|7)' \"$1\"");
  Ended ended = hone({"reduce", "in.py", "--test", "./keeps.sh", "--layout", "keep", "--effort", "quick", "--moves",
                      "python3 replace.py 12 7"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("in.reduced.py"), HasSubstr("return 7"));
}

TEST_F(Moves, OfAFolderNameItsFiles) {
  fs::create_directory(path("project"));
  write("project/a.c", "int a = 1234;\n");
  write("project/b.c", "int b = 1234;\n");
  script("keeps.sh", "grep -Eq '12?34' \"$1/a.c\" && grep -Eq '1234' \"$1/b.c\"");
  Ended ended = hone({"reduce", "project", "--test", "./keeps.sh", "--moves", "python3 replace.py 1234 134"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(ended.err, "");
  EXPECT_EQ(read("project.reduced/a.c"), "134");
  EXPECT_EQ(read("project.reduced/b.c"), "1234");
}

TEST_F(Moves, OfAFileWithItsCommandGetTheFile) {
  Ended ended = hone({"reduce", "in.c", "--reduce-command", "--stdout", "f.n.|f.7.", "--moves",
                      "python3 replace.py 'f(n' 'f(7' --no-progress", "--", "cat", "-u", "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(ended.err, "");
}

struct HostileProgram {
  std::string name, command;
  std::string says;  ///< hone, of it
};

void PrintTo(const HostileProgram& program, std::ostream* out) { *out << program.name; }

class HostileMoves : public Moves, public testing::WithParamInterface<HostileProgram> {};

TEST_P(HostileMoves, EndWithOneWarning) {
  ASSERT_EQ(hone(arguments("", "without.c")).exit, 0);
  const bool hangs = GetParam().says == "within 0.5 s";
  Ended ended = hone(arguments(GetParam().command, "with.c", {"--moves-timeout", hangs ? "0.5" : "300"}));
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, oneLineWith(GetParam().says));
  EXPECT_THAT(ended.err,
              AllOf(HasSubstr("--moves '"), testing::AnyOf(HasSubstr("try it by hand"), HasSubstr("write "))));
  EXPECT_EQ(read("with.c"), read("without.c"));
}

const std::string done = "echo '{\"done\": true}'";

INSTANTIATE_TEST_SUITE_P(
    EndToEnd, HostileMoves,
    testing::Values(
        HostileProgram{"Rubbish", "while read x; do echo hello; printf '\\000\\033[31m\\n'; " + done + "; done",
                       "line 1 of an answer is ignored"},
        HostileProgram{"OutOfRange",
                       "while read x; do echo '{\"edits\": [{\"start\": 0, \"end\": 99999}]}'; " + done + "; done",
                       "outside of the text"},
        HostileProgram{"Missing", "no-such-program", "not found"},
        HostileProgram{"DiesAtOnce", "echo sorry >&2; exit 3", "and said: sorry"},
        HostileProgram{"DiesAfterTheQuestion", "read x; kill -9 $$", "ended before"},
        HostileProgram{"HangsWithChildren", "read x; setsid sleep 1000 & sleep 1000", "within 0.5 s"},
        HostileProgram{"Computes", "while :; do :; done", "within 0.5 s"},
        HostileProgram{"NeverSaysDone", "while read x; do echo '{\"edits\": [{\"start\": 0, \"end\": 1}]}'; done",
                       "within 0.5 s"},
        HostileProgram{"Floods", "yes", "more than 16 MB"},
        HostileProgram{"FloodsALine", "yes | tr -d '\\n'", "more than 16 MB"}),
    nameOf<HostileProgram>);

TEST_F(Moves, MayRemoveTheirText) {
  Ended ended =
      hone(arguments("while read x; do rm -rf $(dirname $(echo $x | cut -d '\"' -f 4)); " + done + "; done", "out.c"));
  EXPECT_EQ(ended.exit, 0) << ended.err;
}

TEST_F(Moves, ThatHangDontKeepHoneFromEnding) {
  const std::string hanging = "touch asked; sleep 1000 & sleep 1000";
  pid_t hone = start(arguments(hanging, "out.c", {"--moves-timeout", "1000"}));
  ASSERT_TRUE(eventually([&] { return fs::exists(path("asked")); }));
  kill(hone, SIGINT);
  EXPECT_EQ(wait(hone).exit, 130);
  EXPECT_THAT(read("out.c"), HasSubstr("n=3"));
  Ended limited = this->hone(arguments(hanging, "out.c", {"--moves-timeout", "1000", "--max-time", "6"}));
  EXPECT_EQ(limited.exit, 3) << limited.err;
}

TEST_F(Moves, NeedACommand) {
  Ended ended = hone(arguments(" ", "out.c"));
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("--moves: give the command of a program"));
}

}  // namespace
}  // namespace hone
