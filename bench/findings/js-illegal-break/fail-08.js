function* ids(max) {
  let n = 0;
  do {
    yield n++;
  } while (n < max);
  if (n === max)
    break;
}
console.log([...ids(3)]);
