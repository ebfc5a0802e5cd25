import type { BrowserContext, Page } from '@playwright/test';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  allowedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED|when fetching the script/,
});

const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open('event-log', 1);
    const database = await new Promise<IDBDatabase>((done, fail) => {
      request.onupgradeneeded = () => request.result.createObjectStore('batches', { keyPath: 'id' });
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    const all = database.transaction('batches').objectStore('batches').getAll();
    return new Promise<{ id: string; text: string }[]>((done) => {
      all.onsuccess = () => {
        database.close();
        done(all.result);
      };
    });
  });

/** What reaches the server from page and worker alike, with its headers. */
function followBatches(context: BrowserContext) {
  const sent: { id: string; headers: Record<string, string>; isWorker: boolean }[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/anonymous/appEventLogClient')) return;
    const { batchId = '' } = request.postDataJSON() as { batchId?: string };
    sent.push({ id: batchId, headers: request.headers(), isWorker: request.serviceWorker() !== null });
  });
  return sent;
}

/** A member's page that the worker controls goes offline and leaves an event behind. */
async function leaveEvents(page: Page, context: BrowserContext): Promise<string[]> {
  const { token } = await signUp();
  await bringToken(page, token);
  await page.goto('/terms-of-use');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.evaluate(() => void Promise.reject(new Error('something that is logged')));
  await expect.poll(async () => (await keptIn(page)).length).toBeGreaterThan(0);
  const kept = await keptIn(page);
  for (const { text } of kept) {
    expect(text).not.toContain(token);
    expect(
      JSON.parse(text).eventList.every(({ eventUserId }: { eventUserId: string }) => eventUserId === ''),
    ).toBe(true);
  }
  return kept.map(({ id }) => id);
}

test.describe('events of a time without a network', () => {
  // What the test throws is what is logged.
  test.use({
    allowedConsole:
      /something that is logged|ERR_INTERNET_DISCONNECTED|Failed to load|ERR_FAILED|when fetching/,
  });

  test(
    '[K03] worker sends what was kept when the browser calls it, as nobody, and each batch is stored once',
    ONCE,
    async ({ page, context }) => {
      const ids = await leaveEvents(page, context);
      // The page goes away, and only the worker is left to send.
      const quiet = await context.newPage();
      await page.close();
      const browser = await context.newCDPSession(quiet);
      const registered = Promise.withResolvers<string>();
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const found = registrations.find(({ scopeURL }) => scopeURL === `${process.env.E2E_ORIGIN}/`);
        if (found) registered.resolve(found.registrationId);
      });
      await browser.send('ServiceWorker.enable');
      const registrationId = await registered.promise;
      const sent = followBatches(context);
      await context.setOffline(false);
      await browser.send('ServiceWorker.dispatchSyncEvent', {
        origin: process.env.E2E_ORIGIN ?? '',
        registrationId,
        tag: 'event-log',
        lastChance: false,
      });
      await expect
        .poll(() => sent.filter(({ isWorker }) => isWorker).map(({ id }) => id))
        .toEqual(expect.arrayContaining(ids));
      for (const { headers } of sent.filter(({ isWorker }) => isWorker))
        expect([headers.authorization, headers.cookie]).toEqual([undefined, undefined]);
      await quiet.goto('/terms-of-use');
      await expect.poll(() => keptIn(quiet)).toEqual([]);
    },
  );

  test('[K03] page sends what was kept as soon as the network is back', ONCE, async ({ page, context }) => {
    const ids = await leaveEvents(page, context);
    const sent = followBatches(context);
    await context.setOffline(false);
    await expect.poll(() => keptIn(page)).toEqual([]);
    expect(sent.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });
});
