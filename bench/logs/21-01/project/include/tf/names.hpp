#pragma once
#include <string>
namespace tf { std::string pretty(int code); int dispatch(int); }
