import { openLook } from './support/lobby-looks.ts';
import { LOBBY_PICTURES } from './support/lobby-pictures.ts';
import { LOBBY_STATES } from './support/lobby-states.ts';
import { expect, test } from './support/test.ts';

// What the browser says when the network goes.
test.use({ renderer: 'auto', allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

for (const picture of LOBBY_PICTURES) {
  const { name, state, renderer, size, locale = 'en', theme = 'the house' } = picture;
  test(`[R01] the lobby, ${name}: ${state} at ${size.join(' × ')} on ${renderer}, ${locale}, ${theme}`, async ({
    page,
  }) => {
    await openLook(page, process.env.E2E_ORIGIN ?? '', picture);
    await LOBBY_STATES[state](page);
    await expect(page).toHaveScreenshot(`lobby-${name}.png`);
  });
}
