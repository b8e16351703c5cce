const fs = require('fs');
const path = require('path');
const { slug } = require('./slug');

exports.build = (from, to) => {
  const { sitemap } = require('./sitemap');
  fs.mkdirSync(to, { recursive: true });
  const pages = fs.readdirSync(from).map((f) => ({ file: f, slug: slug(f) }));
  for (const p of pages) fs.copyFileSync(path.join(from, p.file), path.join(to, p.slug + '.txt'));
  fs.writeFileSync(path.join(to, 'sitemap.xml'), sitemap(pages));
};
