'use strict';
const fs = require('fs');
const path = require('path');
const toc = require('./plugins/toc');
const feed = require('./plugins/feed');

exports.build = function build(dir) {
  const pages = fs.readdirSync(dir).filter((f) => f.endsWith('.md'));
  const out = pages.map((p) => toc.apply(fs.readFileSync(path.join(dir, p), 'utf8')));
  return feed.make(pages, out);
};
