/** What a page tries to reach, by name; each is over with `reached` or with why it was not. */
const ATTEMPTS = `
const app = new URL(location.ancestorOrigins[0]).origin;
const other = location.origin.replace(/\\d+$/, (port) => Number(port) - 1);
const fromWorker = (address) => new Promise((done, fail) => {
  const text = "fetch('" + address + "', { mode: 'no-cors' }).then(() => postMessage('in'), () => postMessage('out'))";
  const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
  worker.onmessage = ({ data }) => (data === 'in' ? done() : fail(new Error('refused')));
  worker.onerror = fail;
});
const violations = [];
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => violations.push(blockedURI));
const framed = async (address) => {
  const frame = document.createElement('iframe');
  frame.src = address;
  document.body.append(frame);
  // A frame that is refused loads too: what is in it then is the browser's.
  for (let looks = 0; looks < 40; looks += 1) {
    if (violations.some((uri) => address.startsWith(uri))) throw new Error('refused');
    await new Promise((done) => setTimeout(done, 50));
  }
};
const found = (what) => { if (!what) throw new Error('nothing there'); };
const attempts = {
  'own storage': () => { localStorage.setItem('own', '1'); found(localStorage.getItem('own')); },
  'own files': async () => found((await fetch('index.html')).ok),
  'storage of another game': () => found(localStorage.getItem('kept-by-the-coin')),
  'cache of another game': async () => found((await caches.keys()).length),
  'database of another game': async () => found((await indexedDB.databases()).length),
  'cookies of the app': () => found(document.cookie),
  'document of the app': () => found(parent.document),
  'storage of the app': () => found(parent.localStorage),
  'another frame of the app': () => found(parent.frames[1]?.document),
  'address of the window': () => { top.location.href = other; },
  'window of its own': () => found(window.open(other)),
  'calls of the app': () => fetch(app + '/app/v1/getConfig', { method: 'POST', body: '{}', mode: 'no-cors' }),
  'calls of the app, by a worker': () => fromWorker(app + '/app/v1/getConfig'),
  'files of another game': () => fetch(other + '/1/index.html', { mode: 'no-cors' }),
  'frame of another game': () => framed(other + '/1/index.html'),
  'frame of the app': () => framed(app),
  'worker of the app': async () => { await navigator.serviceWorker.register(app + '/sw.js'); },
  'outside': () => fetch('https://outside.invalid/', { mode: 'no-cors' }),
};
navigator.sendBeacon(app + '/app/v1/getConfig', '{}');
(async () => {
  const told = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      await attempt();
      told.push(name + ': reached');
    } catch (error) {
      told.push(name + ': refused');
    }
  }
  document.getElementById('told').textContent = told.join('\\n');
})();
`;

/** The page of a studio that means harm. */
export const SLY_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sly Box</title>
<main><h1>Sly Box</h1><pre id="told"></pre></main><script>${ATTEMPTS}</script></html>`;

/** How many outcomes the page says. */
export const ATTEMPT_COUNT = [...SLY_PAGE.matchAll(/^ {2}'[^']+': /gm)].length;

/** Runs in another game's page: it keeps something in every place that a page has. */
export async function keepEverywhere(): Promise<void> {
  localStorage.setItem('kept-by-the-coin', '1');
  const cache = await caches.open('kept');
  await cache.put('/kept', new Response('kept'));
  await new Promise((done) => {
    indexedDB.open('kept').onsuccess = done;
  });
}
