import { rmSync, mkdirSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist/i18n', { recursive: true });
console.log('cleaned dist/');
