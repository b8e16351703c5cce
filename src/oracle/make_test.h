// Makes the test that a spec describes, whatever its kind.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "oracle/command.h"
#include "oracle/test.h"

namespace hone {

/// Throws UserError with the remedy if the test can't be run.
std::unique_ptr<Test> makeTest(CommandSpec spec);

// The kinds of tests, each in a source of its own. All throw UserError with the remedy, also if the spec is
// inconsistent.

/// A command: it runs as one process per candidate, and rules derive the verdict from the process's end. Each worker
/// has a working directory (process/work_directory.h) and a launcher (process/launcher.h); making one takes about 1 ms
/// and throws UserError if there is no folder to work in or a `with` file can't be copied. A worker's `run` throws
/// UserError if the command can't be started any more, or a file can't be written. Of each output stream the first
/// megabyte counts; the rest is read and discarded.
std::unique_ptr<Test> makeProcessTest(CommandSpec spec);

/// A program kept alive, `--test-server`: 20 to 90 times as fast as one process per test.
///
/// For each candidate, the server reads a line with the path from its standard input and answers with a line: 0 means
/// fail, 1 pass, any other number unresolved; it may also write these words. Each worker has one server, which runs in
/// the user's working directory. The candidate is in the worker's folder, which is cleaned after each answer. If the
/// server dies, hangs or gives an invalid answer, `run` asks a new server once more, then returns `unresolved`; if no
/// server has ever answered, it throws UserError.
std::unique_ptr<Test> makeServerTest(CommandSpec spec);

/// The verdict of a server's answer; nullopt if the answer is invalid.
std::optional<Verdict> parseAnswer(std::string_view line);

/// A function in a shared object, `--test-library`:
///
///   extern "C" int hone_test(const unsigned char* data, size_t size);
///
/// It returns 0, 1 or 2, like the exit status of a script. Each worker calls it in a separate process that stays alive,
/// so a crash or a hang is a verdict and doesn't end hone. The candidate is in shared memory.
///
/// Instead, the library may have libFuzzer's LLVMFuzzerTestOneInput. Then 0 means pass, any other number unresolved,
/// and if there are no rules, a crash is the failure, as under --same-crash.
///
/// Making a worker takes about 1 ms. The worker's process loads the library, again after each crash. A crash or a hang
/// counts only in a process that has just loaded the library, since earlier calls may have corrupted its memory; so
/// such a candidate is tested twice. `run` throws UserError if the library can't be loaded or has neither function.
std::unique_ptr<Test> makeLibraryTest(CommandSpec spec);

/// The test of a command below gdb, whose rules are --same-crash alone. A program that dies of SIGSEGV says nothing of
/// the place, so its bugs have one signature. So a crash that no signature places (namesPlace) runs once more, which
/// takes some tenths of a second, and gets the signature of the stack that gdb prints if that tells more. Throws if the
/// command can't be debugged.
std::unique_ptr<Test> makeDebuggedTest(CommandSpec spec);

/// True if gdb is installed and can run the command: it is a program, and no script.
bool canBeDebugged(const CommandSpec& spec);

}  // namespace hone
