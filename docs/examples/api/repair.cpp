// Makes a text that a program refuses one that it accepts. The program, here: jq.
#include <hone/hone.h>
#include <repair/diagnosis.h>

#include <iostream>

int main() {
  auto json = hone::Language::bundled("json");
  hone::CommandSpec jq;
  jq.kind = hone::TestKind::command;
  jq.argv = {"jq", "empty", "@@"};
  jq.candidateName = "input.json";
  jq.rules.requireExit(0);  // is the verdict `fail`, which stands for "accepted" here
  std::unique_ptr<hone::Test> test = hone::makeTest(jq);

  const std::string broken = R"({"name": "gear", "price": 12,5, "tags": ["a" "b"]})";
  hone::Repairs repairs = hone::repair(broken, json, *test);
  if (repairs.best.empty()) return 1;
  const hone::RepairedText& best = repairs.best.front();
  std::cout << best.text << "\n";
  hone::TextAutomaton automaton(json);
  std::cout << hone::toText(hone::diagnose(broken, best.changes, &automaton, hone::Encoding::utf8));
}
