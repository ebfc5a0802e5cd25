#!/usr/bin/env bash
# playwright-core 1.65.1, Chromium.
#
# A context with `serviceWorkers: 'block'` registers no worker, and `navigator.serviceWorker.register()` does not fail in it
# either: its promise resolves, with undefined, after a warning in the console. That holds for a script of another
# origin too, which a browser refuses with a SecurityError. So a page's way without workers is not what is tested
# there, and neither is a refusal.
#
# Seen: `blocked: own undefined, other undefined, 0 registrations`, and
# `allowed: own ServiceWorkerRegistration, other SecurityError, 1 registrations`. Fails when either is different.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat > run.mjs <<'JS'
import http from 'node:http';
import { chromium } from 'playwright-core';

const server = http.createServer(({ url }, response) => {
  if (url === '/sw.js') response.setHeader('content-type', 'text/javascript').end('');
  else response.setHeader('content-type', 'text/html').end('<!doctype html><title>page</title>');
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${server.address().port}`;
const chrome = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });

async function look(name, serviceWorkers) {
  const page = await (await chrome.newContext({ serviceWorkers })).newPage();
  await page.goto(origin);
  return page.evaluate(async (title) => {
    const outcomeOf = (address) =>
      navigator.serviceWorker.register(address).then(
        (made) => (made === undefined ? 'undefined' : made.constructor.name),
        (error) => error.name,
      );
    const own = await outcomeOf('/sw.js');
    const other = await outcomeOf('http://127.0.0.1:9/sw.js');
    const { length } = await navigator.serviceWorker.getRegistrations();
    return `${title}: own ${own}, other ${other}, ${length} registrations`;
  }, name);
}

const seen = [await look('blocked', 'block'), await look('allowed', 'allow')];
await chrome.close();
server.close();
console.log(seen.join('\n'));
const isAsBefore =
  seen[0] === 'blocked: own undefined, other undefined, 0 registrations' &&
  seen[1] === 'allowed: own ServiceWorkerRegistration, other SecurityError, 1 registrations';
console.log(isAsBefore ? 'as found' : 'CHANGED');
process.exit(isAsBefore ? 0 : 1);
JS
node run.mjs "$browser"
