// Finds in a log the command that failed, what it read, and how it failed.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "log/build_log.h"
#include "log/invocation.h"
#include "log/tools.h"

namespace hone {

struct FailingCommand {
  Invocation call;                      ///< its folder exists
  std::vector<InputWord> inputs;        ///< the first one is to be reduced; empty: only a run can tell what it reads
  std::string question = {};            ///< what to ask the user if a run doesn't tell what it reads; empty: it needn't
  bool isTried = false;                 ///< a run has shown that the failure depends on the first input
  bool readsMore = false;               ///< the message is about none of the inputs
  std::string failure = {};             ///< the signature (oracle/crash_signature.h); empty if the log doesn't say
  std::string said = {};                ///< the line that says it
  size_t line = 0;                      ///< of the command in the log, from 1
  std::vector<Invocation> before = {};  ///< what the log ran before and is to run again, since the command needs it
  std::shared_ptr<const std::vector<std::string>> log = {};  ///< all lines; null if there is none
  std::string copiedAs = {};  ///< a name for a copy of the input that is reduced, if its own tells nothing
};

/// Where to look for the files of a log: it may be from another machine.
struct LogPlace {
  std::filesystem::path current;  ///< the current folder
  std::filesystem::path beside;   ///< the folder of the log; may be empty
};

/// The commands that may have failed, the likeliest first; few. Throws UserError that says what is missing, and how to
/// give it.
std::vector<FailingCommand> findFailingCommands(std::string_view log, const LogPlace& place, const LogFiles& files);

/// How alike two failures are: a log may be of another version, or call the input by another path.
enum class Likeness : uint8_t { same, kind, none };
Likeness likeness(std::string_view logged, std::string_view here);

/// Whether a failure that was seen here is that of the log: it is like the one that was found there, or its message
/// stands in any line. If it has none: whether the last line of the output is one of the log's. O(log).
Likeness likenessToLog(const FailingCommand& logged, std::string_view here, std::string_view output);

}  // namespace hone
