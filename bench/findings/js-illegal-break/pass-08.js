function ids(max) {
  const out = [];
  check: {
    if (max < 0) break check;
    for (let n = 0; n < max; n++) out.push(n);
  }
  return out;
}
console.log(ids(3));
