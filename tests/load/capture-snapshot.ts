import type { Browser } from 'playwright';
import { type Look, openSkin } from '../visual/support/lobby-skins.ts';
import { LOBBY_STATES, type LobbyState } from '../visual/support/lobby-states.ts';

/** A screenshot of the lobby in its own browser context, as the tests take it. */
export async function captureSnapshot(
  browser: Browser,
  origin: string,
  look: Look & { readonly state: LobbyState },
): Promise<Buffer> {
  const isPhone = Math.min(...look.size) < 500;
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(120_000);
  try {
    const page = await context.newPage();
    await openSkin(page, origin, look);
    await LOBBY_STATES[look.state](page);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}
