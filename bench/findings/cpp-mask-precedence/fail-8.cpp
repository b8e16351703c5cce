#include <vector>

std::vector<int> multiplesOfFour(const std::vector<int> &numbers)
{
    std::vector<int> result;
    for (int number : numbers)
        if (number > 0 && number & 3 == 0)
            result.push_back(number);
    return result;
}
