#include "app/triage_folder.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "text/characters.h"
#include "text/decode.h"
#include "text/file.h"
#include "text/json_file.h"
#include "text/user_error.h"

namespace hone {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr const char* format = "hone triage";
constexpr size_t longestName = 60;

bool isOwnFile(std::string_view name) {
  return std::ranges::find(pageFiles, lowerCase(name), lowerCase) != pageFiles.end();
}

/// JSON has no way to write other texts.
bool isUtf8(std::string_view text) { return detectEncoding(text) == Encoding::utf8; }

Json toJson(const FiledMember& member) {
  Json json = {{"file", member.file},
               {"bytes", member.bytes},
               {"belongs", member.belongs},
               {"fails", member.fails},
               {"runs", member.runs}};
  if (!member.sameAs.empty()) json["same_as"] = member.sameAs;
  if (member.earlier) json["earlier"] = true;
  if (!member.hash.empty()) json["hash"] = member.hash;
  if (!isUtf8(member.file)) json["file_latin1"] = utf8FromLatin1(member.file);
  return json;
}

/// `called`: the folder of the call that has written the index, from which relative names lead.
FiledMember memberFrom(const Json& json, const fs::path& called) {
  std::string file = json.at("file");
  if (json.contains("file_latin1")) file = latin1FromUtf8(json.at("file_latin1").get<std::string>());
  if (const fs::path there = (called / file).lexically_normal(); !fs::exists(file) && fs::exists(there)) file = there;
  return {file,
          json.at("bytes"),
          json.at("belongs"),
          json.at("fails"),
          json.at("runs"),
          json.value("same_as", ""),
          json.value("earlier", false),
          json.value("hash", "")};
}

Json toJson(const FiledBug& bug) {
  Json json = {{"name", bug.name},
               {"state", nameOf(bug.state)},
               {"signatures", bug.signatures},
               {"representative", bug.representative},
               {"representative_bytes", bug.representativeBytes},
               {"reduced", fmt::format("{}/{}", bug.name, bug.reducedFile)},
               {"reduced_bytes", bug.reduced.size()},
               {"reduced_tokens", bug.tokens},
               {"minimal", bug.minimal},
               {"reliable", bug.reliable}};
  if (!std::ranges::all_of(bug.signatures, isUtf8))
    for (const std::string& signature : bug.signatures) json["signatures_latin1"].push_back(utf8FromLatin1(signature));
  if (!bug.pattern.empty()) json["pattern"] = bug.pattern;
  json["tests"] = bug.tests;
  json["budget_spent"] = bug.budgetSpent;
  json["finished"] = bug.finished;
  json["remarks"] = bug.remarks;
  json["findings"] = bug.findings();
  if (!bug.callers.empty()) json["callers"] = bug.callers;
  if (!bug.lines.empty()) json["lines"] = bug.lines;
  json["members"] = Json::array();
  for (const FiledMember& member : bug.members) json["members"].push_back(toJson(member));
  return json;
}

/// `told`: a run that ended has told the user of it.
BugState stateFrom(const std::string& name, bool told) {
  if (name == nameOf(BugState::fresh) && !told) return BugState::fresh;
  return name == nameOf(BugState::fixed) ? BugState::fixed : BugState::known;
}

/// A name is a folder's, nothing that leads out of it.
bool canBeName(const std::string& name) {
  return !name.empty() && !name.starts_with('.') && name.find('/') == std::string::npos && !isOwnFile(name);
}

constexpr const char* withoutText = "its text is missing, so it isn't tested, and known by its signature alone";

/// nullopt if the user has removed the bug's folder.
std::optional<FiledBug> bugFrom(const Json& json, const fs::path& folder, const fs::path& called, bool told) {
  FiledBug bug;
  bug.name = json.at("name");
  if (!canBeName(bug.name))
    throw UserError(fmt::format("{}: '{}' can't be the name of a bug", (folder / "index.json").string(), bug.name));
  bug.state = stateFrom(json.at("state"), told);
  bug.signatures = json.at("signatures").get<std::vector<std::string>>();
  if (json.contains("signatures_latin1")) {
    bug.signatures = json.at("signatures_latin1").get<std::vector<std::string>>();
    for (std::string& signature : bug.signatures) signature = latin1FromUtf8(signature);
  }
  bug.representative = json.at("representative");
  bug.representativeBytes = json.at("representative_bytes");
  bug.reducedFile = fs::path(json.at("reduced").get<std::string>()).filename().string();
  if (!fs::exists(folder / bug.name)) return std::nullopt;
  const fs::path text = folder / bug.name / bug.reducedFile;
  bug.hasText = fs::exists(text);
  if (bug.hasText) bug.reduced = readFile(text);
  bug.tokens = json.at("reduced_tokens");
  bug.minimal = json.at("minimal");
  bug.reliable = json.at("reliable");
  bug.pattern = json.value("pattern", "");
  bug.tests = json.at("tests");
  bug.budgetSpent = json.at("budget_spent");
  bug.finished = bug.hasText && json.at("finished");
  bug.remarks = json.at("remarks").get<std::vector<std::string>>();
  std::erase(bug.remarks, withoutText);
  if (!bug.hasText) bug.remarks.emplace_back(withoutText);
  bug.callers = json.value("callers", std::vector<std::string>());
  bug.lines = json.value("lines", std::vector<std::string>());
  for (const Json& member : json.at("members")) bug.members.push_back(memberFrom(member, called));
  return bug;
}

}  // namespace

