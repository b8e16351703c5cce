#include "process/plan_text.h"

namespace hone {

std::string planText(const LaunchPlan& plan, const LauncherDescriptors& descriptors) {
  std::string text;
  const auto add = [&](std::string_view part) { text.append(part).push_back('\0'); };
  const auto addNumber = [&](auto number) { add(std::to_string(number)); };
  for (int fd :
       {descriptors.socket, descriptors.in, descriptors.out, descriptors.err, descriptors.library, descriptors.proxy})
    addNumber(fd);
  addNumber(plan.keepOpen.size());
  for (int fd : plan.keepOpen) addNumber(fd);
  for (const std::string& part : {plan.program, plan.root, plan.workingDirectory, plan.temporaryDirectory}) add(part);
  addNumber(plan.shellMayRun);
  addNumber(plan.standardInput.has_value());
  add(plan.standardInput.value_or(""));
  addNumber(plan.memoryBytes.has_value());
  addNumber(plan.memoryBytes.value_or(0));
  for (const std::string& argument : plan.arguments) add(argument);
  return text;
}

void readPlan(std::string_view text, LaunchPlan& plan, LauncherDescriptors& descriptors) {
  const auto next = [&] {
    std::string part(text.substr(0, text.find('\0')));
    text.remove_prefix(part.size() + 1);
    return part;
  };
  const auto number = [&] { return std::stoull(next()); };
  const auto descriptor = [&] { return std::stoi(next()); };
  for (int* fd : {&descriptors.socket, &descriptors.in, &descriptors.out, &descriptors.err, &descriptors.library,
                  &descriptors.proxy})
    *fd = descriptor();
  for (auto count = number(); count > 0; --count) plan.keepOpen.push_back(descriptor());
  for (std::string* part : {&plan.program, &plan.root, &plan.workingDirectory, &plan.temporaryDirectory})
    *part = next();
  plan.shellMayRun = number() != 0;
  const bool hasInput = number() != 0;
  if (std::string input = next(); hasInput) plan.standardInput = std::move(input);
  const bool isLimited = number() != 0;
  if (const uint64_t bytes = number(); isLimited) plan.memoryBytes = bytes;
  while (!text.empty()) plan.arguments.push_back(next());
}

}  // namespace hone
