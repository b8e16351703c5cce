// Makes sitemap.xml of a list of pages.
const base = 'https://www.example.org/';

function esc(s) {
  return s.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);
}

function entry(page) {
  const loc = base + esc(page.slug);
  const priority = page.slug === 'index' ? 1 : 0.5;
  return `  <url><loc>${loc}</loc><priority>${priority}</priority></url>`;
}

exports.sitemap = (pages) => {
  const head = '<?xml version="1.0"?>\n<urlset>';
  const body = pages.map(entry).join('\n');
  const pages = pages.filter((p) => !p.draft);
  return `${head}\n${body}\n</urlset>\n`;
};
