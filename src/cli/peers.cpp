#include "cli/peers.h"

#include <algorithm>
#include <array>

namespace hone {
namespace {

struct Spelling {
  std::string_view theirs;
  std::string_view ours;  ///< may have its value with it; empty: hone does that anyway
};

// Picireny and Picire; C-Vise and C-Reduce; Shrink Ray; Perses; afl-tmin; halfempty; Lithium.
constexpr auto spellings = std::to_array<Spelling>({
    {"-s", "--start"},
    {"--limit-time", "--max-time"},
    {"--limit-tests", "--max-tests"},
    {"--phase", "--passes"},
    {"--no-hdd-star", "--once"},
    {"-p", ""},
    {"--parallel", ""},
    {"-n", "--jobs"},
    {"--n", "--jobs"},
    {"--sllooww", "--effort=max"},
    {"--parallelism", "--jobs"},
    {"--test-script", "--test"},
    {"--input-file", "--input"},
    {"--output-dir", "--out"},
    {"--threads", "--jobs"},
    {"--script-execution-timeout-in-seconds", "--timeout"},
    {"-m", "--memory"},
    {"-x", "--exit=nonzero"},
    {"-f", "--candidate-name"},
    {"-P", "--jobs"},
    {"--num-threads", "--jobs"},
    {"-T", "--timeout"},
    {"--maxruntime", "--max-time"},
});

struct Counterpart {
  std::string_view theirs, advice;
};

constexpr std::string_view alwaysSo = "leave it out, hone always does so";
constexpr std::string_view inPasses = "--passes names the passes that run, in their order";

constexpr auto counterparts = std::to_array<Counterpart>({
    {"--hdd", "--method hdd, or --passes coarse"},
    {"--cache", "verdicts are always stored by content; --fresh forgets them"},
    {"--no-cache", "verdicts are always stored by content; --fresh forgets them"},
    {"--query-caching", "verdicts are always stored by content; --fresh forgets them"},
    {"--complement-first", "leave it out, --method ddmin tries parts first"},
    {"--split", "leave it out, --method ddmin cuts into parts of equal size"},
    {"--no-dd-star", "--once goes through the passes once"},
    {"--flatten-recursion", alwaysSo},
    {"--skip-whitespace", "--layout keep leaves white space as it is"},
    {"--no-squeeze-tree", "leave it out, chains of rules cost no tests here"},
    {"--no-skip-unremovable", "leave it out, what can't be removed costs no tests here"},
    {"--build-hidden-tokens", "leave it out, --layout says what becomes of white space and comments"},
    {"--encoding", "leave it out, every byte is kept"},
    {"--antlr", "hone takes the ANTLR tool that is in PATH"},
    {"--parser", "--engine interpret or --engine compile"},
    {"--builder", "the language is that of INPUT's extension, or --language NAME"},
    {"--srcml:language", "the language is that of INPUT's extension, or --language NAME"},
    {"--lang", "the language is that of INPUT's extension, or --language NAME"},
    {"-a", "--language generic cuts any text, at last into words"},
    {"--atom", "--language generic cuts any text, at last into words"},
    {"--no-cleanup", "--log FILE.jsonl tells of every test"},
    {"--tidy", "leave it out, INPUT itself is never changed"},
    {"--backup", "leave it out, INPUT itself is never changed"},
    {"--not-c", "leave it out, the language is that of INPUT's extension; --language generic for any text"},
    {"--also-interesting", "--same-crash with --log FILE.jsonl names each other crash; triage keeps an input of each"},
    {"--remove-pass", inPasses},
    {"--start-with-pass", inPasses},
    {"--pass-group", inPasses},
    {"--pass-group-file", inPasses},
    {"--skip-initial-passes", inPasses},
    {"--alg", "leave it out, or --passes coarse,hoist"},
    {"--enable-vulcan", "--effort max"},
    {"--list-passes", "the help of --passes lists them"},
    {"--print-diff", "--log FILE.jsonl tells of every test, --report FILE.html of the run"},
    {"--save-temps", "--log FILE.jsonl tells of every test, --report FILE.html of the run"},
    {"--shell", "-- SHELL -c COMMANDS, with --exit 0"},
    {"--in-place",
     "hone never changes INPUT, and -o FILE names the result; --with FILE puts further files beside the candidate"},
    {"--input-type", "@@ in a command is the candidate's path; without it the candidate goes to standard input"},
    {"--formatter", "--layout pretty lays the result out"},
    {"--code-format", "--layout keep, tight or pretty"},
    {"--call-formatter", "--layout pretty lays the result out"},
    {"-t", "--timeout SECONDS, not milliseconds"},
    {"-H", "--hang SECONDS"},
    {"-e", "a rule says what must stay, such as --same-crash; hone doesn't look at coverage"},
    {"-Q", "a rule says what must stay, such as --same-crash; hone doesn't look at coverage"},
    {"--stable", alwaysSo},
    {"--noverify", "leave it out, the input is always tested first"},
    {"--monitor", "--report FILE.html"},
    {"--testcase", "-i FILE"},
    {"--char", "--language generic cuts any text, at last into words"},
    {"--volume", "-q says nothing but errors, --log FILE.jsonl tells of every test"},
    {"--verbose", "--log FILE.jsonl tells of every test, --report FILE.html of the run"},
    {"-v", "--log FILE.jsonl tells of every test, --report FILE.html of the run"},
    {"--force", "leave it out, the output of an earlier run is replaced"},
    {"--strategy", "leave it out, or --method ddmin"},
    {"--chunksize", "leave it out, chunks are parts of the tree"},
});

bool knows(const CLI::App& command, std::string_view option) {
  return command.get_option_no_throw(std::string(option)) != nullptr;
}

std::string_view nameIn(std::string_view spelling) { return spelling.substr(0, spelling.find('=')); }

}  // namespace

std::vector<Spelled> withOurSpellings(const CLI::App& command, const std::vector<std::string>& words) {
  std::vector<Spelled> result;
  for (const std::string& word : words) {
    const bool isLong = word.starts_with("--");
    const std::string_view name = isLong ? nameIn(word) : std::string_view(word).substr(0, 2);
    const auto found = std::ranges::find(spellings, name, &Spelling::theirs);
    const bool stays = found == spellings.end() || knows(command, name) ||
                       !knows(command, found->ours.empty() ? "--jobs" : nameIn(found->ours));
    std::string value = word.substr(name.size());
    if (stays) {
      result.push_back({word, word});
    } else if (!found->ours.empty()) {
      if (!value.empty() && !isLong) value.insert(0, 1, '=');
      result.push_back({std::string(found->ours) + value, word});
    }
  }
  return result;
}

std::string_view counterpartOf(std::string_view option) {
  const auto found = std::ranges::find(counterparts, nameIn(option), &Counterpart::theirs);
  return found == counterparts.end() ? std::string_view() : found->advice;
}

}  // namespace hone
