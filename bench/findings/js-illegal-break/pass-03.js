setTimeout(() => {
  for (let i = 0; i < 5; i++) {
    console.log(i);
    if (i === 3) break;
  }
}, 100);
console.log('scheduled');
