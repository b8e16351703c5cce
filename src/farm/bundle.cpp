#include "farm/bundle.h"

#include <fmt/format.h>

#include <cmath>

#include "farm/fields.h"
#include "farm/names.h"
#include "text/archive.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

void refuseMeasurements(const CommandSpec& spec) {
  for (const std::vector<std::string>& option : spec.rules.options())
    if (option.front() == "--slower" || option.front() == "--more-memory")
      throw UserError(fmt::format("{} measures one machine, so it can't be combined with --farm", option.front()));
  if (spec.kind == TestKind::server)
    throw UserError(
        "--test-server runs in the current folder of this machine: leave out --farm, or make it a --test script");
}

/// Whether the first argument is a file that belongs to the user, and not an installed program.
bool programTravels(TestKind kind) { return kind == TestKind::script || kind == TestKind::library; }

void addFile(FieldWriter& fields, const fs::path& file) {
  fields.bytes(file.filename().string()).number(static_cast<uint64_t>(fs::status(file).permissions()));
  fields.bytes(readFile(file));
}

void addFile(FieldWriter& fields, const WithFile& file) {
  fields.bytes(file.name).number(file.mode).bytes(file.contents);
}

/// Returns its place.
fs::path takeFile(FieldReader& fields, const fs::path& folder) {
  const std::string name = fields.bytes();
  checkCandidateName(name);
  const auto mode = static_cast<fs::perms>(fields.number()) & fs::perms::all;
  fs::create_directories(folder);
  writeFile(folder / name, fields.view());
  fs::permissions(folder / name, mode);
  return folder / name;
}

}  // namespace

std::string bundleOf(const CommandSpec& spec) {
  refuseMeasurements(spec);
  FieldWriter fields;
  fields.number(static_cast<uint64_t>(spec.kind)).bytes(spec.candidateName);
  fields.number(spec.argv.size());
  for (const std::string& word : spec.argv) fields.bytes(word);
  if (programTravels(spec.kind)) addFile(fields, spec.argv.front());
  fields.number(spec.with.read().size());
  for (const WithFile& file : spec.with.read()) addFile(fields, file);
  fields.number(spec.memoryBytes.has_value()).number(spec.memoryBytes.value_or(0));
  const VerdictRules::Options rules = spec.rules.options();
  fields.number(rules.size());
  for (const std::vector<std::string>& rule : rules) {
    fields.number(rule.size());
    for (const std::string& word : rule) fields.bytes(word);
  }
  fields.number(spec.debugged);
  fields.number(spec.project.has_value());
  if (!spec.project) return fields.take();
  fields.number(spec.project->eachFile).bytes(archiveOf(*spec.project->beside));
  const std::optional<ReducedCommand>& reduced = spec.project->reduced;
  fields.number(reduced.has_value());
  if (!reduced) return fields.take();
  fields.number(reduced->oneFile).number(reduced->variables.size());
  for (const std::string& name : reduced->variables) fields.bytes(name);
  return fields.take();
}

void checkJoinSize(uint64_t bundle, uint64_t candidate) {
  if (bundle + candidate <= mostTextBytes) return;
  constexpr double megabyte = 1 << 20;
  throw UserError(fmt::format(
      "the input and the test's files have {:.0f} MB, and a worker takes at most {:.0f} MB: leave out --farm",
      std::ceil(static_cast<double>(bundle + candidate) / megabyte), mostJobBytes / megabyte));
}

CommandSpec unpack(std::string_view bundle, const fs::path& folder) {
  FieldReader fields(bundle);
  CommandSpec spec;
  const uint64_t kind = fields.number();
  // A server would outlive its tests, and with them the sandbox.
  if (kind > static_cast<uint64_t>(TestKind::library) || kind == static_cast<uint64_t>(TestKind::server))
    throw BadMessage();
  spec.kind = static_cast<TestKind>(kind);
  spec.candidateName = fields.bytes();
  for (size_t count = fields.count(1); count > 0; --count) spec.argv.push_back(fields.bytes());
  if (spec.argv.empty()) throw BadMessage();
  if (programTravels(spec.kind)) spec.argv.front() = takeFile(fields, folder / "test").string();
  std::vector<fs::path> with;
  for (size_t count = fields.count(3); count > 0; --count) with.push_back(takeFile(fields, folder / "with"));
  spec.with = WithFiles(std::move(with));
  const bool limited = fields.number() != 0;
  if (const uint64_t bytes = fields.number(); limited) spec.memoryBytes = bytes;
  VerdictRules::Options rules(fields.count(1));
  for (std::vector<std::string>& rule : rules)
    for (size_t count = fields.count(1); count > 0; --count) rule.push_back(fields.bytes());
  spec.rules = VerdictRules::from(rules);
  spec.debugged = fields.number() != 0;
  if (fields.number() != 0) {
    ProjectTest project;
    project.eachFile = fields.number() != 0;
    const std::string archive = fields.bytes();
    const auto files = filesOf(archive);
    if (!files) throw BadMessage();
    std::vector<FileToArchive> beside;
    for (const ArchivedFile& file : *files) beside.push_back({file.path, file.mode, file.isLink(), file.contents()});
    project.beside = std::make_shared<const std::vector<FileToArchive>>(std::move(beside));
    if (fields.number() != 0) {
      project.reduced.emplace().oneFile = fields.number() != 0;
      for (size_t count = fields.count(1); count > 0; --count) project.reduced->variables.push_back(fields.bytes());
    }
    spec.project = std::move(project);
  }
  fields.end();
  return spec;
}

}  // namespace hone
