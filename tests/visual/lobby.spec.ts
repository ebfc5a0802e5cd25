import { LOBBY_SCREENSHOTS } from './support/lobby-screenshots.ts';
import { openSkin } from './support/lobby-skins.ts';
import { LOBBY_STATES } from './support/lobby-states.ts';
import { clipTo } from './support/part.ts';
import { expect, test } from './support/test.ts';

// What the browser says when the network goes.
test.use({ renderer: 'auto', allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

for (const screenshot of LOBBY_SCREENSHOTS) {
  const { name, state, shown, renderer, size, locale = 'en', theme = 'the platform' } = screenshot;
  test(`[R01] the lobby, ${name}: ${state} at ${size.join(' × ')} on ${renderer}, ${locale}, ${theme}`, async ({
    page,
  }) => {
    await openSkin(page, process.env.E2E_ORIGIN ?? '', screenshot);
    await LOBBY_STATES[state](page);
    await expect(page).toHaveScreenshot(`lobby-${name}.png`, clipTo(shown));
  });
}
