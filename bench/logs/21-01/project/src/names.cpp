#include "tf/names.hpp"
namespace tf { std::string pretty(int code) { return "code-" + std::to_string(code); } }
