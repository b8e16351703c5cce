#pragma once
#include "tinykv/codec.hpp"
#include <optional>
namespace tinykv {
class Store {
public:
    void put(std::string k, std::string v);
    std::optional<std::string> get(const std::string &k) const;
    const std::map<std::string, Record> &all() const { return m_; }
private:
    std::map<std::string, Record> m_;
    std::uint64_t seq_ = 0;
};
}
