// Makes of a command from a build one that runs in any folder, on a copy of its input: the test of a reduction.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "log/failing_command.h"
#include "log/tools.h"

namespace hone {

/// The words with "@@" for the input, and absolute paths to what else is there. Options that name outputs go, or
/// become names in the test's own folder: tests run at the same time, and never write into the build.
std::vector<std::string> commandAlone(const FailingCommand& failing, const LogFiles& files);

/// The words as they are, but for "@@" in the place of the input: a command for its own folder.
std::vector<std::string> commandWithInput(const FailingCommand& failing);

/// What a preprocessor is to write.
enum class Preprocessed : uint8_t {
  plain,
  lines,    ///< with the markers that say where each line is from
  headers,  ///< and to standard error the names of all headers, even if there are errors
};

/// The words that preprocess the input: `alone` with the input's own path, writing to `output`. nullopt if the command
/// isn't a compiler of such sources.
std::optional<std::vector<std::string>> preprocessing(const FailingCommand& failing,
                                                      const std::vector<std::string>& alone, const std::string& output,
                                                      Preprocessed wanted);

/// The headers that the compiler names so, without the system's.
std::vector<std::string> headersIn(std::string_view output);

/// `alone` for a folder, "@@", that holds these files at their paths from `root`; the first is the input.
std::vector<std::string> onFolder(const std::vector<std::string>& alone, const std::string& root,
                                  const std::vector<std::string>& files);

/// `alone` for a source that is preprocessed: without macros and paths of headers.
std::vector<std::string> onPreprocessed(const std::vector<std::string>& alone);

/// Words of the same meaning for the compiler that let it end sooner after a crash: it needn't make a report of its
/// own. The same words if there are none to add.
std::vector<std::string> withoutOwnReport(const Invocation& call, std::vector<std::string> alone);

/// True for the words that it adds.
bool forbidsOwnReport(std::string_view word);

}  // namespace hone
