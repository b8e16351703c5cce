if (/^[A-z]+$/.test(word)) {
  count += 1;
}
