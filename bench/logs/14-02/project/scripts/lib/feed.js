'use strict';
exports.feed = function feed(site, posts) {
  const entries = posts
    .sort((a, b) => String(b.date).localeCompare(String(a.date)))
    .map((p) => entry(site, p));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${site.title}</title>`,
    ...entries,
    '</feed>',
  ].join('\n');
};

function entry(site, p) {
  const updated = new Date(p.date).toISOString();
  return `<entry><title>${p.title}</title><id>${site.url}/${p.slug}/</id><updated>${updated}</updated></entry>`;
}
