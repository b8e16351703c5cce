import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function loadTours(dir) {
  return readdirSync(dir)
    .filter((f) => f.endsWith('.json'))
    .sort()
    .map((f) => JSON.parse(readFileSync(join(dir, f), 'utf8')));
}

export function minutes(tour) {
  return tour.stations.reduce((sum, s) => sum + s.minutes, 0);
}
