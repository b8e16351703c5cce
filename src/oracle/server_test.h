// A test that is a program kept alive, `--test-server`: 20 to 90 times as fast as one process per test.
//
// For each candidate, the server reads a line with the path from its standard input and answers with a line: 0 means
// fail, 1 pass, any other number unresolved; it may also write these words. Each worker has one server, which runs in
// the user's working directory. The candidate is in the worker's folder, which is cleaned after each answer.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "oracle/command.h"
#include "oracle/test.h"

namespace hone {

/// Each worker starts a server. If the server dies, hangs or gives an invalid answer, `run` asks a new server once
/// more, then returns `unresolved`; if no server has ever answered, it throws UserError. Throws UserError if the spec
/// is inconsistent.
std::unique_ptr<Test> makeServerTest(CommandSpec spec);

/// The verdict of a server's answer; nullopt if the answer is invalid.
std::optional<Verdict> parseAnswer(std::string_view line);

}  // namespace hone
