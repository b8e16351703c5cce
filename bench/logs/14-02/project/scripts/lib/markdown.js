'use strict';
const esc = (s) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;');
exports.render = (md) => md.trim().split(/\n{2,}/).map((b) => {
  const h = /^(#+)\s+(.*)$/.exec(b);
  if (h) return `<h${h[1].length}>${esc(h[2])}</h${h[1].length}>`;
  if (/^- /.test(b)) return `<ul>${b.split('\n').map((l) => `<li>${esc(l.slice(2))}</li>`).join('')}</ul>`;
  return `<p>${esc(b).replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')}</p>`;
}).join('\n');
