'use strict';
// .geo files are GeoJSON with // comments
function strip(text) {
  return text.replace(/^\s*\/\/.*$/gm, '');
}

function parse(text) {
  const fc = JSON.parse(strip(text));
  return fc.features.map((f) => {
    const [lon, lat] = f.geometry.coordinates;
    return { name: f.properties.name, lon: +lon.toFixed(5), lat: +lat.toFixed(5) };
  });
}
module.exports = { parse, strip };
