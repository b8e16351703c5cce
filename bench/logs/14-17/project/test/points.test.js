import { test } from 'node:test';
import assert from 'node:assert/strict';
import { points } from '../src/cut.js';

test('point', () => {
  assert.deepEqual([...points({ type: 'Point', coordinates: [1, 2] })], [[1, 2]]);
});

test('unknown geometry', () => {
  assert.throws(() => [...points({ type: 'Blob' })], TypeError);
});
