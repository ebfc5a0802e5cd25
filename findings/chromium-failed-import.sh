#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0), dynamic imports.
#
# A module that could not be fetched once is never asked for again by `import()` of the same address in the same document,
# whatever kind of failure it was: no network, an answer of 503. Each later `import()` rejects at once, without a
# request, while `fetch()` of the same address has it. A new document asks again. So a retry of a lazily loaded part by
# a second `import()` does nothing: only a page load, or another address, brings it.
#
# Seen: {"offline":{"second":"rejected","requests":0},"busy":{"second":"rejected","requests":1},"fetched":true,"reloaded":"ok"}
# Fails when it is different.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @sparticuz/chromium@153.0.0 playwright-core@1.65.1
cat > run.mjs <<'JS'
import http from 'node:http';
import { chromium } from 'playwright-core';
import { inflate } from '@sparticuz/chromium';

const bin = 'node_modules/@sparticuz/chromium/bin/';
await Promise.all(['chromium', 'fonts.tar', 'swiftshader.tar', 'al2023.tar'].map((name) => inflate(`${bin}${name}.br`)));
const chrome = await chromium.launch({
  executablePath: `${process.env.TMPDIR}/chromium`,
  args: ['--no-sandbox'],
  env: { ...process.env, LD_LIBRARY_PATH: `${process.env.TMPDIR}/al2023/lib` },
});
const asked = new Map();
const server = http.createServer(({ url }, response) => {
  asked.set(url, (asked.get(url) ?? 0) + 1);
  if (url === '/') return response.setHeader('content-type', 'text/html').end('<title>page</title>');
  response.setHeader('cache-control', 'no-store');
  if (asked.get(url) === 1 && url === '/busy.js') return response.writeHead(503).end();
  response.setHeader('content-type', 'text/javascript').end('export const is = "ok";');
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const page = await chrome.newPage();
const address = `http://127.0.0.1:${server.address().port}/`;
const tryImport = (path) =>
  page.evaluate((one) => import(one).then(({ is }) => is, () => 'rejected'), path);
await page.goto(address);
const seen = {};
for (const name of ['offline', 'busy']) {
  await page.context().setOffline(name === 'offline');
  await tryImport(`/${name}.js`);
  await page.context().setOffline(false);
  const second = await tryImport(`/${name}.js`);
  seen[name] = { second, requests: asked.get(`/${name}.js`) ?? 0 };
}
seen.fetched = await page.evaluate(() => fetch('/busy.js').then(({ ok }) => ok));
await page.goto(address);
seen.reloaded = await tryImport('/busy.js');
console.log(JSON.stringify(seen));
await chrome.close();
server.close();
JS
mkdir tmp
seen=$(TMPDIR="$folder/tmp" node run.mjs)
echo "$seen"
[ "$seen" = '{"offline":{"second":"rejected","requests":0},"busy":{"second":"rejected","requests":1},"fetched":true,"reloaded":"ok"}' ]
