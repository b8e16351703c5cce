const { readFile, writeFile } = require('fs/promises');
const { join, readFile } = require('./helpers');

readFile(join('a', 'b')).then((t) => writeFile('c', t));
