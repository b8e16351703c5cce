#include "text/removed.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hone {
namespace {

struct Entry {
  Removed kind;
  std::string_view name;
  std::string_view instead;
};

constexpr auto entries = std::to_array<Entry>({
    {Removed::command, "coverage", "afl-showmap or llvm-cov tell what a run reaches"},
    {Removed::option, "coverage", "afl-cmin makes a corpus small"},
    {Removed::option, "minimizer", "leave it out, or use --method ddmin"},
    {Removed::option, "granularity", "leave it out, ddmin begins with two parts"},
    {Removed::option, "subset-iterator", "leave it out, ddmin tries parts forward"},
    {Removed::option, "complement-iterator", "leave it out, ddmin tries complements forward"},
    {Removed::option, "wide", "leave it out, hone guesses verdicts for any number of slots"},
    {Removed::pass, "hddr", "use hdd"},
    {Removed::pass, "hddr-breadth-reversed", "use hdd"},
    {Removed::pass, "hddr-depth", "use hdd"},
    {Removed::pass, "hddr-depth-reversed", "use hdd"},
    {Removed::pass, "perses", "use coarse and hoist"},
    {Removed::option, "keep-names", "leave it out, the files of a project keep their names"},
    {Removed::option, "insertions", "leave it out, hone match allows what may be added"},
    {Removed::pass, "arguments", "leave it out"},
    {Removed::pass, "aliases", "leave it out"},
    {Removed::pass, "bodies", "leave it out"},
    {Removed::pass, "comments", "use layout"},
    {Removed::pass, "partners", "leave it out"},
    {Removed::pass, "transplant", "leave it out"},
    {Removed::pass, "siblings", "leave it out"},
    {Removed::pass, "inline", "leave it out"},
    {Removed::pass, "substitute", "leave it out"},
    {Removed::pass, "stand-ins", "leave it out"},
    {Removed::pass, "file-names", "leave it out, the files of a project keep their names"},
});

std::string_view before(Removed kind) {
  switch (kind) {
    case Removed::command: return "command ";
    case Removed::option: return "--";
    case Removed::pass: return "pass ";
  }
  return {};
}

}  // namespace

std::string aboutRemoved(Removed kind, std::string_view name) {
  const auto* const found =
      std::ranges::find_if(entries, [&](const Entry& entry) { return entry.kind == kind && entry.name == name; });
  return found == entries.end() ? "" : fmt::format("; hone 2 has no {}{}: {}", before(kind), name, found->instead);
}

}  // namespace hone
