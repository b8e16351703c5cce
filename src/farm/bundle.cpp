#include "farm/bundle.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "farm/fields.h"
#include "process/program.h"
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

EnvironmentFile lookAt(const std::string& name) {
  EnvironmentFile file{name, 0, ""};
  std::error_code error;
  const std::string place = placeHere(file);
  if (place.empty() || !fs::is_regular_file(place, error)) return file;
  file.bytes = fs::file_size(place, error);
  file.sha256 = sha256OfFile(place);
  return file;
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

std::string placeHere(const EnvironmentFile& file) {
  if (file.name.find('/') == file.name.npos) return programInPath(file.name);
  std::error_code error;
  return fs::path(file.name).is_absolute() && fs::exists(file.name, error) ? file.name : "";
}

std::vector<EnvironmentFile> environmentOf(const CommandSpec& spec, const std::vector<std::string>& same) {
  std::vector<EnvironmentFile> files;
  const auto add = [&](const std::string& name) {
    if (std::ranges::find(files, name, &EnvironmentFile::name) == files.end()) files.push_back(lookAt(name));
  };
  if (spec.kind == TestKind::command) {
    const std::string& program = spec.argv.front();
    add(program.find('/') == program.npos ? program : fs::absolute(program).lexically_normal().string());
    std::error_code error;
    for (size_t i = 1; i < spec.argv.size(); ++i)
      if (fs::path(spec.argv[i]).is_absolute() && fs::is_regular_file(spec.argv[i], error)) add(spec.argv[i]);
  }
  for (const std::string& name : same) {
    add(name.find('/') == name.npos ? name : fs::absolute(name).lexically_normal().string());
    if (files.back().sha256.empty())
      throw UserError(fmt::format("--same {}: there is no such file, and no program of this name", name));
  }
  return files;
}

std::string differenceHere(const std::vector<EnvironmentFile>& wanted) {
  for (const EnvironmentFile& file : wanted) {
    const EnvironmentFile here = lookAt(file.name);
    if (here == file) continue;
    if (here.sha256.empty()) return fmt::format("{} is missing there", file.name);
    return fmt::format("{} is another one there: {} bytes with SHA-256 {:.12}, here {} bytes with {:.12}", file.name,
                       here.bytes, here.sha256, file.bytes, file.sha256);
  }
  return "";
}

}  // namespace hone
