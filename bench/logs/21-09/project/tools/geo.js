exports.bounds = function bounds(points) {
  let [w, s] = points[0], [e, n] = points[0];
  for (const [x, y] of points) {
    w = Math.min(w, x); e = Math.max(e, x);
    s = Math.min(s, y); n = Math.max(n, y);
  }
  return [w, s, e, n];
};
