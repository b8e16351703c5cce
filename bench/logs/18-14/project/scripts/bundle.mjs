import { writeFileSync } from 'node:fs';
writeFileSync('bundle.json', '{}');
