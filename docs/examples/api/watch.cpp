// Takes the first three improvements of a reduction.
#include <hone/hone.h>

#include <iostream>

class ThreeTimes : public hone::RunObserver {
 public:
  void committed(const hone::Commit& commit, const hone::SearchStats&, bool best) override {
    if (!best) return;
    std::cout << commit.candidate.pass << ": " << commit.candidate.bytes << "\n";
    if (++times == 4) run->cancel();  // the first one is the input
  }
  hone::Run* run = nullptr;
  int times = 0;
};

int main() {
  auto json = hone::Language::bundled("json");
  hone::CallableTest test([](std::string_view text) {
    return text.find("\"needle\"") != text.npos ? hone::Verdict::fail : hone::Verdict::pass;
  });
  ThreeTimes observer;
  hone::Run run(test, {}, &observer);
  observer.run = &run;
  hone::Reduction small = hone::reduce(run, R"({"hay": [1, 2, {"deep": ["needle", 3]}], "more": "hay"})", json);
  std::cout << (small.stop == hone::Stop::interrupted ? "cancelled at " : "done at ") << small.text << "\n";
}
