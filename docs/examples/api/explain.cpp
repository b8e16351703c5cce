// Under which circumstances does this function fail?
#include <hone/hone.h>

#include <iostream>

int main() {
  auto json = hone::Language::bundled("json");
  // An empty array.
  hone::CallableTest test([](std::string_view text) {
    return text.find("[]") != text.npos ? hone::Verdict::fail : hone::Verdict::pass;
  });
  const hone::GivenInput given{R"([{"sizes": [], "colour": "red"}])", std::nullopt};
  hone::Circumstances circumstances = hone::explain({&given, 1}, json, test);
  if (circumstances.explanation.oneSided) return 1;
  std::cout << circumstances.tree;
}
