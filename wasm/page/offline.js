// Keeps the files of the page, so that it works without a network. scripts/wasm writes the list and its version.
const { files, version } = self.honeFiles ?? {};

oninstall = (event) =>
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));

onactivate = (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("hone-") && name !== version).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );

onfetch = (event) =>
  event.respondWith(
    caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)),
  );
