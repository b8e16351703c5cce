var total = 0;
const prices = [3, 4, 5];
for (const p of prices) {
  total += p;
}
const total = prices.length;
