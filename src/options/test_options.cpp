#include <fmt/format.h>

#include "options/options.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// Several tests run in parallel, so the candidate's path can't be outside of their folders.
void checkPlainName(const std::string& name) {
  if (name.empty() || name == "." || name == "..")
    throw UserError(fmt::format("--candidate-name: give the name of a file, not {}", name));
  if (name.find('/') != name.npos)
    throw UserError(fmt::format("--candidate-name: give a name without a folder, not {}", name));
}

void checkExit(const std::string& text) {
  const bool isNumber = !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == text.npos;
  if (!isNumber && text != TestOptions::nonzero)
    throw UserError(fmt::format("--exit: give an exit status from 0 to 255, or nonzero, not {}", text));
}

}  // namespace

void describe(TestOptions& options, OptionVisitor& visitor, Sought sought) {
  const bool accepts = sought == Sought::acceptance;
  const std::string holds = accepts ? "accepted if " : "fails if ";
  visitor.group("Test");
  visitor.store({"test",
                 accepts ? "run SCRIPT CANDIDATE: accepted if it exits with 0, else refused"
                         : "run SCRIPT CANDIDATE: exit status 0 fails, 1 passes, any other is unresolved",
                 "SCRIPT"},
                options.script);
  visitor.store({"commands", "run these commands with bash, $1 is the candidate's path: " + holds + "they exit with 0",
                 "CMDS", 'c'},
                options.shellCommands);
  visitor.store(
      {"test-server",
       "a program that stays alive: it reads a path per line and answers each with " +
           std::string(accepts ? "0 (accepted), 1 or 2 (refused)" : "0 (fails), 1 (passes) or 2 (unresolved)"),
       "CMD"},
      options.server);
  visitor.store(
      {"test-library",
       std::string("a shared object with int hone_test(data, size), which returns 0, 1 or 2 as a server answers") +
           (accepts ? "" : "; or with LLVMFuzzerTestOneInput, whose crash is the failure"),
       "FILE.so"},
      options.library);
  visitor.word(
      {"exit", holds + "the command exits with N; nonzero: exits with another status than 0, or is ended by a signal",
       "N"},
      [&](const std::string& text) {
        checkExit(text);
        options.exit = text;
      });
  visitor.storeWords({"signal", holds + "the signal ends the command", "NAME"}, options.signals);
  visitor.storeWords({"stdout", holds + "its standard output matches RE", "RE"}, options.out);
  visitor.storeWords({"stderr", holds + "its standard error matches RE", "RE"}, options.err);
  visitor.storeWords({"not-stderr", "... and only if no text on standard error matches RE", "RE"}, options.notErr);
  visitor.store({"same-crash", holds + "it crashes, or ends with the same exception, as on the input"},
                options.sameCrash);
  visitor.store(
      {"signature",
       holds + "it prints the same as on the input, matched by RE or its first group; implies --same-crash", "RE"},
      options.signature);
  visitor.storeNumber({"hang", holds + "it still runs after SECONDS", "SECONDS"}, options.hangSeconds,
                      secondsAboveZero);
  visitor.storeNumber(
      {"timeout", "time limit of a test in seconds (default: 5 times the first run, at least 1 s)", "S"},
      options.timeout, secondsAboveZero);
  visitor.storeNumber({"slower", holds + "it takes longer than S seconds", "S"}, options.slower, secondsAboveZero);
  visitor.storeWhole({"more-memory", holds + "it uses more than MB megabytes of memory", "MB"},
                     options.moreMemoryMegabytes, 1, anyMegabytes);
  visitor.store({"number", "the failure: a number on standard output, matched by RE, is ...", "RE"}, options.number);
  visitor.storeNumber({"above", "... above X", "X"}, options.above, {});
  visitor.storeNumber({"below", "... below X", "X"}, options.below, {});
  visitor.files({"with", "files that the test needs beside the candidate", "FILE"},
                [&](std::vector<std::string> files) { options.with = std::move(files); });
  visitor.word({"candidate-name", "file name of the candidate (default: that of INPUT)", "NAME"},
               [&](const std::string& name) {
                 checkPlainName(name);
                 options.candidateName = name;
               });
  visitor.storeWhole({"memory", "limit on the address space of a test", "MB"}, options.memoryMegabytes, 1,
                     anyMegabytes);
}

}  // namespace hone
