// A test that is a function in a shared object, `--test-library`:
//
//   extern "C" int hone_test(const unsigned char* data, size_t size);
//
// It returns 0, 1 or 2, like the exit status of a script. Each worker calls it in a separate process that stays alive,
// so a crash or a hang is a verdict and doesn't end hone. The candidate is in shared memory.
//
// Instead, the library may have libFuzzer's LLVMFuzzerTestOneInput. Then 0 means pass, any other number unresolved, and
// if there are no rules, a crash is the failure, as under --same-crash.
#pragma once

#include <memory>

#include "oracle/command.h"
#include "oracle/test.h"

namespace hone {

/// Making a worker takes about 1 ms. The worker's process loads the library, again after each crash. A crash or a hang
/// counts only in a process that has just loaded the library, since earlier calls may have corrupted its memory; so
/// such a candidate is tested twice. `run` throws UserError if the library can't be loaded or has neither function.
/// Throws UserError if the file doesn't exist or the spec is inconsistent.
std::unique_ptr<Test> makeLibraryTest(CommandSpec spec);

}  // namespace hone
