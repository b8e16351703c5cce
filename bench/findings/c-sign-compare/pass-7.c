#include <stdint.h>

/* int64_t holds every value of uint32_t. */
int over_budget(int64_t spent, uint32_t budget)
{
    return spent > budget;
}
