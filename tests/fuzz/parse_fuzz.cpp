// Parses, renders and edits damaged texts: beginnings and pieces of examples, examples spliced into each other and into
// those of other languages, runs of one or two tokens, random bytes. Whatever the text is, every byte has to be in the
// tree, the tree has to render back to it, parsing must take no more work than it may, and no edit may crash or hang.
//
//   parse_fuzz [--count N] [--first K] [--seed S] [LANGUAGE...]
//
// N texts per language, all languages by default. A failure names its text; `--first K --count 1` makes only that text.
#include <fmt/format.h>
#include <sys/time.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <optional>

#include "../support/corpus.h"
#include "../support/runs.h"
#include "../support/sound.h"
#include "parse/islands.h"
#include "tree/render.h"

namespace hone {
namespace {

constexpr time_t longestSeconds = 20;  ///< of processor time, for a text of a few kilobytes, under sanitizers
char presentText[200];                 ///< for the signal handler

void reportHang(int) {
  if (write(STDERR_FILENO, presentText, std::strlen(presentText)) > 0 && write(STDERR_FILENO, " hangs\n", 7) > 0)
    _exit(1);
  _exit(1);
}

/// Calls `reportHang` when the process has run for this long; 0: never.
void allow(time_t seconds) {
  const itimerval limit{{0, 0}, {seconds, 0}};
  setitimer(ITIMER_PROF, &limit, nullptr);
}

class Texts {
 public:
  explicit Texts(const std::shared_ptr<Language>& language)
      : runs_(language), own_(corpus::examples(language->name())) {
    for (const std::string& other : corpus::languageNames())
      for (corpus::Sample& sample : corpus::examples(other)) all_.push_back(std::move(sample));
  }

  std::string make(Random& random) const {
    constexpr uint64_t longestRun = 1000;
    if (random.below(20) == 0) return runs_.any(random).text(random.below(longestRun));
    if (own_.empty() || random.below(10) == 0) return randomBytes(random);
    std::string text = piece(random.pick(own_).text, random);
    for (uint64_t i = random.below(5); i > 0; --i) {
      const std::vector<corpus::Sample>& from = random.below(4) == 0 ? all_ : own_;
      text = corpus::damaged(std::move(text), random.pick(from).text, random);
    }
    return text;
  }

 private:
  /// Mostly a short part, so that there can be many texts; sometimes the whole.
  static std::string piece(const std::string& text, Random& random) {
    if (random.below(20) == 0) return text;
    size_t begin = random.below(2) == 0 ? 0 : random.below(text.size() + 1);
    return text.substr(begin, random.below(400));
  }

  static std::string randomBytes(Random& random) {
    std::string bytes;
    bool ascii = random.below(2) == 0;
    for (uint64_t length = random.below(200); length > 0; --length)
      bytes += static_cast<char>(ascii ? random.below(0x60) + 0x20 : random.below(256));
    return bytes;
  }

  corpus::TokenRuns runs_;
  std::vector<corpus::Sample> own_;
  std::vector<corpus::Sample> all_;
};

Edits randomEdits(const Tree& tree, Random& random) {
  Edits edits(tree.size());
  for (uint64_t i = random.below(6) + 1; i > 0; --i) {
    auto node = static_cast<NodeId>(random.below(tree.size()));
    switch (random.below(4)) {
      case 0: edits.remove(node); break;
      case 1: edits.replaceByMinimal(node); break;
      case 2: {
        const Node& n = tree.node(node);
        auto source = static_cast<NodeId>(node + random.below(n.end - node));
        if (tree.node(source).language == n.language) edits.replaceBySubtree(node, source);
        break;
      }
      default:
        if (tree.node(node).kind == NodeKind::token) edits.replaceText(node, "a");
        break;
    }
  }
  return edits;
}

/// What is wrong, if anything.
std::optional<std::string> check(const std::shared_ptr<Language>& language, const std::string& text, Random& random) {
  const ParsingWork before = language->parsingWork();
  TreePtr tree = Tree::parse(language, text);
  if (auto bounded = corpus::isBounded(before, language->parsingWork(), tree->bytes().size()); !bounded)
    return bounded.message();
  const std::string marked(tree->bytes());
  if (auto sound = isSound(language->parse(marked, tree->encoding()), marked); !sound) return sound.message();
  std::optional<Rendered> unchanged = render(*tree, Edits(tree->size()));
  if (!unchanged || unchanged->bytes != marked) return "isn't rendered as it was";
  if (tree->plainText() != text) return "isn't the same without marks of indentation";
  std::optional<Rendered> candidate = render(*tree, randomEdits(*tree, random));
  if (!candidate) return std::nullopt;
  Derivation again = language->parse(candidate->bytes, tree->encoding());
  if (auto sound = isSound(again, candidate->bytes); !sound) return "edited: " + std::string(sound.message());
  const std::string plain = language->plain(candidate->bytes, tree->encoding());
  if (language->plain(language->marked(plain, tree->encoding()), tree->encoding()) != plain)
    return "edited: isn't the same without marks of indentation";
  return std::nullopt;
}

struct Options {
  uint64_t count = 200;
  uint64_t first = 0;
  uint64_t seed = 1;
  std::vector<std::string> languages;
};

Options optionsFrom(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    std::string_view argument = argv[i];
    auto number = [&] { return std::strtoull(i + 1 < argc ? argv[++i] : "0", nullptr, 10); };
    if (argument == "--count")
      options.count = number();
    else if (argument == "--first")
      options.first = number();
    else if (argument == "--seed")
      options.seed = number();
    else
      options.languages.emplace_back(argument);
  }
  if (options.languages.empty()) options.languages = corpus::languageNames();
  return options;
}

bool fuzz(const Options& options, const std::string& name) {
  std::shared_ptr<Language> language = Language::bundled(name);
  addBundledIslands(*language);
  Texts texts(language);
  uint64_t bytes = 0;
  for (uint64_t i = options.first; i < options.first + options.count; ++i) {
    // A generator of its own, so that each text can be made alone.
    Random random(options.seed * 1'000'003 + i);
    std::string text = texts.make(random);
    bytes += text.size();
    auto end = fmt::format_to_n(presentText, sizeof presentText - 1, "{} --seed {} --first {}", name, options.seed, i);
    *end.out = '\0';
    allow(longestSeconds);
    if (std::optional<std::string> wrong = check(language, text, random)) {
      fmt::print(stderr, "{}: {}\n{}\n", presentText, *wrong, corpus::shown(text));
      return false;
    }
  }
  allow(0);
  fmt::print("{}: {} texts, {} bytes\n", name, options.count, bytes);
  std::fflush(stdout);
  return true;
}

}  // namespace
}  // namespace hone

int main(int argc, char** argv) {
  std::signal(SIGPROF, hone::reportHang);
  hone::Options options = hone::optionsFrom(argc, argv);
  bool good = true;
  for (const std::string& language : options.languages) good &= hone::fuzz(options, language);
  return good ? 0 : 1;
}
