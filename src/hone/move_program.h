// `--moves`: a program of the user's that proposes edits, docs/moves.md.
//
// The program is started at the first question and kept alive. It gets a line of JSON with the path of the text and
// answers with a line for each move, up to {"done": true}. Lines of C-Vise's hints are understood, too.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "reduce/moves.h"

namespace hone {

/// Runs a command line of a shell. If the program ends, hangs or writes without end, it is restarted once; after that
/// `warn` tells the user, and there are no more moves. Lines that aren't understood are ignored, and the user is told
/// of the first one.
MakeMoveSource moveProgram(std::string command);

/// The moves in an answer's lines. Calls `complain` with the number of each bad line, from 1, and a reason that ends
/// with the remedy. Throws Cancelled.
std::vector<ProposedMove> movesIn(const std::vector<std::string>& lines, const std::string& text,
                                  const MoveContext& context,
                                  const std::function<void(size_t line, std::string_view reason)>& complain,
                                  const StopToken& stop = {});

}  // namespace hone
