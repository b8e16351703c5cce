// june to september
{ "type": "FeatureCollection", "features": [
  { "type": "Feature", "properties": { "name": "Parkbühne" }, "geometry": { "type": "Point", "coordinates": [12.3584, 51.3224] } },
  { "type": "Feature", "properties": { "name": "Täubchenthal Hof" }, "geometry": { "type": "Point", "coordinates": [12.3265, 51.329] } }
] }
