while (true) {
  const stop = (n) => {
    if (n > 10) {
      break;
    }
    return n + 1;
  };
  if (stop(3) === 4) break;
}
