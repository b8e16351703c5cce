const http = require('http');
const url = require('url');

function handler(req, res) {
  const query = url.parse(req.url, true).query;
  const name = query.name || 'world';
  let status = 200;

  if (name.length > 40) {
    status = 400;
  }

  const body = JSON.stringify({ hello: name });
  let status = body.length > 1000 ? 413 : 200;
  res.writeHead(status, { 'Content-Type': 'application/json' });
  res.end(body);
}

http.createServer(handler).listen(8080);
