#include "order.h"
long value(const Order &o) { return o.price * o.qty; }
