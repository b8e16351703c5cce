// A test that is a function in a shared object, `--test-library`:
//
//   extern "C" int hone_test(const unsigned char* data, size_t size);
//
// It returns 0, 1 or 2, as the exit status of a script. Each worker calls it in a separate process that stays alive, so
// a crash or a hang is a verdict and doesn't end hone. The candidate is in shared memory.
#pragma once

#include <memory>

#include "test/command.h"
#include "test/test.h"

namespace hone {

/// A worker takes about 1 ms to make. The library is loaded by the worker's process, again after each crash. A crash or
/// a hang counts only in a process that has just loaded it, for what calls left behind in its memory is no candidate's
/// fault: so such a candidate is asked for twice. `run` throws UserError where the library can't be loaded or has no
/// `hone_test`. Throws UserError where there is no such file or the spec makes no sense.
std::unique_ptr<Test> makeLibraryTest(CommandSpec spec);

}  // namespace hone
