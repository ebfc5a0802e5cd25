import type { Page } from '@playwright/test';

/** As long as an element may take to follow the answer or the script that brought it. */
const STILL_MS = 100;
/** For a page of which nobody has counted the requests so far. */
const FIRST_STILL_MS = 300;
/** What an element waits for; a picture is its own. */
const AWAITED = new Set(['fetch', 'xhr', 'script', 'stylesheet', 'document']);

const underWay = new WeakMap<Page, Set<unknown>>();

function followRequests(page: Page): Set<unknown> {
  const requests = new Set<unknown>();
  underWay.set(page, requests);
  page.on('request', (request) => AWAITED.has(request.resourceType()) && requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/** Nothing that the page asked for is on its way, and no element has come or gone since: its parts and answers are there. */
export async function settled(page: Page): Promise<void> {
  const known = underWay.get(page);
  const requests = known ?? followRequests(page);
  let stillMs = known ? STILL_MS : FIRST_STILL_MS;
  do {
    await untilStill(page, stillMs);
    stillMs = STILL_MS;
  } while (requests.size > 0);
}

function untilStill(page: Page, stillMs: number): Promise<void> {
  return page.evaluate((still) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let timer = setTimeout(resolve, still);
    const changes = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, still);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    return promise.finally(() => changes.disconnect());
  }, stillMs);
}
