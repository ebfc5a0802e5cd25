import type { BrowserContext, CDPSession, Page } from 'playwright';

/** Network and processor of the figures: 1.6 Mbit/s, 150 ms, a processor four times as slow. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** A page on a slow line and a slow processor; nothing is opened in it. */
export async function openSlowPage(
  context: BrowserContext,
): Promise<{ readonly page: Page; readonly cdp: CDPSession }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, cdp };
}
