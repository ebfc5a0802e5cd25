import { existsSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright';
import { call } from '../../e2e/support/call.ts';
import { signUp } from '../../e2e/support/players.ts';
import { openSlowPage } from '../slow-page.ts';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const VISIT_MS = 120_000;
const BUILT = 'dist/games';

interface FrameVisit {
  /** Milliseconds from the navigation. */
  readonly firstPaint: number;
  /** The game takes a bet, or waits for a chip. */
  readonly open: number;
  /** Paths of the page's own files that came by the network, the page itself included. */
  readonly files: readonly string[];
  /** Bytes of their bodies, as they came. */
  readonly bytes: number;
  /** Calls to the server, which are counted apart. */
  readonly calls: number;
}

/** Bytes of a built file as gzip sends it; what is compressed by itself is sent as it is. */
function gzipBytes(file: string): number {
  const isText = /\.(?:js|css|html|svg|json)$/.test(file);
  return isText ? gzipSync(readFileSync(file), { level: 9 }).length : statSync(file).size;
}

/** Bytes of the page's files by gzip. @param files paths as they were asked for */
export function gzipOf(files: readonly string[]): number {
  const built = files.map((file) => `${BUILT}${file}${file.endsWith('/') ? 'index.html' : ''}`);
  return built.reduce((sum, file) => sum + (existsSync(file) ? gzipBytes(file) : 0), 0);
}

/** An address at which a new player plays a game with play money. */
export async function launchAddress(gameId: number): Promise<string> {
  const { token } = await signUp();
  const { url } = await call('startGame', { gameId, tryIt: 1 }, token);
  return String(url);
}

/** Opens a game of ours on a slow phone as the page around it does, in this context: with what it has cached. */
export async function visit(context: BrowserContext, gameId: number, renderer: string): Promise<FrameVisit> {
  const [address, launch] = (await launchAddress(gameId)).split('#');
  const withRenderer = `${address}${address?.includes('?') ? '&' : '?'}renderer=${renderer}#${launch}`;
  return visitFrame(
    context,
    withRenderer,
    () =>
      document.querySelector('button.spin') !== null &&
      document.querySelector<HTMLElement>('.curtain')?.hidden === true,
  );
}

/** Opens a game's page on a slow phone. @param isOpen in the page: the game takes a bet */
export async function visitFrame(
  context: BrowserContext,
  address: string,
  isOpen: () => boolean,
): Promise<FrameVisit> {
  const { page, cdp } = await openSlowPage(context);
  const asked = new Map<string, string>();
  const files: string[] = [];
  let bytes = 0;
  let calls = 0;
  const fromCache = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url));
  cdp.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) fromCache.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = asked.get(requestId) ?? '';
    if (!file.startsWith('http') || fromCache.has(requestId)) return;
    const { pathname } = new URL(file);
    if (/^\/(?:app\/v1|wallet|bet)\//.test(pathname)) calls += 1;
    else {
      files.push(pathname);
      bytes += encodedDataLength;
    }
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isOpen, null, { timeout: VISIT_MS });
  const open = await page.evaluate(() => performance.now());
  // What comes after the opening by itself belongs to it.
  await page.waitForTimeout(3_000);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByType('paint').find(({ name }) => name === 'first-paint')?.startTime ?? 0,
  );
  await page.close();
  return { firstPaint, open, files, bytes, calls };
}

/** A first opening with nothing cached, and a second one. */
export async function visitTwice(
  browser: Browser,
  gameId: number,
  renderer: 'webgl' | 'canvas',
): Promise<{ readonly cold: FrameVisit; readonly warm: FrameVisit }> {
  const context = await browser.newContext(PHONE);
  try {
    const cold = await visit(context, gameId, renderer);
    const warm = await visit(context, gameId, renderer);
    return { cold, warm };
  } finally {
    await context.close();
  }
}
