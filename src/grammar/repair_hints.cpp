#include "grammar/repair_hints.h"

#include <nlohmann/json.hpp>

#include "embedded_grammars.h"

namespace hone {
namespace {

RepairHints hintsOf(const nlohmann::json& description) {
  RepairHints hints;
  hints.spellings = description.value("spellings", hints.spellings);
  hints.missingValue = description.value("missingValue", "");
  if (auto found = description.find("textQuote"); found != description.end())
    hints.textQuote = found->get<std::string>().at(0);
  hints.lenientRules = description.value("lenientRules", hints.lenientRules);
  hints.spareLines = description.value("spareLines", false);
  for (const auto& [pattern, meant] : description.value("slips", std::vector<std::pair<std::string, std::string>>()))
    hints.slips.push_back({pattern, meant});
  if (auto table = description.find("table"); table != description.end())
    hints.table = TableRows{table->at("separators"), table->at("quote").get<std::string>().at(0)};
  if (auto lines = description.find("lineFormat"); lines != description.end()) {
    LineFormat& format = hints.lines.emplace();
    format.comment = lines->at("comment");
    format.key = lines->value("key", "");
    format.section = lines->value("section", "");
    format.nested = lines->value("nested", false);
    format.brackets = lines->value("brackets", false);
    for (const auto& slip : lines->at("slips"))
      format.slips.push_back({slip.at(0), slip.at(1), slip.size() > 2 ? slip.at(2).get<int>() : 0,
                              slip.size() > 3 && slip.at(3).get<bool>()});
  }
  if (auto found = description.find("transaction"); found != description.end())
    hints.transaction = Transaction{found->at("open"), found->at("close"), found->at("text")};
  auto tags = description.find("tags");
  if (tags == description.end()) return hints;
  TagPairs& tag = hints.tags.emplace();
  for (const auto& [name, text] : {std::pair{"startPattern", &tag.startPattern},
                                   {"endPattern", &tag.endPattern},
                                   {"open", &tag.open},
                                   {"end", &tag.end},
                                   {"close", &tag.close},
                                   {"empty", &tag.empty},
                                   {"endText", &tag.endText},
                                   {"closeText", &tag.closeText}})
    *text = tags->value(name, "");
  for (const auto& [name, list] :
       {std::pair{"names", &tag.names}, {"optional", &tag.optional}, {"hollow", &tag.hollow}})
    *list = tags->value(name, std::vector<std::string>());
  tag.ignoreCase = tags->value("ignoreCase", false);
  return hints;
}

}  // namespace

const RepairHints& repairHints(std::string_view language) {
  static const std::map<std::string, RepairHints, std::less<>> all = [] {
    std::map<std::string, RepairHints, std::less<>> hints;
    for (const EmbeddedGrammar& embedded : embeddedGrammars()) {
      auto description = nlohmann::json::parse(embedded.description);
      hints.emplace(description.at("name").get<std::string>(), hintsOf(description));
    }
    return hints;
  }();
  static const RepairHints none;
  auto found = all.find(language);
  return found == all.end() ? none : found->second;
}

}  // namespace hone
