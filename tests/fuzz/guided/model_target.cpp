// A model's file, as other programs or people may have changed it: it is read, or refused with a message. What was read
// predicts.
#include <cstdint>

#include "check.h"
#include "explain/predictor.h"
#include "text/user_error.h"

using namespace hone;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const auto json = Language::bundled("json");
  static const Parts parts(json->grammar());
  const std::string text(reinterpret_cast<const char*>(data), size);
  try {
    Model model = readModel(openModel(text, "model.json"), parts);
    toJson(model, parts);
    Predictor(std::move(model), json).predict("{\"a\": [1, true]}");
  } catch (const UserError&) {
  }
  return 0;
}
