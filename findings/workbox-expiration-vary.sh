#!/usr/bin/env bash
# workbox-build 7.4.1 (workbox-expiration, workbox-strategies), Chromium.
#
# A runtime cache with `matchOptions: { ignoreVary: true }` and `expiration: { maxEntries: 5 }` is asked for 12 images that
# are answered with `Vary: Accept`. The strategy takes the match options, its expiration does not: it calls
# `cache.delete(url)`, and a request made of an address has no `Accept` header and matches no such entry. The row of the
# entry is deleted all the same, so that nothing knows it any more.
#
# Seen: `{"entries":12,"rows":5}`. With `matchOptions` inside `expiration` as well: `{"entries":5,"rows":5}`.
# Fails when either is different.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund workbox-build@7.4.1 playwright-core@1.65.1
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { chromium } from 'playwright-core';
import { generateSW } from 'workbox-build';

const matchOptions = { ignoreVary: true };
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

async function count(expirationOptions) {
  await generateSW({
    swDest: 'sw.js',
    globDirectory: '.',
    globPatterns: [],
    inlineWorkboxRuntime: true,
    clientsClaim: true,
    skipWaiting: true,
    runtimeCaching: [
      {
        urlPattern: /\/image\//,
        handler: 'CacheFirst',
        options: { cacheName: 'images', matchOptions, expiration: { maxEntries: 5, ...expirationOptions } },
      },
    ],
  });
  const server = http.createServer(({ url }, response) => {
    if (url === '/sw.js') response.setHeader('content-type', 'text/javascript').end(readFileSync('sw.js'));
    else if (url.startsWith('/image/'))
      response.setHeader('content-type', 'image/gif').setHeader('vary', 'accept').end(PIXEL);
    else response.setHeader('content-type', 'text/html').end('<!doctype html><title>page</title>');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const chrome = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
  const page = await chrome.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const counted = await page.evaluate(async () => {
    const controlled = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    await navigator.serviceWorker.register('/sw.js');
    await controlled;
    for (let index = 0; index < 12; index++) {
      const image = new Image();
      image.src = `/image/${index}`;
      await image.decode();
    }
    // Expiration goes on behind the answers.
    await new Promise((done) => setTimeout(done, 2_000));
    const open = indexedDB.open('workbox-expiration');
    await new Promise((done) => open.addEventListener('success', done));
    const rows = open.result.transaction('cache-entries').objectStore('cache-entries').count();
    await new Promise((done) => rows.addEventListener('success', done));
    return { entries: (await (await caches.open('images')).keys()).length, rows: rows.result };
  });
  await chrome.close();
  server.close();
  return JSON.stringify(counted);
}

const seen = [await count({}), await count({ matchOptions })];
console.log(`options of the strategy alone: ${seen[0]}\nof its expiration too:         ${seen[1]}`);
const isAsBefore = seen[0] === '{"entries":12,"rows":5}' && seen[1] === '{"entries":5,"rows":5}';
console.log(isAsBefore ? 'as found' : 'CHANGED');
process.exit(isAsBefore ? 0 : 1);
JS
node run.mjs "$browser"
