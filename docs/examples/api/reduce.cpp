// What of a JSON text makes this function fail?
#include <hone/hone.h>

#include <iostream>

int main() {
  auto json = hone::Language::bundled("json");
  hone::CallableTest test([](std::string_view text) {
    return text.find("\"needle\"") != text.npos ? hone::Verdict::fail : hone::Verdict::pass;
  });
  hone::Reduction small = hone::reduce(R"({"hay": [1, 2, {"deep": ["needle", 3]}], "more": "hay"})", json, test);
  if (!small.interesting) return 1;
  std::cout << small.text << " after " << small.search.tests << " tests\n";
}
