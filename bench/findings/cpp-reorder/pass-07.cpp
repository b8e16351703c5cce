#include <string>
struct Row { int id; std::string name; };
struct Column { std::string name; int id; };
Row convert(const Column &c) {
  Row r;
  r.name = c.name;
  r.id = c.id;
  return r;
}
struct Table : Row { Column c; Table() : Row{1, "x"}, c{"y", 2} {} };
