// Parse speed, by processor time, and memory of a language on a file, from a cold start and with warm caches.
//
//   parse_speed LANGUAGE FILE...
//   parse_speed --marked LANGUAGE FILE    writes the text with marks of indentation, as the grammar reads it

#include <fmt/format.h>

#include <ctime>
#include <fstream>
#include <string>
#include <string_view>

#include "text/file.h"
#include "tree/tree.h"

namespace {

double processorSeconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

double seconds(auto&& work) {
  double start = processorSeconds();
  work();
  return processorSeconds() - start;
}

/// Not getrusage's figure, which starts from that of the parent process.
double peakBytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmHWM:")) return std::stod(line.substr(6)) * 1024;
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3 || (argv[1] == std::string_view("--marked") && argc < 4)) {
    fmt::print(stderr, "usage: parse_speed [--marked] LANGUAGE FILE...\n");
    return 2;
  }
  if (argv[1] == std::string_view("--marked")) {
    const std::string bytes = hone::readFile(argv[3]);
    fmt::print("{}", hone::Language::bundled(argv[2])->marked(bytes, hone::detectEncoding(bytes)));
    return 0;
  }
  for (int i = 2; i < argc; ++i) {
    std::string bytes = hone::readFile(argv[i]);
    double size = static_cast<double>(bytes.size());
    double before = peakBytes();
    std::shared_ptr<hone::Language> language;
    hone::TreePtr tree;
    double load = seconds([&] { language = hone::Language::bundled(argv[1]); });
    double cold = seconds([&] { tree = hone::Tree::parse(language, bytes); });
    double after = peakBytes();
    double warm = seconds([&] { tree = hone::Tree::parse(language, bytes); });
    fmt::print(
        "{:<12} {:>9} bytes  load {:6.1f} ms  cold {:7.2f} MB/s  warm {:7.2f} MB/s  {:6.1f} bytes a byte  {} errors  "
        "{}\n",
        argv[1], bytes.size(), load * 1e3, size / cold / 1e6, size / warm / 1e6, (after - before) / size,
        tree->errors().size(), argv[i]);
  }
}
