'use strict';
exports.toEntry = function toEntry(p) {
  const { amount, currency } = p.price;
  return { id: p.sku.toLowerCase(), label: p.title, price: `${amount.toFixed(2)} ${currency}`, tags: p.tags };
};
