import sharp from 'sharp';
import { SIZES, THEMES, themesAt } from './support/lobby-pairs.ts';
import { openSkin } from './support/lobby-skins.ts';
import { expect, test } from './support/test.ts';

/** What a theme does to a size is larger than a letter: a quarter of the picture shows it, at a twentieth of its bytes. */
const SHARE = 0.25;

/** The shorter side of a window from which on posters are most of its lower half: no theme changes them. */
const LARGE = 500;

test.use({ renderer: 'auto' });
test.describe.configure({ mode: 'parallel' });

for (const [at, size] of SIZES.entries()) {
  const [width, height] = size;
  test(`[R01, D13, K10] the lobby in themes at ${width} × ${height}`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const [order, theme] of themesAt(at).entries()) {
      await page.unrouteAll({ behavior: 'wait' });
      await openSkin(page, process.env.E2E_ORIGIN ?? '', {
        // In turns: each theme and each size has both.
        renderer: (at + THEMES.indexOf(theme)) % 2 ? 'webgl' : 'canvas',
        size,
        ...(theme === 'house' ? {} : { theme }),
      });
      const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const whole = { width: Math.round(width * SHARE), height: Math.round(height * SHARE) };
      // The first theme shows all of a large window, the others what a theme changes there.
      const isHalf = order > 0 && Math.min(width, height) > LARGE;
      const seen = isHalf ? Math.ceil(whole.height / 2) : whole.height;
      const small = await sharp(shot)
        .resize({ ...whole, fit: 'fill' })
        .extract({ left: 0, top: 0, width: whole.width, height: seen })
        .png({ palette: false })
        .toBuffer();
      expect.soft(small).toMatchSnapshot(`pair-${width}-${theme}.png`);
    }
  });
}
