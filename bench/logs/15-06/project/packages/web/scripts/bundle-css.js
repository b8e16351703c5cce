import { readFileSync, writeFileSync } from 'node:fs';

const order = ['reset', 'theme', 'layout'];
const css = order.map((f) => readFileSync(`styles/${f}.css`, 'utf8')).join('\n');
writeFileSync('dist/app.css', css.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' '));
console.log(`app.css: ${order.length} sheets, ${css.length} bytes`);
