function load(url) {
  return fetch(url).then((reply) => reply.json());
}
load('http://localhost');
