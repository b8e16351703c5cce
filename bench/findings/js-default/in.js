const names = { a: "one", b: "two" };
function priceOf(kind, size) {
  let price = 3;
  switch (kind) {
    case "bread":
      price = 2 * size;
      break;
    default:
      price = size;
    case "milk":
      price += 1;
      break;
    default:
      return names[kind];
  }
  return price;
}
