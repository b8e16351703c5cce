function hint() {
  // return await fetch(url);
  return "use: const x = await fetch(url);" + `await ${1 + 1} seconds`;
}
