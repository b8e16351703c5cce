#include <map>
#include <mutex>
#include <string>
namespace {
struct Cache {
  std::map<std::string, int> entries;
  std::mutex lock;
  int hits;
  int misses;
  bool open;
  Cache(bool o) try : entries{{"a", 1}}, hits(0), open(o), misses(-1) {
  } catch (...) {
    throw;
  }
};
}
