#include <memory>
#include <string>
#include <utility>

class Account {
  struct Owner {
    std::string name;
    unsigned age;
    Owner(std::string n, unsigned a) noexcept
        : age(a)
        , name(std::move(n))
    {
    }
  };
  std::unique_ptr<Owner> owner;
  long cents = 0;

public:
  void deposit(long amount) { cents += amount; }
  long balance() const { return cents; }
};
