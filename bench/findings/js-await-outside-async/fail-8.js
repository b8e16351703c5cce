function* pages(url) {
  for (let n = 1; n < 5; n++) {
    yield await fetch(url + '?page=' + n);
  }
}
for (const p of pages('http://localhost')) console.log(p);
