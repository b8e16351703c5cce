let [x, y, x] = [1, 2, 3];
console.log(x + y);
