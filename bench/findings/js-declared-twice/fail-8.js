const render = (items) => {
  let html = '';
  for (let i = 0; i < items.length; i++) {
    html += items[i];
    if (i > 3) {
      let cut = true;
      var html = html.slice(0, 100);
    }
  }
  return html;
};
module.exports = render;
