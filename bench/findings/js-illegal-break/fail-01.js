const names = ['ann', 'bob', 'cid'];
names.map(function (n) {
  if (n === 'bob') {
    break;
  }
  return n.toUpperCase();
});
console.log(names.length);
