import { type Browser, chromium } from 'playwright';
import { gameMathsOf } from '../../games/all-games.ts';
import type { AnyGame } from '../../maths/game-maths.ts';
import { CATALOGUE } from '../../server/games/catalogue/games.ts';
import { findChromium } from '../../tools/chromium.ts';
import { startProduct } from '../e2e/support/product.ts';
import type { Bench, Figure } from './bench.ts';
import { measureGrowth } from './game-page/growth.ts';
import { measureFrames } from './game-page/script-per-frame.ts';
import { gzipOf, visitTwice } from './game-page/visit.ts';
import { SOFTWARE_GL } from './lobby-page.ts';

/** Kilobytes of 1000 bytes, as networks count. */
const COLD_LIMIT_KB = 320;
const FIRST_PAINT_LIMIT_S = 1.5;
const WARM_LIMIT_KB = 1.5;
const FRAME_LIMIT_MS = 3;

/** Games and parts to measure, by words: `GAME_PAGE_ONLY="royal-sevens visit"`. All of them without. */
const ONLY = (process.env.GAME_PAGE_ONLY ?? '').split(/\s+/).filter(Boolean);
const PARTS = ['visit', 'frames', 'growth'] as const;
const isWanted = (word: string, among: readonly string[]) =>
  !ONLY.some((one) => among.includes(one)) || ONLY.includes(word);

interface Playable {
  readonly id: number;
  readonly maths: AnyGame;
}

const playable: readonly Playable[] = CATALOGUE.flatMap(({ id, slug }) => {
  const maths = gameMathsOf(slug);
  return maths ? [{ id, maths }] : [];
});

async function visitFigures(browser: Browser, { id, maths: { slug } }: Playable): Promise<Figure[]> {
  const { cold, warm } = await visitTwice(browser, id, 'webgl');
  return [
    {
      name: `${slug}: first paint`,
      value: cold.firstPaint / 1000,
      unit: 's',
      limit: { atMost: FIRST_PAINT_LIMIT_S },
    },
    { name: `${slug}: takes a bet`, value: cold.open / 1000, unit: 's' },
    {
      name: `${slug}: cold, gzip`,
      value: gzipOf(cold.files) / 1000,
      unit: 'kB',
      limit: { atMost: COLD_LIMIT_KB },
    },
    { name: `${slug}: cold, as sent`, value: cold.bytes / 1000, unit: 'kB' },
    { name: `${slug}: cold, files`, value: cold.files.length, unit: '' },
    { name: `${slug}: calls of an opening`, value: cold.calls, unit: '' },
    // The page itself is asked for again, and not sent again.
    {
      name: `${slug}: warm, files but for the page`,
      value: warm.files.filter((file) => !file.endsWith('/')).length,
      unit: '',
      limit: { atMost: 0 },
    },
    // The head of the answer that the page is unchanged, most of it the content security policy.
    {
      name: `${slug}: warm, as sent`,
      value: warm.bytes / 1000,
      unit: 'kB',
      limit: { atMost: WARM_LIMIT_KB },
    },
    { name: `${slug}: warm, first paint`, value: warm.firstPaint / 1000, unit: 's' },
  ];
}

async function frameFigures(browser: Browser, origin: string, { maths }: Playable): Promise<Figure[]> {
  const canvas = await measureFrames(browser, origin, maths, 'canvas');
  const webgl = await measureFrames(browser, origin, maths, 'webgl');
  return [
    { name: `${maths.slug}: script a frame, middle`, value: canvas.median, unit: 'ms' },
    {
      name: `${maths.slug}: script a frame, 95 of 100`,
      value: canvas.threadP95,
      unit: 'ms',
      limit: { atMost: FRAME_LIMIT_MS },
    },
    { name: `${maths.slug}: the same by the clock`, value: canvas.p95, unit: 'ms' },
    { name: `${maths.slug}: frames measured`, value: canvas.frames, unit: '' },
    { name: `${maths.slug}: most draw calls of a frame`, value: webgl.drawCalls, unit: '' },
    { name: `${maths.slug}: display objects`, value: webgl.displayObjects, unit: '' },
  ];
}

/** What a player waits for, downloads and keeps in memory when a game is opened and played. */
export const bench: Bench = {
  name: 'game-page',
  isLong: true,
  async run() {
    const running = process.env.E2E_ORIGIN;
    const product = running ? { origin: running, stop: async () => {} } : await startProduct();
    process.env.E2E_ORIGIN = product.origin;
    const browser = await chromium.launch({ executablePath: findChromium(), args: SOFTWARE_GL });
    const figures: Figure[] = [];
    const tell = (made: readonly Figure[]) => {
      figures.push(...made);
      for (const { name, value, unit } of made)
        console.error(`${name}: ${Number(value.toPrecision(4))} ${unit}`);
    };
    try {
      const slugs = playable.map(({ maths }) => maths.slug);
      for (const game of playable.filter(({ maths }) => isWanted(maths.slug, slugs))) {
        if (isWanted('visit', PARTS)) tell(await visitFigures(browser, game));
        if (isWanted('frames', PARTS)) tell(await frameFigures(browser, product.origin, game));
        if (isWanted('growth', PARTS)) tell(await measureGrowth(browser, product.origin, game.maths));
      }
      return figures;
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};
