// Why a test doesn't say of an input what its author expects: the mistakes that everybody makes once.
#pragma once

#include <string>

#include "test/command.h"
#include "test/test.h"

namespace hone {

/// A sentence with the likely cause and its remedy, by how the test ended and what it wrote; empty where nothing is
/// conspicuous. `seen` needs evidence. Looks for files that the test named in the current directory and beside the
/// script.
std::string likelyCause(const CommandSpec& spec, const TestResult& seen);

}  // namespace hone
