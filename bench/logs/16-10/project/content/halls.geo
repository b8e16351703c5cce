// seated
{ "type": "FeatureCollection", "features": [
  { "type": "Feature", "properties": { "name": "Gewandhaus" }, "geometry": { "type": "Point", "coordinates": [12.3806, 51.3377] } },
  { "type": "Feature", "properties": { "name": "Haus Auensee" }, "geometry": { "type": "Point", "coordinates": ["12.3153", 51.3687] } }
] }
