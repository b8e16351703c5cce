#include "parse/mode_stacks.h"

#include <bit>

namespace hone {
namespace {

struct Place {
  size_t row, column;
};

Place placeOf(ModeStack id) {
  const uint64_t number = uint64_t{id} + 1;
  const auto row = static_cast<size_t>(std::bit_width(number)) - 1;
  return {row, static_cast<size_t>(number - (uint64_t{1} << row))};
}

}  // namespace

ModeStacks::ModeStacks() { intern(0, bottom); }

ModeStack ModeStacks::intern(uint32_t mode, ModeStack below) {
  const uint64_t key = (static_cast<uint64_t>(below) << 32) | mode;
  std::lock_guard lock(mutex_);
  const auto [at, isNew] = ids_.try_emplace(key, static_cast<ModeStack>(ids_.size()));
  if (isNew) {
    const Place place = placeOf(at->second);
    if (!owned_[place.row]) {
      owned_[place.row] = std::make_unique<Stack[]>(size_t{1} << place.row);
      rows_[place.row].store(owned_[place.row].get(), std::memory_order_release);
    }
    owned_[place.row][place.column] = {mode, below};
  }
  return at->second;
}

const ModeStacks::Stack& ModeStacks::at(ModeStack id) const {
  const Place place = placeOf(id);
  return rows_[place.row].load(std::memory_order_acquire)[place.column];
}

}  // namespace hone
