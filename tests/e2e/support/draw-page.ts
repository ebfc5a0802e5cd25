import type { Page, Request } from '@playwright/test';
import type { DrawNote } from '../../../src/stage/draw-probe.ts';

export const HALL = '/activity/jackpot';

export const spinOf = (page: Page) => page.getByRole('button', { name: /^Spin/ });
export const awardOf = (page: Page) => page.getByRole('region', { name: /^You won/ });
/** The award once its amount has been counted, with what to do then. */
export const countedOf = (page: Page) => page.locator('[data-award][data-counted]');
/** In the bar above the hall. */
export const balanceIn = (page: Page) => page.locator('[data-hall] [data-balance]');
export const hallOf = (page: Page) => page.locator('[data-hall]');
/** There once the draw can be shown; what listens on it listens by then. */
export const canvasOf = (page: Page) => page.locator('[data-front] canvas');

const isDraw = (request: Request) => request.url().endsWith('/receiveDrawChance');

/** The request id of every requested draw. */
export function followRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isDraw(request)) asked.push(request.postDataJSON().requestId);
  });
  return asked;
}

export interface LitCell {
  readonly cell: number;
  /** On the page's own clock. */
  readonly at: number;
}

/** Notes each cell in the moment it is lit, from before the page's own scripts on. */
export async function traceLight(page: Page): Promise<() => Promise<LitCell[]>> {
  await page.addInitScript(() => {
    const trace: { cell: number; at: number }[] = [];
    Object.assign(window, { lightTrace: trace });
    const toggle = Element.prototype.toggleAttribute;
    Element.prototype.toggleAttribute = function (name, force) {
      const isNew = name === 'data-lit' && force === true && !this.hasAttribute(name);
      if (isNew) trace.push({ cell: Number((this as HTMLElement).dataset.cell), at: performance.now() });
      return toggle.call(this, name, force);
    };
  });
  return () => page.evaluate(() => (window as unknown as { lightTrace: LitCell[] }).lightTrace);
}

/** What each frame of the draw showed. */
export const readNotes = (page: Page): Promise<DrawNote[]> => page.evaluate(() => window.__draw ?? []);

/** A request's timeout is the browser's own; here it goes by the page's clock, as everything else of the page does. */
export async function timeoutsByClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waits = new WeakMap<XMLHttpRequest, number>();
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      configurable: true,
      get(this: XMLHttpRequest) {
        return waits.get(this) ?? 0;
      },
      set(this: XMLHttpRequest, ms: number) {
        waits.set(this, ms);
      },
    });
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body?: XMLHttpRequestBodyInit | null) {
      const ms = waits.get(this) ?? 0;
      if (ms > 0) {
        const timer = setTimeout(() => {
          this.ontimeout?.(new ProgressEvent('timeout'));
          this.abort();
        }, ms);
        this.addEventListener('loadend', () => clearTimeout(timer));
      }
      send.call(this, body);
    };
  });
}

/** Visibility events of a tab that is hidden or shown again; a reload is a page that is visible. */
export const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Requests whose result the player has not seen. */
export const countUnseen = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pending:')).length);

/** From here on the page's clock is turned by hand: on a busy machine frames come late, and say nothing of the plan. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}
