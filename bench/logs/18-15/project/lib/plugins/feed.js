'use strict';
const { escape } = require('../escape');

const HEADER = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">`;

function entry(page, doc) {
  const title = doc.toc.length ? doc.toc[0].text : page;
  return [
    '  <entry>',
    `    <title>${escape(title)}</title>`,
    `    <id>urn:page:${page}</id>`,
    '  </entry>',
  ].join('\n');
}

exports.make = function make(pages, docs) {
  const parts = [HEADER];
  pages.forEach((page, i) => {
    const doc = docs[i];
    if (!doc) return;
    const text = await render(doc);
    parts.push(entry(page, doc), text);
  });
  parts.push('</feed>');
  return parts.join('\n');
};

async function render(doc) {
  return `<!-- ${doc.body.length} -->`;
}
