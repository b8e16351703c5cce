#include "app/bundle_places.h"

#include <fmt/format.h>

namespace hone {
namespace {

namespace fs = std::filesystem;

class FreePlaces {
 public:
  explicit FreePlaces(const std::set<std::string>& files) : files_(files), folders_{std::string(projectFiles)} {}

  /// `kind`: the folder for a file whose name is taken.
  std::string take(const std::string& name, std::string_view kind) {
    if (!folders_.contains(name) && files_.insert(name).second) return name;
    for (int number = 1;; ++number) {
      const std::string folder = number == 1 ? std::string(kind) : fmt::format("{}-{}", kind, number);
      const std::string place = folder + "/" + name;
      if (files_.contains(folder) || !files_.insert(place).second) continue;
      folders_.insert(folder);
      return place;
    }
  }

 private:
  std::set<std::string> files_, folders_;
};

}  // namespace

std::set<std::string> BundlePlaces::files(const CommandSpec& command) const {
  std::set<std::string> all(with.begin(), with.end());
  all.insert(results.begin(), results.end());
  if (!command.project) all.insert(candidate);
  if (!script.empty()) all.insert(script);
  return all;
}

BundlePlaces bundlePlaces(const CommandSpec& command, const std::set<std::string>& own,
                          const std::vector<fs::path>& results) {
  FreePlaces free(own);
  BundlePlaces places;
  places.candidate = command.project ? fmt::format("{}/{}", projectFiles, command.candidateName)
                                     : free.take(command.candidateName, "input");
  if (command.kind == TestKind::script)
    places.script = free.take(fs::path(command.argv.front()).filename().string(), "test");
  for (const fs::path& file : command.with.paths()) places.with.push_back(free.take(file.filename().string(), "with"));
  for (const fs::path& file : results) places.results.push_back(free.take(file.filename().string(), "results"));
  return places;
}

}  // namespace hone
