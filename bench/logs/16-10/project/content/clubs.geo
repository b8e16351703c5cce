// small rooms
{ "type": "FeatureCollection", "features": [
  { "type": "Feature", "properties": { "name": "Kellerkind" }, "geometry": { "type": "Point", "coordinates": [12.3731, 51.3397] } },
  { "type": "Feature", "properties": { "name": "Elipamanoke" }, "geometry": { "type": "Point", "coordinates": [12.3197, 51.3272] } },
  { "type": "Feature", "properties": { "name": "Noch Besser Leben" }, "geometry": { "type": "Point", "coordinates": [12.3325, 51.3266] } }
] }
