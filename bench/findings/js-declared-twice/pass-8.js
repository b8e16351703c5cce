for (let i = 0; i < 3; i++) {
  let i = 'inner';
  console.log(i);
}
for (let i = 0; i < 3; i++) console.log(i);
