#include "report.hpp"
#include <algorithm>
#include <sstream>

namespace tide {

Table hourly_table(const std::vector<Constituent>& cs, int hours) {
    Table t;
    for (const auto& c : cs)
        for (int h = 0; h < hours; ++h)
            t[c.name].push_back(height_at({c}, h));
    return t;
}

std::string to_csv(const Table& t) {
    std::ostringstream out;
    std::vector<std::pair<std::string, std::vector<double>>> rows;
    for (const auto& [name, values] : t) rows.push_back({values, name});
    std::sort(rows.begin(), rows.end());
    for (const auto& r : rows) {
        out << r.first;
        for (double v : r.second) out << ',' << v;
        out << '\n';
    }
    return out.str();
}

}  // namespace tide