const char* nameOf(BugState state) {
  switch (state) {
    case BugState::fresh: return "new";
    case BugState::known: return "known";
    case BugState::fixed: return "fixed";
  }
  return "";
}

Json toJson(const TriageIndex& index) {
  Json json = {{"format", format},           {"version", 1},         {"command", index.command},
               {"language", index.language}, {"tests", index.tests}, {"bugs", Json::array()},
               {"others", Json::array()}};
  for (const FiledBug& bug : index.bugs) json["bugs"].push_back(toJson(bug));
  for (const OtherFinding& other : index.others) {
    json["others"].push_back({{"file", other.file}, {"outcome", other.outcome}});
    if (!other.sameAs.empty()) json["others"].back()["same_as"] = other.sameAs;
  }
  if (!index.calledIn.empty()) json["called_in"] = index.calledIn;
  if (!index.files.empty()) json["files"] = index.files;
  if (index.finished) return json;
  json["finished"] = false;
  json["untested"] = index.untested;
  json["before"] = Json::array();
  for (const FiledBug& bug : index.before) json["before"].push_back(toJson(bug));
  json["reduced_files"] = index.reducedFiles;
  return json;
}

std::optional<TriageIndex> readIndex(const fs::path& folder) {
  const fs::path file = folder / "index.json";
  if (!fs::exists(file)) return std::nullopt;
  try {
    const Json json = Json::parse(readFile(file));
    if (json.at("format") != format || json.at("version") != 1)
      throw UserError(fmt::format("{} isn't the index of a triage of this version of hone", file.string()));
    TriageIndex index;
    index.command = json.at("command");
    index.language = json.at("language");
    index.tests = json.at("tests");
    index.finished = json.value("finished", true);
    const fs::path called = folder / json.value("called_in", ".");
    const auto add = [&](const Json& entries, std::vector<FiledBug>& bugs, bool told) {
      for (const Json& each : entries)
        if (std::optional<FiledBug> bug = bugFrom(each, folder, called, told)) {
          if (!bug->hasText) index.textless.insert(bug->name + "/" + bug->reducedFile);
          bugs.push_back(*std::move(bug));
        } else {
          index.removed.push_back(each.at("name"));
        }
    };
    add(json.at("bugs"), index.bugs, index.finished);
    if (!index.finished) add(json.at("before"), index.before, /*told=*/false);
    return index;
  } catch (const Json::exception& error) {
    throw UserError(
        fmt::format("{} isn't the index of a triage: {}; choose another folder", file.string(), error.what()));
  }
}

