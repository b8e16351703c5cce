// Bugs that sanitizers and libraries detect. Usage: bugs NAME SIZE; SIZE differs between inputs.
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#define KEEP __attribute__((noinline))

static volatile int sink;
static char* volatile kept;

// More than one, since the last may still be found in a register.
KEEP void readList(size_t size) {
  for (int i = 0; i < 5; ++i) kept = static_cast<char*>(malloc(size));
  kept = nullptr;
}
KEEP void readMap(size_t size) {
  for (int i = 0; i < 5; ++i) kept = strdup(std::string(size, 'x').c_str());
  kept = nullptr;
}
KEEP void readNames(size_t size) {
  auto* names = new std::vector<std::string>(size, "a name that is long enough for the heap");
  sink = static_cast<int>(names->size());
  names = nullptr;
  kept = reinterpret_cast<char*>(names);
}

KEEP int at(const char* buffer, size_t index) { return buffer[index]; }
KEEP void walk(size_t size) {
  char* buffer = static_cast<char*>(malloc(size));
  memset(buffer, 1, size);
  sink = at(buffer, size + size / 2);
  free(buffer);
}
KEEP void copyName(size_t size) {
  char* buffer = static_cast<char*>(malloc(size));
  std::string name(2 * size, 'n');
  strcpy(buffer, name.c_str());
  sink = buffer[0];
  free(buffer);
}
KEEP void useFreed(size_t size) {
  char* buffer = static_cast<char*>(malloc(size));
  memset(buffer, 1, size);
  free(buffer);
  sink = at(buffer, size / 2);
}
KEEP void freeTwice(size_t size) {
  char* volatile buffer = static_cast<char*>(malloc(size));
  free(buffer);
  free(buffer);
}
KEEP void freeInside(size_t size) {
  char* volatile buffer = static_cast<char*>(malloc(size)) + 16;
  free(buffer);
}
KEEP void followNull(size_t size) { sink = *reinterpret_cast<volatile int*>(size & 0xff); }
KEEP void smashStack(size_t size) {
  char buffer[16];
  memset(buffer, 'x', size * 4);
  sink = buffer[3];
}

int parseList(size_t depth);
KEEP int parseValue(size_t depth) {
  volatile char frame[64] = {1};
  return depth == 0 ? 0 : parseList(depth - 1) + frame[0];
}
KEEP int parseList(size_t depth) {
  volatile char frame[160] = {1};
  return depth == 0 ? 0 : parseValue(depth - 1) + frame[0];
}
KEEP int parseSum(size_t depth) {
  volatile char frame[100] = {1};
  return depth == 0 ? 0 : parseSum(depth - 1) + frame[0];
}

KEEP void addUp(int size) { sink = 2147483647 - 5 + size; }
KEEP void shiftBy(int size) { sink = 1 << (size + 31); }
KEEP void pick(int size) {
  static int table[4] = {1, 2, 3, 4};
  sink = table[size];
}
KEEP void scale(double size) { sink = static_cast<int>(size * 1e10); }

KEEP void decide(size_t size) {
  char* buffer = static_cast<char*>(malloc(size));
  if (buffer[size / 2] == 3) puts("three");
  free(buffer);
}
KEEP void decideElsewhere(size_t size) {
  int numbers[32];
  if (numbers[size % 32] == 3) puts("three");
}

static int shared, other;
KEEP void addToShared(size_t size) {
  for (size_t i = 0; i < size; ++i) ++shared;
}
KEEP void printShared(size_t size) {
  for (size_t i = 0; i < size; ++i) sink = shared;
}
KEEP void addToOther(size_t size) {
  for (size_t i = 0; i < size; ++i) ++other;
}
KEEP void race(void (*first)(size_t), void (*second)(size_t), size_t size) {
  std::thread a(first, size * 1000), b(second, size * 1000);
  a.join();
  b.join();
}

KEEP void insert(int size) { assert(size < 3 && "room for it"); }
KEEP void erase(int size) { assert(size < 2); }

KEEP void lookUp(size_t size) {
  std::vector<int> table(3);
  sink = table.at(size);
}
KEEP void index(size_t size) {
  std::vector<int> table(3);
  sink = table[size];
}
KEEP void findName(size_t size) {
  std::map<std::string, int> names;
  sink = names.at(std::string(size, 'x'));
}
KEEP void refuse(size_t size) { throw std::runtime_error("too many names: " + std::to_string(size)); }

int main(int, char** arguments) {
  const std::string bug = arguments[1];
  const size_t size = static_cast<size_t>(atoi(arguments[2]));
  if (bug == "leak-list") readList(size);
  if (bug == "leak-map") readMap(size);
  if (bug == "leak-names") readNames(size);
  if (bug == "heap-overflow") walk(size);
  if (bug == "copy-overflow") copyName(size);
  if (bug == "use-after-free") useFreed(size);
  if (bug == "double-free") freeTwice(size);
  if (bug == "bad-free") freeInside(size);
  if (bug == "null") followNull(size);
  if (bug == "stack-smash") smashStack(size);
  if (bug == "deep-list") sink = size % 2 ? parseList(10000000 + size) : parseValue(10000000 + size);
  if (bug == "deep-sum") sink = parseSum(10000000 + size);
  if (bug == "add") addUp(static_cast<int>(size));
  if (bug == "shift") shiftBy(static_cast<int>(size));
  if (bug == "pick") pick(static_cast<int>(size));
  if (bug == "scale") scale(static_cast<double>(size));
  if (bug == "decide") decide(size);
  if (bug == "decide-elsewhere") decideElsewhere(size);
  if (bug == "race") size % 2 ? race(addToShared, printShared, size) : race(printShared, addToShared, size);
  if (bug == "race-other") race(addToOther, addToOther, size);
  if (bug == "assert-insert") insert(static_cast<int>(size));
  if (bug == "assert-erase") erase(static_cast<int>(size));
  if (bug == "look-up") lookUp(size);
  if (bug == "index") index(size);
  if (bug == "find-name") findName(size);
  if (bug == "refuse") refuse(size);
}
