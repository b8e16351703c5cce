// A hash table that is cleared in O(1) and keeps its memory, for collections that are rebuilt thousands of times for
// one text, where allocating the table would cost more than filling it. Open addressing with linear probing; a slot is
// used only if it has the number of the current round.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace hone {

template <typename Key, typename Hash>
class ScratchTable {
 public:
  ScratchTable() : slots_(64) {}

  void clear() {
    size_ = 0;
    if (++round_ != 0) return;
    for (Slot& slot : slots_) slot.round = 0;
    round_ = 1;
  }

  /// Inserts `value` if the key is new. Returns the key's value, valid until the next call, and whether the key is new.
  std::pair<uint32_t&, bool> insert(const Key& key, uint32_t value) {
    if (size_ * 2 >= slots_.size()) grow();
    Slot& slot = slots_[place(key)];
    if (slot.round == round_) return {slot.value, false};
    slot = {key, value, round_};
    ++size_;
    return {slot.value, true};
  }

 private:
  struct Slot {
    Key key{};
    uint32_t value = 0;
    uint32_t round = 0;
  };

  size_t place(const Key& key) const {
    size_t mask = slots_.size() - 1;
    size_t at = Hash{}(key)&mask;
    while (slots_[at].round == round_ && !(slots_[at].key == key)) at = (at + 1) & mask;
    return at;
  }

  void grow() {
    std::vector<Slot> old = std::exchange(slots_, std::vector<Slot>(slots_.size() * 2));
    for (const Slot& slot : old)
      if (slot.round == round_) slots_[place(slot.key)] = slot;
  }

  std::vector<Slot> slots_;
  size_t size_ = 0;
  uint32_t round_ = 1;
};

}  // namespace hone
