// Parse speed and memory of the C++ code that ANTLR generates of a grammar, as parse_speed measures hone's: from a cold
// start, then warm, by processor time. Compiled once for each grammar, which comes as macros.
//
//   generated_parse_LANGUAGE FILE...
#include <antlr4-runtime.h>

#include <cstdio>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>

#include LEXER_HEADER
#include PARSER_HEADER

namespace {

double processorSeconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

double peakBytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.rfind("VmHWM:", 0) == 0) return std::stod(line.substr(6)) * 1024;
  return 0;
}

/// SLL first, and LL where that fails, as the runtime's authors advise. Number of errors.
size_t parse(const std::string& bytes) {
  antlr4::ANTLRInputStream input(bytes);
  LEXER lexer(&input);
  lexer.removeErrorListeners();
  antlr4::CommonTokenStream tokens(&lexer);
  tokens.fill();
  PARSER parser(&tokens);
  parser.removeErrorListeners();
  parser.getInterpreter<antlr4::atn::ParserATNSimulator>()->setPredictionMode(antlr4::atn::PredictionMode::SLL);
  parser.setErrorHandler(std::make_shared<antlr4::BailErrorStrategy>());
  try {
    parser.START();
    return parser.getNumberOfSyntaxErrors();
  } catch (const antlr4::ParseCancellationException&) {
  }
  tokens.seek(0);
  parser.reset();
  parser.setErrorHandler(std::make_shared<antlr4::DefaultErrorStrategy>());
  parser.getInterpreter<antlr4::atn::ParserATNSimulator>()->setPredictionMode(antlr4::atn::PredictionMode::LL);
  parser.START();
  return parser.getNumberOfSyntaxErrors();
}

}  // namespace

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    std::ifstream file(argv[i], std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(file)), {});
    double size = static_cast<double>(bytes.size()), before = peakBytes(), speeds[2] = {};
    size_t errors = 0;
    double after = 0;
    for (double& speed : speeds) {
      double start = processorSeconds();
      errors = parse(bytes);
      speed = size / (processorSeconds() - start) / 1e6;
      if (after == 0) after = peakBytes();
    }
    std::printf("generated %9zu bytes  cold %7.2f MB/s  warm %7.2f MB/s  %6.1f bytes a byte  %zu errors  %s\n",
                bytes.size(), speeds[0], speeds[1], (after - before) / size, errors, argv[i]);
  }
}
