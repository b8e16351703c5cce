for (let i = 0; i < 5; i++) {
  setTimeout(() => {
    console.log(i);
    if (i === 3) break;
  }, 100 * i);
}
console.log('scheduled');
