import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { PLAIN } from '../tests/e2e/support/browser.ts';
import { call } from '../tests/e2e/support/call.ts';
import { operate, SEEDED } from '../tests/e2e/support/players.ts';
import { startProduct } from '../tests/e2e/support/product.ts';
import { captureScreenshot } from './gallery/capture-screenshot.ts';
import { fileOf, writeIndex } from './gallery/index-page.ts';
import type { Platform } from './gallery/platform.ts';
import type { Scene } from './gallery/scene.ts';
import { MAINTENANCE_SCENE, SCENES } from './gallery/scenes.ts';

const FOLDER = 'docs/gallery';
/** Enough history for the rail and the page of own games. */
const LIKED_GAMES = [104, 107, 112];
const PLAYED_GAMES = [101];
/** Seeded too. */
const NEWCOMER = { ...SEEDED, account: 'new_player' };

/** Takes screenshots of the running product: all, or those whose file names begin with one of the arguments. */
async function captureGallery(words: readonly string[]): Promise<void> {
  const isWanted = (file: string) => words.length === 0 || words.some((word) => file.startsWith(word));
  const product = process.env.E2E_ORIGIN ? null : await startProduct();
  if (product) Object.assign(process.env, { E2E_ORIGIN: product.origin, E2E_DATA_DIR: product.dataDir });
  const browser = await chromium.launch(PLAIN);
  try {
    fs.mkdirSync(FOLDER, { recursive: true });
    const platform = { browser, origin: process.env.E2E_ORIGIN ?? '', tokens: await bringMembers() };
    for (const scene of SCENES) await capture(platform, scene, isWanted);
    if (isWanted(MAINTENANCE_SCENE.name)) {
      await operate('maintenance', 'on', '30');
      await capture(platform, MAINTENANCE_SCENE, isWanted).finally(() => operate('maintenance', 'off'));
    }
  } finally {
    await browser.close();
    await product?.stop();
  }
  writeIndex(FOLDER, [...SCENES, MAINTENANCE_SCENE]);
}

async function capture(platform: Platform, scene: Scene, isWanted: (file: string) => boolean): Promise<void> {
  for (const size of scene.sizes) {
    const file = fileOf(scene, size);
    if (!isWanted(file)) continue;
    const screenshot = await (scene.film?.(platform, size) ?? captureScreenshot(platform, scene, size));
    fs.writeFileSync(path.join(FOLDER, file), screenshot);
    console.log(`${file.padEnd(36)} ${Math.round(screenshot.length / 1000)} kB`);
  }
}

async function bringMembers(): Promise<Platform['tokens']> {
  const [{ token }, newcomer] = await Promise.all([
    call('accountLogin', SEEDED),
    call('accountLogin', NEWCOMER),
  ]);
  for (const gameId of LIKED_GAMES) await call('gameLike', { gameId, isLiked: true }, String(token));
  for (const gameId of PLAYED_GAMES) await call('startGame', { gameId, tryIt: 1 }, String(token));
  return { member: String(token), newcomer: String(newcomer.token) };
}

const words = process.argv.slice(2);
// The sounds need no running product.
if (words[0] === 'sound') await (await import('./gallery/sound/write-sheets.ts')).writeSoundSheets();
else await captureGallery(words);
