
#include <memory>

#include "app/results.h"
#include "cli/commands.h"
#include "text/counted.h"
#include "text/file.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct PredictOptions {
  std::string model;
  std::vector<std::string> files;
  LanguageChoice language;
  bool quiet = false;
};

int predict(const PredictOptions& options) {
  Predictor predictor = openModelFile(options.model, options.language);
  const Model& model = predictor.model();
  const Parts& parts = predictor.reader().parts();
  bool anyFails = false, anyUnread = false;
  for (const std::string& name : options.files) try {
      auto [forecast, errors] = predictor.predict(readFile(name));
      anyFails |= forecast.fails;
      if (errors > 0)
        tell(stderr, "hone: {}: {}, so the prediction may be off\n", name, counted(errors, "syntax error"));
      if (options.quiet) continue;
      std::string path;
      for (size_t i = 0; i + 1 < forecast.path.size(); ++i) {
        bool toAtMost = model.nodes[forecast.path[i]].atMost == forecast.path[i + 1];
        path += (i == 0 ? ": " : ", ") + show(model.condition(forecast.path[i], toAtMost), parts);
      }
      tell(stdout, "{}: {} ({:.2f}){}\n", name, forecast.fails ? "fail" : "pass", forecast.probability, path);
    } catch (const UserError& error) {
      // A file that can't be read must not hide the predictions for the others.
      tell(stderr, "hone: {}\n", error.what());
      anyUnread = true;
    }
  if (anyUnread) return exitUsage;
  return anyFails ? exitDone : exitNotInteresting;
}

}  // namespace

void addPredictCommand(CLI::App& program, int& status) {
  auto options = std::make_shared<PredictOptions>();
  CLI::App* command = program.add_subcommand("predict", "predict which files fail");
  command->add_option("--model", options->model, "a model of hone explain")->required()->type_name("FILE");
  addInput(*command, "FILE", options->files, "files to predict")->required();
  addLanguageOptions(*command, options->language);
  command->add_flag("-q,--quiet", options->quiet, "print nothing but errors");
  command->callback([options, &status] { status = predict(*options); });
}

}  // namespace hone
