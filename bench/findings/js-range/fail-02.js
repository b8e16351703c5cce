if (/^[a-Z]+$/.test(word)) {
  count += 1;
}
