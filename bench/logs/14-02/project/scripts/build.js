'use strict';
const fs = require('fs');
const path = require('path');
const { parse } = require('./lib/frontmatter');
const { render } = require('./lib/markdown');
const { feed } = require('./lib/feed');

const out = process.argv[process.argv.indexOf('--out') + 1];
const site = JSON.parse(fs.readFileSync('site.json', 'utf8'));

function collect(dir) {
  return fs.readdirSync(dir)
    .filter((f) => f.endsWith('.md'))
    .map((f) => {
      const { data, body } = parse(fs.readFileSync(path.join(dir, f), 'utf8'));
      return { ...data, slug: f.replace(/\.md$/, ''), body };
    });
}

function write(rel, text) {
  const file = path.join(out, rel);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

console.time('total');
const pages = collect('content/pages');
const posts = collect('content/posts').filter((p) => p.draft !== 'true');
console.log('[site] %d pages, %d posts', pages.length, posts.length);

const layout = fs.readFileSync('templates/layout.html', 'utf8');
for (const p of [...pages, ...posts]) {
  const html = layout
    .replace('{{title}}', p.title)
    .replace('{{site}}', site.title)
    .replace('{{content}}', render(p.body));
  write(`${p.slug}/index.html`, html);
}
console.log('[site] html written to %s/', out);

write('feed.xml', feed(site, posts));
console.log('[site] feed written');
console.timeEnd('total');
