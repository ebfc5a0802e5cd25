import type { Page } from '@playwright/test';
import {
  awardOf,
  canvasOf,
  countedOf,
  countUnseen,
  followRequests,
  HALL,
  hallOf,
  setVisibility,
  spinOf,
} from './support/draw-page.ts';
import { drawsOf, JackpotPlatform } from './support/jackpot-platform.ts';
import { FULL_MOTION } from './support/motion.ts';
import { bringToken, type TestPlayer } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use(FULL_MOTION);

/** The one cell that opens the wheel, so that a draw has all its parts. */
const JACKPOT_CELL = 5;

let platform: JackpotPlatform;
test.beforeAll(async () => {
  // A product is made and started first.
  test.setTimeout(240_000);
  platform = await JackpotPlatform.open();
  await platform.rig(JACKPOT_CELL);
});
test.afterAll(() => platform?.close());

/**
 * From before the press on: on a busy machine a part may go by between two looks of an assertion. A draw's time stretches
 * over frames that come late, so that nothing but the test's own time bounds it.
 */
const EVERY_FRAME = { polling: 'raf', timeout: 0 } as const;

/** Spins, and comes back when the draw is in one of its parts. */
const reach = {
  async 'before the answer'(page: Page) {
    const drawn = Promise.withResolvers<void>();
    await page.route('**/app/v1/receiveDrawChance', async (route) => {
      // The server has drawn, and its answer stays on the way.
      await route.fetch();
      drawn.resolve();
    });
    await spinOf(page).click();
    await drawn.promise;
    await page.unrouteAll();
  },
  'in the ring': (page: Page) => spinUntil(page, 'ring'),
  'in the wheel': (page: Page) => spinUntil(page, 'wheel'),
  async 'in the count'(page: Page) {
    const isCounting = page.waitForFunction(
      () => {
        return document.querySelector('[data-award]:not([data-counted])') !== null;
      },
      undefined,
      EVERY_FRAME,
    );
    await Promise.all([isCounting, spinOf(page).click()]);
  },
} as const;
/** Fails as soon as the award stands there and the part was not seen. */
async function spinUntil(page: Page, phase: string): Promise<void> {
  const reached = page.waitForFunction(
    (wanted) => {
      const now = document.querySelector<HTMLElement>('[data-hall]')?.dataset.phase;
      return now === wanted || now === 'award' ? now : null;
    },
    phase,
    EVERY_FRAME,
  );
  await spinOf(page).click();
  expect(await (await reached).jsonValue(), 'part of the draw that was seen').toBe(phase);
}

const receiptOf = async (player: TestPlayer, index: number) => {
  const draws = await drawsOf(player);
  expect(draws, 'one draw for one press').toHaveLength(index + 1);
  return String(draws[0]?.id.slice(-12));
};

/**
 * The award stands on the screen whole, and neither this page nor the next one has anything left to show. That one is the
 * hall of another day: with a chance again.
 */
async function expectSeenOnce(page: Page, player: TestPlayer, index: number): Promise<void> {
  const receipt = await receiptOf(player, index);
  await expect(awardOf(page)).toContainText(receipt);
  await expect(countedOf(page)).toHaveCount(1);
  await expect.poll(() => countUnseen(page)).toBe(0);
  await platform.nextDay(player);
  await page.reload();
  await expect(hallOf(page)).toHaveAttribute('data-phase', 'idle');
  await expectReady(page);
  await expect(awardOf(page)).toHaveCount(0);
}

async function expectReady(page: Page): Promise<void> {
  await expect(spinOf(page)).toBeEnabled();
  // Without the stage a draw has no parts: its award is told at once.
  await expect(canvasOf(page)).toBeAttached();
}

async function openHall(page: Page): Promise<TestPlayer> {
  const player = await platform.lucky();
  await bringToken(page, player.token);
  await page.goto(HALL);
  await expectReady(page);
  return player;
}

test.describe('draw whose page is closed', () => {
  // Three draws with all their parts.
  test.describe.configure({ timeout: 300_000 });
  test.use({ renderer: 'canvas' });

  // What a reload in each part leaves to be shown is a case of the draw's flow; here are both ways past an award.
  test(
    '[T09, T11, C74] reload before the answer, in the ring or in the wheel shows the award afterwards, once',
    ONCE,
    async ({ page }) => {
      const player = await openHall(page);
      const asked = followRequests(page);
      for (const [index, moment] of (
        ['before the answer', 'in the ring', 'in the wheel'] as const
      ).entries()) {
        await test.step(moment, async () => {
          asked.length = 0;
          await reach[moment](page);
          await page.reload();
          await expectSeenOnce(page, player, index);
          expect(new Set(asked).size, 'one request, however often it was sent').toBe(1);
        });
      }
    },
  );

  test(
    '[T09, T11, C74] award that arrived in a hidden tab is shown when the tab is visible, or after a reload, once',
    ONCE,
    async ({ page }) => {
      const player = await openHall(page);
      const cases = [
        ['in the ring', 'looked at again'],
        ['in the count', 'reloaded'],
      ] as const;
      for (const [index, [moment, end]] of cases.entries()) {
        await test.step(`hidden ${moment}, ${end}`, async () => {
          await reach[moment](page);
          await setVisibility(page, 'hidden');
          await expect(hallOf(page)).toHaveAttribute('data-phase', 'award');
          await expect(countedOf(page)).toHaveCount(1);
          expect(await countUnseen(page), 'nobody has seen it').toBe(1);
          if (end === 'reloaded') await page.reload();
          else await setVisibility(page, 'visible');
          await expectSeenOnce(page, player, index);
        });
      }
    },
  );
});
