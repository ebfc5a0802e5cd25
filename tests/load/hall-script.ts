import type { Browser } from 'playwright';
import { openBareShow } from './bare-show.ts';
import type { Figure } from './bench.ts';
import { finishDraw, type HallPage, measureScript, spin, waitForPlaying } from './hall-page.ts';

const ROUNDS = 7;
/** Runs that warm both up, so that the engine has compiled the hot code. */
const WARM_UPS = 2;
const MEASURE_MS = 2_500;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The light circles at full speed for three seconds, and the wheel turns for four at least. */
async function playTo(hall: HallPage, part: 'ring' | 'wheel'): Promise<void> {
  await hall.page.bringToFront();
  await spin(hall, 'mega');
  if (part === 'ring') return;
  await hall.page.evaluate(() => window.__front?.finish());
  await waitForPlaying(hall.page, 'wheel');
  await hall.page.waitForFunction(() => window.__front?.sprites().some(({ turns }) => turns));
}

const REST = { ring: ['wheel', 'moment'], wheel: ['moment'] } as const;

/** Alternating, so that a busy moment of the machine affects both. */
export async function compareScript(browser: Browser, hall: HallPage): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const part of ['ring', 'wheel'] as const) {
    await playTo(hall, part);
    const sprites = await hall.page.evaluate(() => window.__front?.sprites() ?? []);
    await finishDraw(hall, REST[part]);
    const bare = await openBareShow(browser, sprites);
    const times: { hall: number; bare: number; rate: number }[] = [];
    for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
      await playTo(hall, part);
      const shown = await measureScript(hall, MEASURE_MS);
      await finishDraw(hall, REST[part]);
      await bare.page.bringToFront();
      await bare.setDrawing(true);
      const { script } = await measureScript(bare, MEASURE_MS);
      await bare.setDrawing(false);
      times.push({ hall: shown.script, bare: script, rate: shown.rate });
    }
    await bare.close();
    const kept = times.slice(WARM_UPS);
    figures.push(
      { name: `${part}: frames a second`, value: median(kept.map(({ rate }) => rate)), unit: '' },
      { name: `${part}: script a frame`, value: median(kept.map((time) => time.hall)), unit: 'ms' },
      {
        name: `${part}: script a frame, bare Pixi page, ${sprites.length} sprites`,
        value: median(kept.map((time) => time.bare)),
        unit: 'ms',
      },
      {
        name: `${part}: script against a bare Pixi page`,
        value: median(kept.map((time) => time.hall / time.bare)),
        unit: '',
        limit: { atMost: 1.2 },
      },
    );
  }
  return figures;
}
