import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { artAddress } from '../../server/http/art-address.ts';
import { RUNTIME_CACHES } from '../../src/platform/runtime-caches.ts';
import { openControlled } from './support/open-controlled.ts';
import { startProxy } from './support/proxy.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  allowedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED|when fetching the script/,
});

const script = `/assets/${readdirSync('dist/app/assets').find((name) => /^first-.*\.js$/.test(name))}`;
interface Kind {
  readonly name: string;
  readonly maxEntries: number;
  readonly address: string;
  readonly isImage: boolean;
  readonly loaded: number;
}

const art: Kind = {
  ...RUNTIME_CACHES.art,
  address: `${artAddress()}posters/airship-117@1.webp`,
  // As a page's images are asked for: what is stored varies by the formats of the browser.
  isImage: true,
  loaded: 430,
};
const KINDS: readonly Kind[] = [
  art,
  { ...RUNTIME_CACHES.assets, address: script, isImage: false, loaded: 150 },
  { ...RUNTIME_CACHES.iconsAndSlices, address: '/icons/favicon.svg', isImage: false, loaded: 230 },
];
/** What the worker before the new names called them. */
const oldName = (name: string) => name.replace(/-2$/, '');

/** Loads so many addresses of one file, ten at a time: what is asked for last is used last. */
async function load(page: Page, { address, isImage, loaded }: Kind): Promise<void> {
  await page.evaluate(
    async ([address, isImage, loaded]) => {
      const loadOne = (index: number) => {
        const src = `${address}?n=${index}`;
        return isImage ? Object.assign(new Image(), { src }).decode() : fetch(src);
      };
      for (let from = 0; from < loaded; from += 10)
        await Promise.all(Array.from({ length: 10 }, (_, index) => loadOne(from + index)));
    },
    [address, isImage, loaded] as const,
  );
}

/** Entries and rows of every runtime cache, by its name. */
function count(page: Page): Promise<Record<string, { entries: number; rows: number }>> {
  return page.evaluate(async () => {
    const request = indexedDB.open('workbox-expiration');
    await new Promise((done) => request.addEventListener('success', done));
    const all = request.result.transaction('cache-entries').objectStore('cache-entries').getAll();
    await new Promise((done) => all.addEventListener('success', done));
    request.result.close();
    const rows = (all.result as { cacheName: string }[]).map(({ cacheName }) => cacheName);
    const names = (await caches.keys()).filter((name) => !name.includes('-precache-'));
    const counted = [...new Set([...names, ...rows])].map(async (name) => {
      const entries = names.includes(name) ? (await (await caches.open(name)).keys()).length : 0;
      return [name, { entries, rows: rows.filter((row) => row === name).length }] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  });
}

const isStored = (page: Page, address: string) =>
  page.evaluate(
    async ([name, address]) =>
      (await (await caches.open(name)).match(address, { ignoreVary: true })) !== undefined,
    [art.name, address] as const,
  );

test(
  '[O25] runtime caches hold the last images, scripts and icons, and never more than their bound',
  ONCE,
  async ({ page, context }) => {
    await openControlled(page, '/terms-of-use');
    for (const kind of KINDS) {
      await load(page, kind);
      const full = { entries: kind.maxEntries, rows: kind.maxEntries };
      await expect.poll(async () => (await count(page))[kind.name]).toEqual(full);
    }
    await context.setOffline(true);
    const last = `${art.address}?n=${art.loaded - 1}`;
    const width = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image.naturalWidth;
    }, last);
    expect(width).toBeGreaterThan(0);
    expect([await isStored(page, last), await isStored(page, `${art.address}?n=0`)]).toEqual([true, false]);
    await context.setOffline(false);
  },
);

test(
  '[O25] worker that takes over deletes the runtime caches of an older worker, and their rows',
  ONCE,
  async ({ page }) => {
    const proxy = await startProxy(process.env.E2E_ORIGIN ?? '');
    // The first release's worker: other names, and an expiration that misses what varies.
    proxy.replace('/sw.js', (text) =>
      KINDS.reduce(
        (older, { name }) => older.replaceAll(name, oldName(name)),
        text.replaceAll('purgeOnQuotaError:!0,matchOptions:{ignoreVary:!0}', 'purgeOnQuotaError:!0'),
      ),
    );
    await openControlled(page, `${proxy.origin}/terms-of-use`);
    await load(page, art);
    // What this is about: pictures were never deleted.
    await expect.poll(async () => (await count(page))[oldName(art.name)]?.rows).toBe(art.maxEntries);
    expect((await count(page))[oldName(art.name)]?.entries).toBeGreaterThanOrEqual(art.loaded);

    proxy.replace('/sw.js', (text) => text);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await page.getByRole('button', { name: 'Refresh now' }).click();
    await expect.poll(() => page.evaluate(() => 'isOldPage' in window).catch(() => true)).toBe(false);
    const current = KINDS.map(({ name }) => name);
    const outdated = Object.keys(await count(page)).filter((name) => !current.includes(name));
    expect(outdated).toEqual([]);
    await page.waitForLoadState('networkidle');
    await load(page, { ...art, loaded: 20 });
    await expect.poll(async () => (await count(page))[art.name]?.rows).toBeGreaterThanOrEqual(20);
    await proxy.stop();
  },
);

test(
  '[O25] worker takes over a database that lacks its table, and fills it from then on',
  ONCE,
  async ({ page }) => {
    // A file of the same origin that registers no worker.
    await page.goto('/icons/favicon.svg');
    await page.evaluate(async () => {
      const request = indexedDB.open('workbox-expiration', 1);
      await new Promise((done) => request.addEventListener('success', done));
      request.result.close();
    });
    await openControlled(page, '/terms-of-use');
    const state = await page.evaluate(() => navigator.serviceWorker.controller?.state);
    expect(state).toBe('activated');
    await load(page, { ...art, loaded: 20 });
    await expect.poll(async () => (await count(page))[art.name]).toEqual({ entries: 20, rows: 20 });
  },
);
