import type { BrowserContext } from 'playwright';
import type { Platform } from './platform.ts';
import type { Size } from './scene.ts';

/** A window of this size in which everything moves. */
export function openFilmContext(
  { browser, origin }: Platform,
  [width, height]: Size,
): Promise<BrowserContext> {
  const isPhone = width < height;
  return browser.newContext({
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
    baseURL: origin,
  });
}
