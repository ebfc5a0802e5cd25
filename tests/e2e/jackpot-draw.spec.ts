import type { Page } from '@playwright/test';
import { JACKPOT_TIERS } from '../../contract/ids.ts';
import { planRingRun, RING_ORDER } from '../../maths/jackpot-ring.ts';
import { tierAtPointer, WHEEL_CLOSE_MS, WHEEL_TURN_MS } from '../../maths/jackpot-wheel.ts';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import {
  awardOf,
  canvasOf,
  followAsked,
  HALL,
  hallOf,
  readNotes,
  setVisibility,
  spinOf,
  stopClock,
  timeoutsByClock,
  traceLight,
} from './support/draw-page.ts';
import { balanceOf, drawsOf, JackpotHouse } from './support/jackpot-house.ts';
import { FULL_MOTION } from './support/motion.ts';
import { bringToken, type TestPlayer } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use(FULL_MOTION);

const COIN_CELL = 9;
const JACKPOT_CELL = 5;
/** Two frames of the page's clock and their rounding. */
const TWO_FRAMES_MS = 40;

let house: JackpotHouse;
test.beforeAll(async () => {
  // A product is made and started first.
  test.setTimeout(240_000);
  house = await JackpotHouse.open();
});
test.afterAll(() => house?.close());