std::vector<FiledBug> bugsToContinueFrom(const TriageIndex& index, const std::set<std::string>& findings) {
  if (index.finished) return index.bugs;
  std::vector<FiledBug> bugs = index.before;
  for (const FiledBug& since : index.bugs) {
    std::vector<FiledMember> gone;
    for (const FiledMember& member : since.members)
      if (!findings.contains(member.file)) gone.push_back(member);
    const auto before = std::ranges::find(bugs, since.name, &FiledBug::name);
    if (before == bugs.end() && !gone.empty()) {
      bugs.push_back(since);
      continue;
    }
    for (FiledMember& member : gone)
      if (std::ranges::find(before->members, member.file, &FiledMember::file) == before->members.end())
        before->members.push_back(std::move(member));
  }
  return bugs;
}

std::vector<FiledBug> bugsSoFar(const fs::path& folder) {
  std::optional<TriageIndex> index = readIndex(folder);
  return index && !index->finished ? std::move(index->bugs) : std::vector<FiledBug>();
}

std::set<std::string> reducedFiles(const fs::path& folder) {
  std::set<std::string> files;
  try {
    const Json json = Json::parse(readFile(folder / "index.json"));
    if (json.contains("reduced_files"))
      files = json.at("reduced_files").get<std::set<std::string>>();
    else
      for (const Json& bug : json.at("bugs")) files.insert(bug.at("reduced").get<std::string>());
  } catch (const std::exception&) {
    return {};
  }
  std::erase_if(files, [](const std::string& file) {
    const fs::path path = file;
    return !canBeName(path.parent_path()) || !path.filename().string().starts_with("reduced");
  });
  return files;
}

std::map<std::string, std::string> writtenFiles(const fs::path& folder) {
  try {
    return Json::parse(readFile(folder / "index.json")).value("files", std::map<std::string, std::string>());
  } catch (const std::exception&) {
    return {};
  }
}

std::set<fs::path> placesOfTriage(const fs::path& folder) {
  std::set<fs::path> places = {folder};
  for (const std::string_view page : pageFiles) places.insert(folder / page);
  for (const auto& [written, hash] : writtenFiles(folder))
    for (fs::path place = written; !place.empty(); place = place.parent_path()) places.insert(folder / place);
  return places;
}

std::set<std::string> bugsToldOf(const fs::path& folder) {
  std::set<std::string> names;
  try {
    const Json json = Json::parse(readFile(folder / "index.json"));
    for (const Json& bug : json.at(json.value("finished", true) ? "bugs" : "before"))
      names.insert(bug.at("name").get<std::string>());
  } catch (const std::exception&) {
    return {};
  }
  return names;
}

std::string bugName(const std::string& signature, const std::vector<std::string>& taken) {
  std::string_view rest = signature;
  // The signal adds nothing to an assertion or an exception.
  if (const size_t comma = rest.find(", "); rest.starts_with("SIG") && comma != rest.npos)
    rest.remove_prefix(comma + 2);
  // Only the innermost function counts.
  if (const size_t functions = rest.rfind(", "); functions != rest.npos)
    rest = rest.substr(0, rest.find(" < ", functions));
  std::string name;
  for (char c : rest) {
    const bool keeps = std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.';
    if (keeps && !(name.empty() && c == '.'))
      name += c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  name.resize(std::min(name.size(), longestName));
  while (name.ends_with('-') || name.ends_with('.')) name.pop_back();
  if (name.empty()) name = "bug";
  // Some file systems, and the anchors of headings, ignore case.
  const auto isTaken = [&](const std::string& free) {
    return isOwnFile(free) || std::ranges::find(taken, lowerCase(free), lowerCase) != taken.end();
  };
  std::string free = name;
  for (int number = 2; isTaken(free); ++number) free = fmt::format("{}-{}", name, number);
  return free;
}

}  // namespace hone
