'use strict';

const HEADING = /^(#{1,6})\s+(.*)$/gm;

function slug(text) {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

exports.apply = function apply(markdown) {
  const items = [];
  for (const [, marks, text] of markdown.matchAll(HEADING)) {
    items.push({ level: marks.length, text, id: slug(text) });
  }
  return { toc: items, body: markdown };
};
