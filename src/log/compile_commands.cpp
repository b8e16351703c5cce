#include "log/compile_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

#include "text/json_file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

std::optional<FailingCommand> commandOf(const JsonValue& entry, const fs::path& folder, const LogFiles& files) {
  Invocation call;
  const fs::path where = (folder / entry.at("directory").text()).lexically_normal();
  if (const auto arguments = entry.find("arguments")) {
    call = {.folder = where, .environment = {}, .argv = arguments->texts(), .input = {}};
  } else {
    std::vector<Invocation> calls = invocationsIn(entry.at("command").text(), where);
    if (calls.size() != 1) return std::nullopt;
    call = std::move(calls.front());
  }
  if (call.argv.empty() || call.needsShell) return std::nullopt;
  FailingCommand found{.call = std::move(call), .inputs = {}};
  found.inputs = inputsOf(found.call, files);
  return found.inputs.empty() ? std::nullopt : std::optional(std::move(found));
}

fs::path writtenFile(const JsonValue& entry, const Invocation& call) {
  std::string name;
  if (const auto output = entry.find("output")) name = output->text();
  for (size_t i = 0; i + 1 < call.argv.size(); ++i)
    if (call.argv[i] == "-o") name = call.argv[i + 1];
  return name.empty() ? fs::path() : (call.folder / name).lexically_normal();
}

}  // namespace

std::vector<FailingCommand> compileCommands(std::string_view text, const fs::path& file, const fs::path& source,
                                            const LogFiles& files) {
  const JsonFile json(text, file.string(), "let the build system write it anew");
  std::vector<FailingCommand> all, unfinished;
  for (const JsonValue& entry : json.root().items()) {
    auto command = commandOf(entry, file.parent_path(), files);
    if (!command) continue;
    if (command->inputs.front().file == source) return {std::move(*command)};
    if (const fs::path output = writtenFile(entry, command->call); !output.empty() && !files.isFile(output))
      unfinished.push_back(*command);
    all.push_back(std::move(*command));
  }
  if (!source.empty()) throw UserError(fmt::format("{} doesn't say how to compile {}", file.string(), source.string()));
  if (all.empty()) throw UserError(fmt::format("{} has no command whose source is there", file.string()));
  return unfinished.empty() ? all : unfinished;
}

}  // namespace hone
