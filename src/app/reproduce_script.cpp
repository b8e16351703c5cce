#include "app/reproduce_script.h"

#include <fmt/format.h>

#include "text/shell.h"

namespace hone {
namespace {

constexpr std::string_view beginning = R"sh(#!/bin/sh
# Shows the failure: exits with 0 if it is reproduced, with 1 if it isn't.
here=$(cd "$(dirname "$0")" && pwd) || exit 2
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 2' HUP INT TERM
mkdir "$scratch/work"
)sh";

constexpr std::string_view afterRun = R"sh(status=$?
cat "$scratch/out"
cat "$scratch/err" >&2
echo "exit status $status"
reproduced=yes
)sh";

constexpr std::string_view ending = R"sh(if [ $reproduced = yes ]; then
  echo "the failure is reproduced"
else
  echo "the failure is NOT reproduced"
  exit 1
fi
)sh";

std::string commandWords(const CommandSpec& command) {
  if (command.kind == TestKind::script)
    return fmt::format("\"$here\"/{} \"$candidate\"",
                       shellQuoted(std::filesystem::path(command.argv.front()).filename().string()));
  std::string words = "\"$PROGRAM\"";
  for (size_t i = 1; i < command.argv.size(); ++i) {
    words += ' ';
    words += shellQuoted(command.argv[i], "@@", "\"$candidate\"");
  }
  return words;
}

std::string conditions(const CommandSpec& command, std::optional<int> crashStatus) {
  if (command.kind == TestKind::script) return "[ $status -eq 0 ] || reproduced=no\n";
  std::string text;
  const VerdictRules& rules = command.rules;
  if (rules.exitCode()) text += fmt::format("[ $status -eq {} ] || reproduced=no\n", *rules.exitCode());
  if (rules.nonzeroExit()) text += "[ $status -ne 0 ] || reproduced=no\n";
  if (rules.signal()) text += fmt::format("[ $status -eq {} ] || reproduced=no\n", 128 + *rules.signal());
  if (rules.hangs()) text += "[ $status -eq 124 ] || reproduced=no\n";
  if (rules.sameCrash() && crashStatus) text += fmt::format("[ $status -eq {} ] || reproduced=no\n", *crashStatus);
  for (const VerdictRules::OutputRule& rule : rules.outputRules())
    text +=
        fmt::format("LC_ALL=C.UTF-8 grep -Pzq -e {} \"$scratch/{}\" {} reproduced=no\n", shellQuoted(rule.expression),
                    rule.stream == Stream::out ? "out" : "err", rule.wanted ? "||" : "&&");
  return text;
}

}  // namespace

std::string reproduceScript(const CommandSpec& command, std::optional<int> crashStatus) {
  const bool onInput = readsStandardInput(command);
  std::string script(beginning);
  auto copy = [&](const std::string& name) {
    script += fmt::format("cp \"$here\"/{} \"$scratch/work\" || exit 2\n", shellQuoted(name));
  };
  copy(command.candidateName);
  for (const auto& file : command.with) copy(file.filename().string());
  script += fmt::format("candidate=\"$scratch\"/work/{}\n", shellQuoted(command.candidateName));
  if (command.kind == TestKind::command) {
    std::string program = command.argv.front();
    if (program.find('/') != program.npos) program = std::filesystem::absolute(program).lexically_normal().string();
    script += fmt::format("# Set PROGRAM to try another one.\nPROGRAM=${{PROGRAM:-{}}}\n", shellQuoted(program));
  }
  script += "cd \"$scratch/work\" || exit 2\n(\n";
  if (command.memoryBytes) script += fmt::format("  ulimit -v {}\n", *command.memoryBytes / 1024);
  const std::string limit =
      command.rules.hangs() ? fmt::format("timeout {} ", command.timeoutSeconds.value_or(10)) : "";
  script += fmt::format("  exec {}{} < {} > \"$scratch/out\" 2> \"$scratch/err\"\n)\n", limit, commandWords(command),
                        onInput ? "\"$candidate\"" : "/dev/null");
  script += afterRun;
  script += conditions(command, crashStatus);
  script += ending;
  return script;
}

}  // namespace hone
