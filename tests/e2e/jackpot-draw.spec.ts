import type { Page } from '@playwright/test';
import { JACKPOT_TIERS } from '../../contract/ids.ts';
import { planRingRun, RING_ORDER } from '../../maths/jackpot-ring.ts';
import { tierAtPointer, WHEEL_CLOSE_MS, WHEEL_TURN_MS } from '../../maths/jackpot-wheel.ts';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import {
  awardOf,
  balanceIn,
  canvasOf,
  countedOf,
  followRequests,
  hallOf,
  readNotes,
  setVisibility,
  spinOf,
  stopClock,
  timeoutsByClock,
  traceLight,
} from './support/draw-page.ts';
import { balanceOf, drawsOf } from './support/jackpot-platform.ts';
import { FULL_MOTION } from './support/motion.ts';
import type { TestPlayer } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { COIN_CELL, JACKPOT_CELL, openHall, useJackpotPlatform } from './support/use-jackpot-platform.ts';

test.use(FULL_MOTION);

/** Two frames of the page's clock and their rounding. */
const TWO_FRAMES_MS = 40;

const platformOf = useJackpotPlatform();

const moneyText = (cents: number) =>
  `₱${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** What stands on the four plaques, in cents. */
const shownAmounts = (page: Page): Promise<number[]> =>
  page
    .locator('[data-hall] button[data-tier]')
    .evaluateAll((plaques) =>
      plaques.map((plaque) => Number(/₱([\d,.]+\d)/.exec(plaque.ariaLabel ?? '')?.[1]?.replace(/\D/g, ''))),
    );

/**
 * Six seconds of the page's clock bring other amounts, each inside its tier's section: a minute after the first reading, to
 * which the clock was set forward, they begin to rise.
 */
async function expectAmountsMove(page: Page, player: TestPlayer): Promise<void> {
  const before = await shownAmounts(page);
  expect(before).toHaveLength(4);
  await page.clock.runFor(6_000);
  await expect.poll(() => shownAmounts(page)).not.toEqual(before);
  const info = await call('getJackpotDrawInfo', {}, player.token);
  for (const [index, amount] of (await shownAmounts(page)).entries()) {
    const [lowest, highest] = info[`${JACKPOT_TIERS[index]}JackpotSection`] as [number, number];
    expect(amount).toBeGreaterThanOrEqual(lowest);
    expect(amount).toBeLessThanOrEqual(highest);
  }
}

/** The way of the light from the answer on, and how far each step was from the plan's time. */
function matchPlan(trace: readonly { cell: number; at: number }[], winner: number) {
  const cells = trace.map(({ cell }) => cell);
  const plan = RING_ORDER.map((start) => planRingRun(winner, start)).find(
    (steps) => steps.map(({ cell }) => cell).join() === cells.slice(-steps.length).join(),
  );
  const run = trace.slice(-(plan?.length ?? 0));
  const lateMs = run.map(({ at }, index) => at - (run[0]?.at ?? 0) - (plan?.[index]?.atMs ?? 0));
  return { plan, waited: cells.slice(0, cells.length - run.length), lateMs };
}

test.describe('draw with an earned chance', () => {
  test.use({ renderer: 'canvas' });

  test(
    '[R06, O11, T09, T10, T12, C74, D10, K05, K07, V04] draw runs once: the light follows its plan to the server’s cell, and the balance follows',
    ONCE,
    async ({ page }) => {
      await platformOf().rig(COIN_CELL);
      const player = await platformOf().lucky();
      const readTrace = await traceLight(page);
      const asked = followRequests(page);
      await page.clock.install();
      await platformOf().forgetReadings();
      await openHall(page, player);
      await expect(page.getByText('1 draw ready.')).toBeVisible();
      await canvasOf(page).waitFor();
      await stopClock(page);
      await expectAmountsMove(page, player);
      // Both presses come in the same moment of the page's clock.
      await spinOf(page).dblclick();
      await expect(hallOf(page)).toHaveAttribute('data-phase', 'ring');
      await page.clock.runFor(12_000);
      await expect(awardOf(page)).toBeVisible();
      const [draw, ...others] = await drawsOf(player);
      expect(others, 'never a second draw').toEqual([]);
      expect(draw).toMatchObject({ cell: COIN_CELL, type: 1, bonus: 5_000 });
      expect(asked).toHaveLength(1);

      const { plan, waited, lateMs } = matchPlan(await readTrace(), COIN_CELL);
      expect(plan, 'the way of the light').toBeDefined();
      expect(waited).toEqual(waited.map((_, index) => RING_ORDER[index % RING_ORDER.length]));
      expect(Math.max(...lateMs.map(Math.abs)), 'between plan and light').toBeLessThan(TWO_FRAMES_MS);

      await page.clock.runFor(6_000);
      await expect(countedOf(page)).toContainText('Added to your balance: ₱50.00');
      await expect(balanceIn(page)).toContainText(moneyText(await balanceOf(player)));
      await page.clock.resume();
      await expect(page.getByRole('status').filter({ hasText: 'You won ₱50.' })).toBeAttached();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'the light is here' })).toHaveAttribute(
        'data-cell',
        String(COIN_CELL),
      );
      await expect(page.getByText(/You’ve used today’s draw/)).toBeVisible();
      await expect(spinOf(page)).toBeDisabled();
      await expect(spinOf(page)).toBeFocused();
    },
  );

  test(
    '[T11, K06] jackpot draw turns the wheel to the server’s pot, closes it 2 s after and counts the pot up',
    ONCE,
    async ({ page }) => {
      await platformOf().rig(JACKPOT_CELL);
      const player = await platformOf().lucky();
      const before = await balanceOf(player);
      await page.clock.install();
      await openHall(page, player);
      await canvasOf(page).waitFor();
      await stopClock(page);
      await spinOf(page).click();
      await expect(hallOf(page)).toHaveAttribute('data-phase', 'ring');
      await page.clock.runFor(12_000);
      await expect(hallOf(page)).toHaveAttribute('data-phase', 'wheel');
      // Its pictures are painted when it is wanted, in the browser's own time.
      await expect(async () => {
        await page.clock.runFor(100);
        expect((await readNotes(page)).some(({ degrees }) => degrees !== null)).toBe(true);
      }).toPass();
      await page.clock.runFor(10_000);
      await expect(awardOf(page)).toBeVisible();
      await page.clock.runFor(200);

      const [draw] = await drawsOf(player);
      const tier = (['mega', 'major', 'minor', 'mini'] as const)[(draw?.propId ?? 0) - 50_001];
      const notes = await readNotes(page);
      const turning = notes.filter(({ degrees, phase }) => degrees !== null && phase === 'wheel');
      const end = turning.at(-1)?.degrees ?? 0;
      expect(tierAtPointer(end)).toBe(tier);
      const begunAt = turning.findLast(({ degrees }) => degrees === 0)?.at ?? 0;
      const landedAt = turning.find(({ degrees }) => degrees === end)?.at ?? 0;
      const closedAt = notes.find(({ phase }) => phase === 'award')?.at ?? 0;
      expect(landedAt - begunAt).toBeGreaterThan(WHEEL_TURN_MS.min - TWO_FRAMES_MS);
      expect(landedAt - begunAt).toBeLessThan(WHEEL_TURN_MS.max + TWO_FRAMES_MS);
      expect(closedAt - landedAt).toBeGreaterThan(WHEEL_CLOSE_MS - TWO_FRAMES_MS);
      expect(closedAt - landedAt).toBeLessThan(WHEEL_CLOSE_MS + TWO_FRAMES_MS);

      await page.clock.runFor(8_000);
      const paid = draw?.bonus ?? 0;
      await expect(awardOf(page)).toContainText(`Added to your balance: ${moneyText(paid)}`);
      expect(await balanceOf(player)).toBe(before + paid);
      await expect(balanceIn(page)).toContainText(moneyText(before + paid));
    },
  );

  test('[T09, C74] draw whose answer takes 10 s, or 30 s, stays the same draw', ONCE, async ({ page }) => {
    await platformOf().rig(COIN_CELL);
    const player = await platformOf().lucky();
    const asked = followRequests(page);
    const readTrace = await traceLight(page);
    const told = Promise.withResolvers<void>();
    await page.route('**/app/v1/receiveDrawChance', async (route) => {
      // The server has drawn; only its answer takes so long.
      const response = await route.fetch();
      await told.promise;
      // The page may have given this one up.
      await route.fulfill({ response }).catch(() => undefined);
    });
    await page.clock.install();
    await timeoutsByClock(page);
    await openHall(page, player);
    await canvasOf(page).waitFor();
    await stopClock(page);
    await spinOf(page).click();
    await expect(hallOf(page)).toHaveAttribute('data-phase', 'requesting');
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor(9_500);
    await expect(hallOf(page), 'the light still goes round').toHaveAttribute('data-phase', 'requesting');
    expect((await readTrace()).length).toBeGreaterThan(100);
    await page.clock.runFor(1_000);
    await expect(page.getByText(/Your draw is safe/)).toBeVisible();
    await page.clock.runFor(20_000);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    told.resolve();
    // The clock stands still from here on: what is under way is answered, what waits is asked for by hand.
    const again = page.getByRole('button', { name: 'Check again' });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 3_000 });
      await expect(hallOf(page)).toHaveAttribute('data-phase', 'ring', { timeout: 5_000 });
    }).toPass();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(awardOf(page)).toBeVisible();
    const draws = await drawsOf(player);
    expect(draws).toHaveLength(1);
    expect(new Set(asked).size, 'one request, however often it was sent').toBe(1);
    await expect(awardOf(page)).toContainText(String(draws[0]?.id.slice(-12)));
  });

  test('[T09] Skip brings an award that is being counted to its end', ONCE, async ({ page }) => {
    await platformOf().rig(COIN_CELL);
    await page.clock.install();
    await openHall(page, await platformOf().lucky());
    await canvasOf(page).waitFor();
    await stopClock(page);
    await spinOf(page).click();
    await expect(hallOf(page)).toHaveAttribute('data-phase', 'ring');
    await expect(async () => {
      await page.clock.runFor(200);
      await expect(page.locator('[data-award-drawn]')).toBeAttached({ timeout: 200 });
    }).toPass({ intervals: [20] });
    await expect(countedOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(countedOf(page)).toContainText('Added to your balance: ₱50.00');
    await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  });

  test(
    '[T09, T10] draw that is skipped, hidden for a minute, rotated or without its canvas ends at the same result',
    ONCE,
    async ({ page }) => {
      await platformOf().rig(COIN_CELL);
      const player = await platformOf().lucky();
      const disturb = [
        () => page.getByRole('button', { name: 'Skip' }).click(),
        async () => {
          await setVisibility(page, 'hidden');
          await page.clock.runFor(60_000);
          await setVisibility(page, 'visible');
        },
        () => page.setViewportSize({ width: 915, height: 412 }),
        () => canvasOf(page).evaluate((canvas) => canvas.dispatchEvent(new Event('webglcontextlost'))),
      ];
      await page.clock.install();
      await openHall(page, player);
      await canvasOf(page).waitFor();
      await stopClock(page);
      for (const [index, work] of disturb.entries()) {
        await spinOf(page).click();
        await expect(hallOf(page)).toHaveAttribute('data-phase', 'ring');
        await page.clock.runFor(1_000);
        await work();
        await awardOf(page).waitFor();
        // A rotation ends the light's way, and the award is told after it.
        await page.clock.runFor(3_000);
        await expect(countedOf(page)).toContainText('₱50');
        const draws = await drawsOf(player);
        expect(draws).toHaveLength(index + 1);
        await expect(awardOf(page)).toContainText(String(draws[0]?.id.slice(-12)));
        await platformOf().nextDay(player);
        await page.getByRole('button', { name: 'Done' }).click();
        await expect(page.locator(`[data-cell="${COIN_CELL}"][data-lit]`)).toBeAttached();
        // The board is read anew once a minute. In small steps: a minute at once would be too long for an answer.
        await expect(async () => {
          await page.clock.runFor(5_000);
          expect(await spinOf(page).isEnabled()).toBe(true);
        }).toPass({ intervals: [200] });
      }
    },
  );
});
