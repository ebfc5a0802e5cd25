import type { Page } from '@playwright/test';
import { bundleInMemory } from '../../tools/build/bundle-in-memory.ts';
import type { LoudnessPage } from './support/loudness-page.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

declare const sound: LoudnessPage;

const ORIGIN = 'http://loudness.test/';
/** A level is reached exactly but for the tone's own phase. */
const CLOSE = 0.02;
/** A fade, and some time for a busy machine. */
const LISTEN_MS = 1_200;
let script = '';

test.beforeAll(async () => {
  const result = await bundleInMemory({
    configFile: false,
    build: {
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'tests/e2e/support/loudness-page.ts', output: { format: 'es' } },
    },
  });
  script = result.output[0].code;
});

/** The real output over the real Howler, in a page that a press has allowed to sound. */
async function openOutput(page: Page): Promise<void> {
  await page.route(`${ORIGIN}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><link rel="icon" href="data:,"><button>Sound</button><script type="module" src="/page.js"></script>',
        }),
  );
  await page.goto(ORIGIN);
  await page.waitForFunction(() => 'sound' in globalThis);
  await page.getByRole('button').click();
  await page.evaluate(() => sound.context.resume());
}

const expectLevel = (page: Page, level: number) =>
  expect.poll(() => page.evaluate(() => sound.measure())).toBeCloseTo(level, 1);

const setMusic = (page: Page, music: number) =>
  page.evaluate((music) => sound.output.setLevels({ effects: 1, music }), music);

async function playMusic(page: Page): Promise<void> {
  await setMusic(page, 0.3);
  await expectLevel(page, 0.3);
}

test.describe('music played by Howler, as it is heard', () => {
  test('fade to the current level ends: music that was never audible pauses', ONCE, async ({ page }) => {
    await openOutput(page);
    await page.evaluate(async () => {
      sound.output.setLevels({ effects: 1, music: 0.3 });
      sound.output.setLevels({ effects: 1, music: 0 });
    });
    await expect.poll(() => page.evaluate(() => sound.countSources())).toBe(0);
    await playMusic(page);
    await setMusic(page, 0.3);
    await setMusic(page, 0);
    await expect.poll(() => page.evaluate(() => sound.countSources())).toBe(0);
    expect(await page.evaluate(() => sound.measure())).toBe(0);
  });

  test(
    'level set while the audio context is suspended is read back, and music starts silent and never exceeds it',
    ONCE,
    async ({ page }) => {
      await openOutput(page);
      const heard = await page.evaluate(async (ms) => {
        await sound.context.suspend();
        const resume = sound.context.resume.bind(sound.context);
        // As a browser that does not let the page wake it.
        sound.context.resume = async () => {};
        sound.output.setLevels({ effects: 1, music: 0.6 });
        sound.output.setLevels({ effects: 1, music: 0.3 });
        const wished = sound.output.levels.music;
        // The loop is fetched meanwhile.
        await new Promise((done) => setTimeout(done, 500));
        void resume();
        return { wished, ...(await sound.listen(ms)) };
      }, LISTEN_MS + 1_000);
      expect(heard.wished).toBe(0.3);
      expect(heard.max).toBeLessThanOrEqual(0.3 + CLOSE);
      await expectLevel(page, 0.3);
    },
  );

  test('fade in a suspended audio context ends at the level', ONCE, async ({ page }) => {
    await openOutput(page);
    await playMusic(page);
    const heard = await page.evaluate(async (ms) => {
      sound.output.setLevels({ effects: 1, music: 0.1 });
      await sound.listen(200);
      await sound.context.suspend();
      await new Promise((done) => setTimeout(done, 900));
      await sound.context.resume();
      return sound.listen(ms);
    }, LISTEN_MS);
    expect(heard.max).toBeLessThanOrEqual(0.3 + CLOSE);
    expect(heard.last).toBeCloseTo(0.1, 1);
  });

  test('last one of two fades at once counts, and neither is heard above both', ONCE, async ({ page }) => {
    await openOutput(page);
    await playMusic(page);
    const heard = await page.evaluate(async (ms) => {
      sound.output.setLevels({ effects: 1, music: 0.9 });
      sound.output.setLevels({ effects: 1, music: 0.1 });
      return sound.listen(ms);
    }, LISTEN_MS);
    expect(heard.max).toBeLessThanOrEqual(0.3 + CLOSE);
    expect(heard.last).toBeCloseTo(0.1, 1);
  });

  test(
    'page that is hidden is silent at once, and music comes back by a fade, in one source',
    ONCE,
    async ({ page }) => {
      await openOutput(page);
      await playMusic(page);
      const hidden = await page.evaluate(async () => {
        sound.output.setLevels({ effects: 0, music: 0 });
        sound.output.silence();
        await new Promise((done) => setTimeout(done, 100));
        return [(await sound.listen(300)).max, sound.countSources()];
      });
      expect(hidden).toEqual([0, 0]);
      const back = await page.evaluate(async (ms) => {
        sound.output.setLevels({ effects: 1, music: 0.3 });
        return sound.listen(ms);
      }, LISTEN_MS);
      expect(back.max).toBeLessThanOrEqual(0.3 + CLOSE);
      await expectLevel(page, 0.3);
      expect(await page.evaluate(() => sound.countSources())).toBe(1);
    },
  );

  test('music that a call has interrupted goes on at the next touch', ONCE, async ({ page }) => {
    await openOutput(page);
    await playMusic(page);
    await page.evaluate(() => sound.context.suspend());
    expect(await page.evaluate(() => sound.measure())).toBe(0);
    await page.evaluate(() => sound.output.wake());
    await expectLevel(page, 0.3);
    expect(await page.evaluate(() => sound.countSources())).toBe(1);
  });
});
