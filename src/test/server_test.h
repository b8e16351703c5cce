// A test that is a program kept alive, `--test-server`: 20 to 90 times as many tests a second as with a process each.
//
// For each candidate, the server reads a line with the path from its standard input and answers with a line: 0, fail;
// 1, pass; 2 or any other number, unresolved; or these words. Each worker has one server, which runs in the user's
// working directory. The candidate is in the worker's folder, which is cleaned after each answer.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "test/command.h"
#include "test/test.h"

namespace hone {

/// Each worker starts a server. Its `run` asks once more, of a new server, where a server died, hung or answered
/// nonsense, and then gives up with `unresolved`; throws UserError where no server has ever given an answer. Throws
/// UserError where the spec makes no sense.
std::unique_ptr<Test> makeServerTest(CommandSpec spec);

/// The verdict that a server's line stands for; nullopt for nonsense.
std::optional<Verdict> parseAnswer(std::string_view line);

}  // namespace hone
