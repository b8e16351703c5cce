const fs = require('fs');
fs.rmSync('dist', { recursive: true, force: true });
console.log('cleaned dist');
