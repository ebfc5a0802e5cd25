import sharp from 'sharp';
import { SIZES, THEMES, themesAt } from './support/lobby-pairs.ts';
import { openSkin } from './support/lobby-skins.ts';
import { expect, test } from './support/test.ts';

/** What a theme does to a size is larger than a letter: a quarter of the picture shows it, at a twentieth of its bytes. */
const SHARE = 0.25;

test.use({ renderer: 'auto' });
test.describe.configure({ mode: 'parallel' });

for (const [at, size] of SIZES.entries()) {
  const [width, height] = size;
  test(`[R01, D13, K10] the lobby in themes at ${width} × ${height}`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const theme of themesAt(at)) {
      await page.unrouteAll({ behavior: 'wait' });
      await openSkin(page, process.env.E2E_ORIGIN ?? '', {
        // In turns: each theme and each size has both.
        renderer: (at + THEMES.indexOf(theme)) % 2 ? 'webgl' : 'canvas',
        size,
        ...(theme === 'house' ? {} : { theme }),
      });
      const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const small = await sharp(shot)
        .resize(Math.round(width * SHARE), Math.round(height * SHARE), { fit: 'fill' })
        .png({ palette: false })
        .toBuffer();
      expect.soft(small).toMatchSnapshot(`pair-${width}-${theme}.png`);
    }
  });
}
