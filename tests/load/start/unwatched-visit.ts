import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import type { Start } from './record-start.ts';
import { PHONE, type Visitor, visitorScript } from './visitor.ts';

const POLL_MS = 250;
/** A new tab's window is a page of the browser's own, which takes up to a third of a second of a processor. */
const WINDOW_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * A visit in a tab whose network no debugger follows, as nobody's is: Playwright follows that of every page of its own, for
 * which the browser reads the source of each script that sends a request a second time, and tells Node of each request.
 * @param untilMs how long the page is left alone at least, since its navigation
 */
export async function visitUnwatched(
  browser: Browser,
  address: string,
  { visitor, hasCanvas, untilMs }: { visitor: Visitor; hasCanvas: boolean; untilMs: number },
): Promise<Start> {
  const cdp = await browser.newBrowserCDPSession();
  // Of a context that Playwright does not know, so that it lets go of the tab.
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  try {
    const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const tab = await openSession(cdp, targetId);
    const { viewport, deviceScaleFactor, isMobile, hasTouch } = PHONE;
    await tab('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
    await tab('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
    await tab('Page.enable');
    await tab('Page.addScriptToEvaluateOnNewDocument', { source: visitorScript(visitor) });
    await delay(WINDOW_MS);
    await tab('Page.navigate', { url: address });
    for (const endsAt = Date.now() + LONGEST_MS; Date.now() < endsAt; ) {
      await delay(POLL_MS);
      const start = await readStart(tab, untilMs);
      if (start && (start.canvas > 0 || !hasCanvas)) return start;
    }
    throw new Error(`the start of ${address} was not recorded`);
  } finally {
    await cdp.send('Target.disposeBrowserContext', { browserContextId });
    await cdp.detach();
  }
}

type Send = (method: string, params?: object) => Promise<unknown>;

/** Commands to a tab and their answers, within the browser's own session. */
async function openSession(cdp: CDPSession, targetId: string): Promise<Send> {
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  cdp.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, result, error } = JSON.parse(event.message) as {
      id?: number;
      result?: unknown;
      error?: { message: string };
    };
    const asked = id === undefined ? undefined : waiting.get(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  let last = 0;
  return async (method, params = {}) => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(last, answer);
    const message = JSON.stringify({ id: last, method, params });
    await cdp.send('Target.sendMessageToTarget', { sessionId, message });
    return answer.promise;
  };
}

/** Null while the page has not been left alone for so long. */
async function readStart(tab: Send, untilMs: number): Promise<Start | null> {
  const expression = `performance.now() > ${untilMs} && window.__start ? JSON.stringify(window.__start) : ''`;
  const { result } = (await tab('Runtime.evaluate', { expression, returnByValue: true })) as {
    result: { value?: string };
  };
  return result.value ? (JSON.parse(result.value) as Start) : null;
}
