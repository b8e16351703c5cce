// The features that hone explain reads, for learners of others: `features LANGUAGE KINDS GIVEN` takes the words of the
// file GIVEN, reads paths, a line each, and answers with a JSON object of the features that the file has.
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "explain/feature_reader.h"
#include "text/file.h"

using namespace hone;

int main(int, char** arguments) {
  const auto language = Language::bundled(arguments[1]);
  std::vector<std::string> kinds;
  std::stringstream names(arguments[2]);
  for (std::string name; std::getline(names, name, ',');) kinds.push_back(name);
  FeatureReader reader(language->grammar(), parseFeatures(kinds));
  reader.addWords(*Tree::parse(language, readFile(arguments[3])));
  for (std::string path; std::getline(std::cin, path);) {
    nlohmann::json features = nlohmann::json::object();
    for (auto [id, value] : reader.read(*Tree::parse(language, readFile(path))))
      features[show(reader.space()[id], reader.parts())] = value;
    std::cout << features.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace) << std::endl;
  }
}
