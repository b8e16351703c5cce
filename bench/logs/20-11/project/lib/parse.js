exports.parse = function parse(xml) {
  const items = [];
  const re = /<item>(.*?)<\/item>/gs;
  let m;
  while ((m = re.exec(xml))) {
    items.push(m[1]);
  }
  return items;
};
