import fs from 'node:fs';
import { chromium } from 'playwright';
import { PLAIN } from '../tests/e2e/support/browser.ts';
import { call } from '../tests/e2e/support/call.ts';
import { SEEDED } from '../tests/e2e/support/players.ts';
import { startProduct } from '../tests/e2e/support/product.ts';
import { captureScreenshot } from './gallery/capture-screenshot.ts';
import { fileOf } from './gallery/index-page.ts';
import { BOTH_SIZES, type Size } from './gallery/scene.ts';
import { SCENES } from './gallery/scenes.ts';

const FOLDER = 'public/screens';
/** Scenes of the gallery; the manifest names their files. */
const SCREEN_NAMES = ['lobby-guest', 'all-slots', 'limits'];
/** An installation dialog shows a phone's screenshot on a phone, whose screen is dense. */
const densityOf = ([width, height]: Size) => (width < height ? 2 : 1);

/** Takes the screenshots of the app's manifest from the running product. */
async function captureAppScreens(): Promise<void> {
  const product = await startProduct();
  Object.assign(process.env, { E2E_ORIGIN: product.origin, E2E_DATA_DIR: product.dataDir });
  const browser = await chromium.launch(PLAIN);
  try {
    const token = String((await call('accountLogin', SEEDED)).token);
    const platform = { browser, origin: product.origin, tokens: { member: token, newcomer: token } };
    fs.mkdirSync(FOLDER, { recursive: true });
    for (const scene of SCENES.filter(({ name }) => SCREEN_NAMES.includes(name)))
      for (const size of BOTH_SIZES) {
        // Below a page that covers the lobby no stage is waited for.
        const screen = await captureScreenshot(
          platform,
          { ...scene, hasStage: scene.at === '/' },
          size,
          densityOf(size),
        );
        fs.writeFileSync(`${FOLDER}/${fileOf(scene, size)}`, screen);
      }
  } finally {
    await browser.close();
    await product.stop();
  }
}

await captureAppScreens();
