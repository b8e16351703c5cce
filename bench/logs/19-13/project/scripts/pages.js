const fs = require('fs');
const t = fs.readFileSync('src/index.html', 'utf8');
fs.mkdirSync('dist', { recursive: true });
fs.writeFileSync('dist/index.html', t.replace('{{title}}', 'Harbour'));
