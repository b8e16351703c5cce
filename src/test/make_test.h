// Makes the test that a spec describes, whatever its kind.
#pragma once

#include <memory>

#include "test/command.h"
#include "test/test.h"

namespace hone {

/// Throws UserError where it can't be run, with the remedy.
std::unique_ptr<Test> makeTest(CommandSpec spec);

}  // namespace hone
