'use strict';

const orders = [
  { id: 1, total: 40, paid: true },
  { id: 2, total: 15, paid: false },
  { id: 3, total: 99, paid: false },
];

// Find the first order that is still open.
function firstOpen(list) {
  let found = null;
  list.forEach((order) => {
    if (!order.paid) {
      found = order;
      break;
    }
  });
  return found;
}

for (const o of orders) {
  if (o.total > 50) break;
  console.log(o.id);
}
console.log(firstOpen(orders));