const moneyText = (cents: number) =>
  `₱${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

async function openHall(page: Page, player: TestPlayer): Promise<void> {
  await bringToken(page, player.token);
  await page.goto(`${HALL}?probe=1`);
  await expect(spinOf(page)).toBeEnabled();
}

/** What stands on the four plaques, in cents. */
const shownAmounts = (page: Page): Promise<number[]> =>
  page
    .locator('[data-hall] button[data-tier]')
    .evaluateAll((plaques) =>
      plaques.map((plaque) => Number(/₱([\d,.]+\d)/.exec(plaque.ariaLabel ?? '')?.[1]?.replace(/\D/g, ''))),
    );

/** Six seconds of the page's clock bring other amounts, each inside its tier's section. */
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

test.describe('a chance that is earned', () => {
  test.use({ renderer: 'canvas' });

  test(
    '[R06, O11, T09, T10, T12, C74, D10, K05, K07, V04] is drawn once: the light goes the plan’s way to the server’s cell, and the balance follows',
    ONCE,
    async ({ page }) => {
      await house.rig(COIN_CELL);
      const player = await house.lucky();
      const readTrace = await traceLight(page);
      const asked = followAsked(page);
      await page.clock.install();
      await openHall(page, player);
      await expect(page.getByText('One draw is yours.')).toBeVisible();
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
      await expect(awardOf(page).locator('[data-award-amount] [data-counted]')).toHaveText('₱50');
      await expect(awardOf(page).locator('[data-balance]')).toContainText(moneyText(await balanceOf(player)));
      await page.clock.resume();
      await expect(page.getByRole('status').filter({ hasText: 'You won ₱50.' })).toBeAttached();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Collect' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'the light is here' })).toHaveAttribute(
        'data-cell',
        String(COIN_CELL),
      );
      await expect(page.getByText(/Today’s draw has been made/)).toBeVisible();
      await expect(spinOf(page)).toBeDisabled();
      await expect(spinOf(page)).toBeFocused();
    },
  );

  test(
    '[T11, K06] of the jackpot turns the wheel to the server’s pot, closes it 2 s after and counts the pot up',
    ONCE,
    async ({ page }) => {
      await house.rig(JACKPOT_CELL);
      const player = await house.lucky();
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
      await expect(awardOf(page).locator('[data-balance]')).toContainText(moneyText(before + paid));
    },
  );

  test('[T09, C74] whose answer takes 10 s, or 30 s, is the same one draw', ONCE, async ({ page }) => {
    await house.rig(COIN_CELL);
    const player = await house.lucky();
    const asked = followAsked(page);
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
    await expect(hallOf(page)).toHaveAttribute('data-phase', 'asking');
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor(9_500);
    await expect(hallOf(page), 'the light still goes round').toHaveAttribute('data-phase', 'asking');
    expect((await readTrace()).length).toBeGreaterThan(100);
    await page.clock.runFor(1_000);
    await expect(page.getByText(/Your draw is safe/)).toBeVisible();
    await page.clock.runFor(20_000);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    told.resolve();
    // The clock stands still from here on: what is under way is answered, what waits is asked for by hand.
    const again = page.getByRole('button', { name: 'Ask again now' });
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

  test(
    '[T09, T10] that is skipped, hidden for a minute, turned or without its canvas ends at the same result',
    ONCE,
    async ({ page }) => {
      await house.rig(COIN_CELL);
      const player = await house.lucky();
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
        await expect(awardOf(page)).toContainText('₱50');
        const draws = await drawsOf(player);
        expect(draws).toHaveLength(index + 1);
        await expect(awardOf(page)).toContainText(String(draws[0]?.id.slice(-12)));
        await house.nextDay(player);
        await page.getByRole('button', { name: 'Collect' }).click();
        await expect(page.locator(`[data-cell="${COIN_CELL}"][data-lit]`)).toBeAttached();
        // The board is read anew once a minute.
        await page.clock.runFor(61_000);
        await expect(spinOf(page)).toBeEnabled();
      }
    },
  );
});

test.describe('a draw between page and server', () => {
  test.use({ allowedConsole: /Failed to load resource|ERR_/ });

  test(
    '[T09, E04, C74] survives a lost network, a reload and a closing: once, and never lost',
    ONCE,
    async ({ page, context }) => {
      await house.rig(COIN_CELL);
      const player = await house.lucky();
      const asked = followAsked(page);
      const last = async () => String((await drawsOf(player))[0]?.id.slice(-12));
      const collect = async () => {
        await page.getByRole('button', { name: 'Collect' }).click();
        await house.nextDay(player);
        asked.length = 0;
        await page.reload();
        await expect(spinOf(page)).toBeEnabled();
        await expect(awardOf(page)).toHaveCount(0);
      };
      await openHall(page, player);

      // The server has drawn, and its answer is lost with the network.
      await page.route('**/app/v1/receiveDrawChance', async (route) => {
        await route.fetch();
        await context.setOffline(true);
        await route.abort('connectionreset');
      });
      await spinOf(page).click();
      await expect(page.getByText(/Your draw is safe/)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await context.setOffline(false);
      await expect(awardOf(page)).toContainText(await last());
      expect(new Set(asked).size).toBe(1);
      await collect();

      // The page goes before the answer comes.
      const drawn = Promise.withResolvers<void>();
      let isFirst = true;
      await page.route('**/app/v1/receiveDrawChance', async (route) => {
        if (!isFirst) return route.continue();
        isFirst = false;
        await route.fetch();
        drawn.resolve();
      });
      await spinOf(page).click();
      await drawn.promise;
      await page.reload();
      await expect(awardOf(page)).toContainText(await last());
      expect(new Set(asked).size).toBe(1);
      expect(await drawsOf(player)).toHaveLength(2);
      await collect();

      // The house closes the draw between the reading and the press.
      await house.operate('jackpot', 'close');
      await spinOf(page).click();
      await expect(page.getByRole('alert').filter({ hasText: '(1001)' })).toHaveText(
        'The jackpot is closed right now. Look in again later. (1001)',
      );
      await expect(spinOf(page)).toBeDisabled();
      expect(await drawsOf(player)).toHaveLength(2);
      await house.operate('jackpot', 'open');
      // Who wants less motion has the same draw without a canvas.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${HALL}?renderer=canvas`);
      await spinOf(page).click();
      await expect(awardOf(page)).toContainText('₱50');
      await expect(canvasOf(page)).toHaveCount(0);
      expect(await drawsOf(player)).toHaveLength(3);
    },
  );

  test(
    '[T09, C74] asked for by two tabs in the same moment is one draw, and both show it',
    ONCE,
    async ({ page, context }) => {
      await house.rig(COIN_CELL);
      const player = await house.lucky();
      await openHall(page, player);
      const other = await context.newPage();
      await other.goto(HALL);
      await expect(spinOf(other)).toBeEnabled();
      // Neither tab hears of the other's answer before both have asked.
      const bothAsked = Promise.withResolvers<void>();
      let asked = 0;
      await context.route('**/app/v1/receiveDrawChance', async (route) => {
        asked += 1;
        if (asked === 2) bothAsked.resolve();
        await bothAsked.promise;
        await route.continue();
      });
      await Promise.all([spinOf(page).click(), spinOf(other).click()]);
      await expect.poll(() => drawsOf(player)).toHaveLength(1);
      const [draw] = await drawsOf(player);
      for (const tab of [page, other]) await expect(awardOf(tab)).toContainText(String(draw?.id.slice(-12)));
      for (const tab of [page, other]) {
        await tab.getByRole('button', { name: 'Collect' }).click();
        await expect(spinOf(tab)).toBeDisabled();
      }
      expect(await drawsOf(player)).toHaveLength(1);
    },
  );

  test(
    '[O18, O19, K04, C75, C76, C90] stands in a record of 20 a page with its proof, and in a ranking of 10 with the own place',
    ONCE,
    async ({ page, context }) => {
      await house.rig(COIN_CELL);
      const player = await house.lucky();
      await openHall(page, player);
      await spinOf(page).click();
      await page.getByRole('button', { name: 'Collect' }).click();
      await house.repeatDraw(player, 22);
      await house.rankBehind(player, 12);

      await page.getByRole('button', { name: 'Ranking' }).click();
      const ranking = page.getByRole('dialog', { name: 'Ranking' });
      const own = ranking.getByRole('region', { name: 'Your place' });
      const places = ranking.getByRole('listitem').and(ranking.locator(':not([aria-label="Your place"] li)'));
      await expect(ranking.getByText('Page 1 of 2')).toBeVisible();
      await expect(places).toHaveCount(10);
      await expect(own.getByText('Place 13')).toBeAttached();
      await ranking.getByRole('button', { name: 'Next page' }).click();
      await expect(ranking.getByText('Page 2 of 2')).toBeVisible();
      await expect(places.first().getByText('Place 11')).toBeAttached();
      await expect(places.filter({ hasText: 'you' })).toContainText('₱50');
      await expect(ranking.getByRole('button', { name: 'Next page' })).toBeDisabled();
      await expectAccessible(page, 'dialog');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'My draws' }).click();
      const record = page.getByRole('dialog', { name: 'My draws' });
      const rows = record.getByRole('listitem');
      await expect(rows).toHaveCount(20);
      await rows.last().scrollIntoViewIfNeeded();
      await expect(rows).toHaveCount(23);
      await expect(record.getByText('That is all of them.')).toBeVisible();
      await rows.first().getByText('Proof').click();
      await rows.first().getByRole('button', { name: 'Check this draw' }).click();
      await expect(record.getByText(/^Fair: the seed is the sealed one/)).toBeVisible();

      await rows.first().getByRole('link', { name: 'Open the public check' }).click();
      await expect(page.getByRole('heading', { name: 'This draw was fair' })).toBeVisible();
      // The last part that the page fetches by itself; from then on the browser works alone.
      await expect(page.getByRole('region', { name: 'Your session' })).toContainText('In session');
      await context.setOffline(true);
      const figures = page.getByRole('group').filter({ hasText: 'no connection is needed' });
      const seal = await figures.getByLabel('Fingerprint shown before').inputValue();
      await figures.getByLabel('Fingerprint shown before').fill('0'.repeat(64));
      await figures.getByRole('button', { name: 'Work the draw out' }).click();
      await expect(page.getByRole('heading', { name: 'Something does not match' })).toBeVisible();
      await figures.getByLabel('Fingerprint shown before').fill(seal);
      await figures.getByRole('button', { name: 'Work the draw out' }).click();
      await expect(page.getByRole('heading', { name: 'This is what these figures give' })).toBeVisible();
      await expect(page.getByText(`Cell ${COIN_CELL + 1} of 10`)).toBeVisible();
    },
  );
});
