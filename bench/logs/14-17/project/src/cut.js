import { validate } from './validate.js';

const lonX = (lon, z) => ((lon + 180) / 360) * 2 ** z;
const latY = (lat, z) => {
  const r = (lat * Math.PI) / 180;
  return ((1 - Math.log(Math.tan(r) + 1 / Math.cos(r)) / Math.PI) / 2) * 2 ** z;
};

/** The tiles ("z/x/y") that a collection touches at zoom z. */
export function tiles(collection, z) {
  const out = new Set();
  for (const f of collection.features) {
    validate(f);
    for (const [lon, lat] of points(f.geometry)) {
      out.add(`${z}/${Math.floor(lonX(lon, z))}/${Math.floor(latY(lat, z))}`);
    }
  }
  return [...out].sort();
}

export function* points(g) {
  if (g.type === 'Point') yield g.coordinates;
  else if (g.type === 'LineString') yield* g.coordinates;
  else if (g.type === 'Polygon') for (const r of g.coordinates) yield* r;
  else throw new TypeError(`unsupported geometry ${g.type}`);
}
