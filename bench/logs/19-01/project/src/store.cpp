#include "tinykv/store.hpp"
namespace tinykv {
void Store::put(std::string k, std::string v) {
    Record r{k, std::move(v), ++seq_};
    m_[std::move(k)] = std::move(r);
}
std::optional<std::string> Store::get(const std::string &k) const {
    auto it = m_.find(k);
    if (it == m_.end()) return std::nullopt;
    return it->second.value;
}
}
