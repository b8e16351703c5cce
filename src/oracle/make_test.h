// Makes the test that a spec describes, whatever its kind.
#pragma once

#include <memory>

#include "oracle/command.h"
#include "oracle/test.h"

namespace hone {

/// Throws UserError with the remedy if the test can't be run.
std::unique_ptr<Test> makeTest(CommandSpec spec);

}  // namespace hone
