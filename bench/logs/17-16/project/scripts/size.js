const fs = require('fs');
for (const f of fs.readdirSync('dist')) console.log(f, fs.statSync('dist/' + f).size);
