export function validate(f) {
  const g = f.geometry;
  if (!g) throw new TypeError('feature without geometry');
  if (g.type === 'Polygon') {
    for (const ring of g.coordinates) {
      const a = ring[0];
      const b = ring[ring.length - 1];
      if (a[0] !== b[0] || a[1] !== b[1]) throw new RangeError('ring is not closed');
      if (ring.length < 4) throw new RangeError('ring has too few points');
    }
  }
}
