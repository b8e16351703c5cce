// Which texts make this function fail as the given one does?
#include <hone/hone.h>

#include <iostream>

int main() {
  auto json = hone::Language::bundled("json");
  // An object with an empty array in it.
  hone::CallableTest test([](std::string_view text) {
    const bool found = text.find('{') != text.npos && text.find("[]") != text.npos;
    return found ? hone::Verdict::fail : hone::Verdict::pass;
  });
  hone::Generalization general = hone::generalize(R"([{"sizes": [], "colour": "red"}])", json, test);
  if (!general.pattern) return 1;
  std::cout << general.line << "\n";
}
