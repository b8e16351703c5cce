import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { tiles } from '../src/cut.js';

const dir = new URL('./regions/', import.meta.url);
for (const f of readdirSync(dir).sort()) {
  const region = JSON.parse(readFileSync(new URL(f, dir), 'utf8'));
  test(`tiles of ${region.name}`, () => {
    const got = tiles(region, 12);
    assert.equal(got.length > 0, true);
    assert.ok(got.length <= region.maxTiles, `${got.length} tiles`);
  });
}
