import type { BrowserContext, Page } from 'playwright';
import type { Start } from './record-start.ts';

/** `slow`: 1.6 Mbit/s, 150 ms, a processor four times as slow. `cut`: slow, without a network. */
export type Line = 'slow' | 'cut';

/** A start, with what went over the network until its canvas stood. */
export interface MeasuredStart extends Start {
  requests: number;
  bytes: number;
}

const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const LONGEST_MS = 60_000;
/** The window in which blocking counts. */
export const BLOCKING_MS = 5_000;

interface StartVisit {
  readonly line: Line;
  /** Whether the page draws one at all: without one its five seconds are waited for. */
  readonly hasCanvas: boolean;
  /** What else is read before the page is closed. */
  onEnd?(page: Page): Promise<void>;
}

export async function visitStart(
  context: BrowserContext,
  address: string,
  { line, hasCanvas, onEnd }: StartVisit,
): Promise<MeasuredStart> {
  if (line === 'cut') await context.setOffline(true);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const traffic = { requests: 0, bytes: 0 };
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests += 1;
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  if (line === 'slow') await cdp.send('Network.emulateNetworkConditions', SLOW);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: 'commit' });
  if (hasCanvas)
    await page.waitForFunction(() => (window.__start?.canvas ?? 0) > 0, null, { timeout: LONGEST_MS });
  const untilCanvas = { ...traffic };
  // Blocking counts to the fifth second, and the largest paint may still come.
  await page.waitForFunction((ms) => performance.now() > ms, BLOCKING_MS);
  const start = await page.evaluate(() => window.__start);
  await onEnd?.(page);
  await page.close();
  if (line === 'cut') await context.setOffline(false);
  if (!start) throw new Error(`the start of ${address} was not recorded`);
  return { ...start, ...untilCanvas };
}
