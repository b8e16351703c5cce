#include "oracle/crash_signature.h"

#include <gtest/gtest.h>

#include <csignal>

namespace hone {
namespace {

std::string signature(int exitCode, int signal, std::string_view out, std::string_view err) {
  return signatureOf(findCrash(exitCode, signal, out, err));
}

TEST(CrashSignature, SignalsAlsoBelowAShell) {
  EXPECT_EQ(signature(-1, SIGSEGV, "", ""), "SIGSEGV");
  EXPECT_EQ(signature(128 + SIGSEGV, 0, "", ""), "SIGSEGV");
  EXPECT_EQ(signature(0, 0, "all is well", "warning: error-prone"), "");
}

TEST(CrashSignature, OfRubyNamesTheException) {
  const std::string stack = "\tfrom /usr/lib/ruby/psych.rb:399:in `parse'\n\tfrom bin/rota:7:in `<main>'\n";
  const std::string syntax = signature(
      1, 0, "", "/usr/lib/ruby/psych.rb:455:in `parse': (<unknown>): no mapping (Psych::SyntaxError)\n" + stack);
  EXPECT_EQ(syntax, "uncaught: (<unknown>): no mapping (Psych::SyntaxError)");
  EXPECT_NE(syntax, signature(1, 0, "", "bin/rota:7:in `read': key not found: :a (KeyError)\n" + stack));
}

TEST(CrashSignature, PlainFailuresAreNoCrashes) {
  std::string first = signature(2, 0, "", "a/b.c:12:3: error: no 'x1' here\nmore\n");
  EXPECT_EQ(first, signature(2, 0, "", "/tmp/q/b.c:7:99: error: no 'y' here\n"));
  EXPECT_NE(first, signature(3, 0, "", "a/b.c:12:3: error: no 'x1' here\n"));
  EXPECT_NE(first, signature(2, 0, "", "a/b.c:12:3: error: too many of 'x1'\n"));
  EXPECT_EQ(signature(3, 0, "output\n", "reading a.json\nempty key in line 12\n\n"), "exit 3: empty key in line _");
  EXPECT_EQ(signature(3, 0, "output\n", ""), "exit 3");
  EXPECT_EQ(signature(3, 0, "", "==== FAILURES ====\nempty key: invalid\n"), "exit 3: empty key: invalid");
  EXPECT_EQ(signature(9, 0, "", "==77== Invalid read of size 4\nmore\n"),
            signature(9, 0, "", "==8== Invalid read of size 4\n"));
  EXPECT_NE(signature(9, 0, "", "==77== Invalid read of size 4\nmore\n"), "exit 9: more");
  EXPECT_EQ(signature(1, 0, "  1) Error:\nWeekTest#test_b:\nNoMethodError: undefined method `x'\n", ""),
            "exit 1: NoMethodError: undefined method _");
  EXPECT_EQ(
      signature(1, 0, "", "Odd at a.pl line 3.\nIllegal division at /p/b.pm line 29.\nt.t (Wstat: 1 Failed: 0)\n"),
      "exit 1: Illegal division at b.pm line _.");
  EXPECT_EQ(signature(1, 0, "a_test.py::x[b] FAILED [ 60%]\nE   ValueError: bad\n", ""), "exit 1: ValueError: bad");
  EXPECT_EQ(signature(2, 0, "", "\x1b[31m\x1b[1ma.c:1:2: error: no\x1b[0m \x1b\n"), "exit 2: a.c:_:_: error: no \x1b");
  EXPECT_FALSE(isCrash(first));
  EXPECT_FALSE(isCrash(""));
  EXPECT_TRUE(isCrash("SIGSEGV"));
}

TEST(CrashSignature, SanitizerWithItsFrames) {
  std::string report =
      "==4711==ERROR: AddressSanitizer: heap-use-after-free on address 0x602000000010 at pc 0x4f3\n"
      "    #0 0x4f31c6 in __interceptor_strlen (/bin/x+0x1)\n"
      "    #1 0x4f31c6 in walk(Node*) /src/tree.c:42:7\n"
      "    #2 0x4f3200 in main /src/main.c:3\n"
      "SUMMARY: AddressSanitizer: heap-use-after-free /src/tree.c:42:7 in walk\n";
  EXPECT_EQ(signature(1, 0, "", report), "AddressSanitizer: heap-use-after-free, walk < main");
}

TEST(CrashSignature, Assertions) {
  EXPECT_EQ(signature(-1, SIGABRT, "", "x: a.c:12: insert: Assertion `left == right' failed.\n"),
            "SIGABRT, assertion: left == right, a.c:insert");
  EXPECT_EQ(findCrash(-1, SIGABRT, "", "x: /src/a.c:12: insert: Assertion `p' failed.\n").place, "a.c:12");
  EXPECT_EQ(signature(-1, SIGABRT, "",
                      "opt: /src/a.cpp:7: static void ns::Set<T>::insert(const T&, int (*)(int)) [with T = int]: "
                      "Assertion `p' failed.\n"),
            "SIGABRT, assertion: p, a.cpp:ns::Set<T>::insert");
  EXPECT_EQ(signature(-1, SIGABRT, "",
                      "x: a.cc:7: std::map<int, int> *(anonymous namespace)::find(int): Assertion `p' failed.\n"),
            "SIGABRT, assertion: p, a.cc:(anonymous namespace)::find");
}

/// The same assertion in another function is another bug, and so is a panic in another file.
TEST(CrashSignature, WhereAnAssertionFails) {
  for (const char* function : {"color", "number"})
    EXPECT_NE(signature(-1, SIGABRT, "", "x: a.c:4: header: Assertion `p' failed.\n"),
              signature(-1, SIGABRT, "", std::string("x: a.c:4: ") + function + ": Assertion `p' failed.\n"));
  const auto panic = [](const std::string& place) {
    return findCrash(101, 0, "",
                     "thread 'main' panicked at " + place + ":\ncalled `Option::unwrap()` on a `None` value\n");
  };
  EXPECT_EQ(signatureOf(panic("src/main.rs:3:5")), "panic: called _ on a _ value, main.rs");
  EXPECT_EQ(panic("src/main.rs:3:5").place, "main.rs:3:5");
  EXPECT_EQ(signatureOf(panic("/rustc/1/library/core/src/x.rs:3:5")), "panic: called _ on a _ value");
  EXPECT_EQ(signature(101, 0, "", "thread 'main' panicked at 'assertion failed: p', src/main.rs:3:5\n"),
            signature(101, 0, "", "thread 'main' panicked at src/main.rs:4:5:\nassertion failed: p\n"));
  EXPECT_EQ(signature(1, 0, "",
                      "AssertionError [ERR_ASSERTION]: false == true\n+ actual - expected\n\n+ false\n- true\n\n"
                      "    at header (/x/y.js:3:7)\n    at Object.<anonymous> (/x/y.js:9:1)\n"),
            "AssertionError, header < Object.<anonymous>");
}

/// An interpreter runs the candidate, so the functions there are the candidate's.
TEST(CrashSignature, ExceptionsInTheCandidate) {
  const auto crash = [](const std::string& text, std::string_view file) {
    return signatureOf(findCrash(1, 0, "", text, file));
  };
  const std::string node =
      "TypeError: Cannot convert undefined or null to object\n    at Function.keys (<anonymous>)\n"
      "    at walk (/tmp/q/app.js:4:25)\n    at main (/tmp/q/app.js:6:19)\n";
  EXPECT_EQ(crash(node, "app.js"), "TypeError: Cannot convert undefined or null to object");
  EXPECT_EQ(crash(node, "data.json"), "TypeError, walk < main");
  EXPECT_EQ(crash(node, "q"), crash(node, "app.js"));  // a folder
  const std::string python =
      "Traceback (most recent call last):\n  File \"/tmp/q/app.py\", line 3, in main\n    f()\nKeyError: 3\n";
  EXPECT_EQ(crash(python, "app.py"), "KeyError: _");
  EXPECT_EQ(crash(python, "pp.py"), "KeyError, app.py:main");
}

TEST(CrashSignature, AnExceptionWithoutAStackIsVague) {
  const std::string thrown = signature(-1, SIGABRT, "",
                                       "terminate called after throwing an instance of 'std::runtime_error'\n"
                                       "  what():  invalid value\n");
  EXPECT_EQ(thrown, "SIGABRT, std::runtime_error: invalid value");
  EXPECT_FALSE(namesPlace(thrown));
  EXPECT_EQ(exceptionWithoutStack(thrown), "SIGABRT, std::runtime_error");
  const std::string number = signature(-1, SIGABRT, "", "terminate called after throwing an instance of 'int'\n");
  EXPECT_EQ(number, "SIGABRT, int: thrown");
  EXPECT_FALSE(namesPlace(number));
  for (const char* other : {"SIGABRT, assertion: p", "SIGABRT, glibc: double free", "SIGABRT, walk < main",
                            "SIGABRT, std::runtime_error, walk < main", "KeyError: x"})
    EXPECT_EQ(exceptionWithoutStack(other), "") << other;
  EXPECT_FALSE(namesPlace("SIGABRT, assertion: __n < this->size()"));
}

TEST(CrashSignature, CompilersThatBreak) {
  std::string first = signature(
      1, 0, "", "in.c:3:1: internal compiler error: in fold_convert, at fold-const.cc:2627\n0x7f0e1 fold_convert()\n");
  EXPECT_EQ(first, signature(1, 0, "",
                             "in.c:9:4: internal compiler error: in fold_convert, at fold-const.cc:2627\n"
                             "0x99 fold_convert()\n"));
  EXPECT_TRUE(isCrash(first));
}

TEST(CrashSignature, Exceptions) {
  EXPECT_EQ(signature(1, 0, "",
                      "Traceback (most recent call last):\n"
                      "  File \"/a/b/tool.py\", line 3, in <module>\n    main()\n"
                      "  File \"/a/b/tool.py\", line 9, in main\n    {}['x']\n"
                      "KeyError: 'x'\n"),
            "KeyError, tool.py:main < tool.py:<module>");
  EXPECT_EQ(signature(1, 0, "",
                      "Exception in thread \"main\" java.lang.IllegalStateException: at 12\n"
                      "\tat com.acme.Parser.next(Parser.java:80)\n"
                      "\tat com.acme.Parser.parse(Parser.java:12)\n"),
            "java.lang.IllegalStateException, com.acme.Parser.next < com.acme.Parser.parse");
  EXPECT_EQ(signature(1, 0, "",
                      "/x/y.js:3\n  foo.bar()\n      ^\n\nTypeError: foo.bar is not a function\n"
                      "    at walk (/x/y.js:3:7)\n    at Object.<anonymous> (/x/y.js:9:1)\n"),
            "TypeError, walk < Object.<anonymous>");
  EXPECT_EQ(signature(101, 0, "", "thread 'main' panicked at src/main.rs:3:5:\nindex out of bounds\n"),
            signature(101, 0, "", "thread 'main' panicked at src/main.rs:8:1:\nindex out of bounds\n"));
}

/// The lines of the two innermost functions of the program's own; not of a recursion, which may overflow anywhere.
TEST(CrashSignature, ThePlaceIsTheLineAndThatOfTheCall) {
  const auto place = [](const std::string& report) { return findCrash(1, 0, "", report).place; };
  EXPECT_EQ(place("==1==ERROR: AddressSanitizer: SEGV on unknown address\n"
                  "    #0 0x1 in strlen (/bin/x+0x1)\n    #1 0x2 in walk(Node*) /src/tree.c:42:7\n"
                  "    #2 0x3 in main /src/main.c:3\n"),
            "tree.c:42:7 < main.c:3");
  EXPECT_EQ(place("Traceback (most recent call last):\n  File \"/a/t.py\", line 3, in <module>\n    main()\n"
                  "  File \"/a/t.py\", line 9, in main\n    {}['x']\nKeyError: 'x'\n"),
            "t.py:9 < t.py:3");
  EXPECT_EQ(place("Exception in thread \"main\" java.lang.StackOverflowError\n"
                  "\tat com.acme.P.next(P.java:80)\n\tat com.acme.P.next(P.java:80)\n"),
            "");
  EXPECT_EQ(place("x: error: bad\n"), "");
}

TEST(CrashSignature, OfAStackThatGdbPrints) {
  const std::string stack =
      "Thread 1 \"dot\" received signal SIGSEGV, Segmentation fault.\n"
      "#0  0x00007ffff6d5fd80 in {} () from /usr/lib/graphviz/libgvplugin_dot_layout.so.6\n"
      "#1  0x00007ffff6d60445 in ?? () from /usr/lib/graphviz/libgvplugin_dot_layout.so.6\n"
      "#2  0x00007ffff6d68400 in dot_position () from /usr/lib/graphviz/libgvplugin_dot_layout.so.6\n"
      "#3  0x00007ffff7d4224a in __libc_start_call_main (main=...) at ../sysdeps/nptl/libc_start_call_main.h:58\n";
  auto with = [&](const std::string& function) { return std::string(stack).replace(stack.find("{}"), 2, function); };
  EXPECT_EQ(signature(0, 0, with("flat_edges"), ""), "SIGSEGV, flat_edges < dot_position");
  EXPECT_EQ(signature(0, 0, with("??"), ""), "SIGSEGV, libgvplugin_dot_layout.so.6@d80 < dot_position");
  EXPECT_EQ(findCrash(0, 0, with("flat_edges"), "").place, "flat_edges@d80 < dot_position@400");
  EXPECT_EQ(failingLine("flat_edges@d80 < dot_position@400"), "flat_edges@d80");
  EXPECT_EQ(callingLine("flat_edges@d80 < dot_position@400"), "dot_position@400");
  EXPECT_EQ(failingLine("t.py:9"), "t.py:9");
  EXPECT_EQ(callingLine("t.py:9"), "");
}

/// Recursive descent is what fuzzers find: a deep stack is no overflow, and the failure is where it is at any depth.
TEST(CrashSignature, InsideADeepRecursion) {
  const auto report = [](const std::string& kind, const std::string& innermost, int depth) {
    std::string text = "==1==ERROR: AddressSanitizer: " + kind +
                       " on address 0x602000000014 at pc 0x55\n    #0 0x1 in " + innermost + " /src/p.c:5\n";
    int number = 1;
    for (int i = 0; i < depth; ++i)
      for (const char* frame : {"value /src/p.c:9", "array /src/p.c:8"})
        text += "    #" + std::to_string(number++) + " 0x2 in " + frame + "\n";
    return text + "    #" + std::to_string(number) + " 0x3 in main /src/p.c:10\n";
  };
  const std::string expected = "AddressSanitizer: heap-buffer-overflow, read_string < value < array";
  for (const int depth : {1, 2, 12, 100}) {
    EXPECT_EQ(signature(1, 0, "", report("heap-buffer-overflow", "read_string", depth)), expected);
    EXPECT_EQ(findCrash(1, 0, "", report("heap-buffer-overflow", "read_string", depth)).place, "p.c:5 < p.c:9");
  }
  EXPECT_NE(signature(1, 0, "", report("heap-buffer-overflow", "read_number", 12)), expected);
  EXPECT_EQ(signature(1, 0, "", report("heap-buffer-overflow", "value", 12)),
            "AddressSanitizer: heap-buffer-overflow, value < array < main");
  EXPECT_EQ(signature(1, 0, "", report("stack-overflow", "read_string", 12)),
            "AddressSanitizer: stack-overflow, array < value");
}

TEST(CrashSignature, GdbTellsAnOverflowOfTheStackByTheAddress) {
  std::string stack;
  for (int number = 0; number < 40; ++number)
    stack +=
        "#" + std::to_string(number) + "  0x0000555555555196 in " + (number % 2 == 0 ? "value" : "array") + " ()\n";
  const std::string signal = "Program received signal SIGSEGV, Segmentation fault.\n0x0000555555555164 in value ()\n";
  EXPECT_EQ(signature(0, 0, signal + "fault in the innermost frame: 0\n" + stack, ""), "SIGSEGV, value < array");
  EXPECT_EQ(findCrash(0, 0, signal + "fault in the innermost frame: 0\n" + stack, "").place, "value@196 < array@196");
  EXPECT_EQ(signature(0, 0, signal + "fault in the innermost frame: 1\n" + stack, ""),
            "SIGSEGV, stack overflow, array < value");
}

TEST(CrashSignature, MayBeExact) {
  const std::string exact = exactSignatureOf({"SIGSEGV", "", "", {"walk", "main"}, "tree.c:7"});
  EXPECT_EQ(withoutPlace(exact), "SIGSEGV, walk < main");
  EXPECT_EQ(placeIn(exact), "tree.c:7");
  EXPECT_EQ(exactSignatureOf({"SIGSEGV", "", "", {}, ""}), "SIGSEGV");
  EXPECT_EQ(withoutPlace("SIGSEGV"), "SIGSEGV");
  EXPECT_EQ(placeIn("SIGSEGV"), "");
}

TEST(CrashSignature, NamesAPlaceOrNot) {
  for (const char* vague : {"SIGSEGV", "timeout", "SIGABRT, out of memory", "SIGABRT, glibc: double free", "exit 3",
                            "exit 3: error: no _ here", "SIGABRT, assertion: 0", "SIGABRT, stack overflow",
                            "libFuzzer: timeout", "AddressSanitizer: SEGV", "SIGABRT, std::bad_alloc: std::bad_alloc"})
    EXPECT_FALSE(namesPlace(vague)) << vague;
  for (const char* precise :
       {"SIGABRT, assertion: left == right", "KeyError, tool.py:main < tool.py:<module>",
        "AddressSanitizer: SEGV, walk < main", "panic: no room for _ names", "SIGSEGV, walk < main",
        "internal compiler error: in fold_convert, at fold-const.cc:_", "SIGABRT, out of memory, grow < main"})
    EXPECT_TRUE(namesPlace(precise)) << precise;
}

}  // namespace
}  // namespace hone
