import test from 'node:test';
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { loadTours, minutes } from '../src/tours.js';

const dir = fileURLToPath(new URL('../content', import.meta.url));

test('minutes adds the stations', () => {
  assert.equal(minutes({ stations: [{ minutes: 4 }, { minutes: 6 }] }), 10);
});

test('every tour fits into an afternoon', () => {
  for (const tour of loadTours(dir)) {
    assert.ok(minutes(tour) <= 120, tour.id);
  }
});
