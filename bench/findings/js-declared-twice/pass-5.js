const { readFile } = require('fs/promises');
const { readFile: readOther } = require('./helpers');
readFile('a').then(readOther);
