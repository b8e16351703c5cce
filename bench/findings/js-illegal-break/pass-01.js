const names = ['ann', 'bob', 'cid'];
for (const n of names) {
  if (n === 'bob') {
    break;
  }
  console.log(n.toUpperCase());
}
console.log(names.length);
