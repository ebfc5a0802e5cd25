import type { Page, Request } from '@playwright/test';
import type { JackpotInfo } from '../../contract/entities/jackpot.ts';
import { type JackpotTier, TierPropId } from '../../contract/ids.ts';
import { planRingRun, RING_ORDER } from '../../maths/jackpot-ring.ts';
import { expectAccessible } from './support/axe.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const HALL = '/activity/jackpot';
const COIN_CELL = 9;
const JACKPOT_CELL = 5;

const spinOf = (page: Page) => page.getByRole('button', { name: /^Spin/ });
const award = (page: Page) => page.getByRole('region', { name: /^You won/ });

/** A draw of the wanted kind: the only thing that is not the server's own is chance. */
function drawOf(tier: JackpotTier | null, request: Request) {
  const { commit, clientSeed } = request.postDataJSON();
  const cents = tier ? 1_234_567_89 : 5_000;
  return {
    id: '0193b2c4-0000-7000-8000-0000000d0001',
    type: tier ? 2 : 1,
    propId: tier ? TierPropId[tier] : 2001,
    count: cents,
    bonus: cents,
    cell: tier ? JACKPOT_CELL : COIN_CELL,
    day: '2026-11-20',
    createTime: 0,
    proof: {
      commit,
      serverSeed: '00'.repeat(32),
      clientSeed,
      maths: 'lucky-jackpot@1',
      cellWeights: [],
      tierWeights: [],
    },
    coin: cents,
    nextCommit: 'cd'.repeat(32),
  };
}

/** Gives the player a chance to draw, in the reading alone. */
async function giveChance(page: Page): Promise<void> {
  await page.route('**/app/v1/getJackpotDrawInfo', async (route) => {
    const answer = await (await route.fetch()).json();
    const info = (answer.data ?? answer) as JackpotInfo;
    Object.assign(info, { canReceiveDrawChance: true, needDeposit: 0, needTyping: 0 });
    Object.assign(info.draw, { chances: 1, commit: 'ab'.repeat(32) });
    await route.fulfill({ json: answer });
  });
}

/** Answers every draw with one of this kind, and keeps what was asked. */
async function fixDraw(page: Page, tier: JackpotTier | null): Promise<object[]> {
  const asked: object[] = [];
  await page.route('**/app/v1/receiveDrawChance', async (route) => {
    const { requestId, clientSeed, commit } = route.request().postDataJSON();
    asked.push({ requestId, clientSeed, commit });
    await route.fulfill({ json: { code: 0, msg: '', data: drawOf(tier, route.request()) } });
  });
  return asked;
}

async function openHall(page: Page): Promise<void> {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto(HALL);
  await spinOf(page).waitFor();
}

test('[R06, O11, V04, C73] the hall has ten cells, no navigation bar, its odds, and SPIN waits for a chance', async ({
  page,
}) => {
  await openHall(page);
  await expect(page.getByRole('list', { name: 'Prizes' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(spinOf(page)).toBeDisabled();
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Go to deposit' })).toBeVisible();
  const odds = page.getByRole('region', { name: 'Odds and pots' });
  for (const tier of ['Mega', 'Major', 'Minor', 'Mini'])
    await expect(
      odds.getByRole('row', { name: new RegExp(`^${tier} 1 in [\\d,]+ ₱[\\d,]+ ₱[\\d,]+`) }),
    ).toBeVisible();
  await expect(odds.getByText(/of every real-money bet goes into the pots/)).toBeVisible();
  await expectAccessible(page);
});

test(
  '[O11, O18, O19, O20, C75, C76] the place of the bars opens the hall; record, ranking and rules open above it',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Jackpot/ })
      .first()
      .click();
    const hall = page.getByRole('dialog', { name: 'Jackpot', exact: true });
    await expect(spinOf(page)).toBeDisabled();
    await expectAccessible(page, 'dialog');
    for (const [button, title, text] of [
      ['My draws', 'My draws', 'No draw yet'],
      ['Ranking', 'Ranking', /Nobody has drawn yet|Place 1/],
      ['Rules and odds', 'Rules and odds', /1 in 900/],
    ] as const) {
      await hall.getByRole('button', { name: button }).click();
      const sheet = page.getByRole('dialog', { name: title });
      await expect(sheet.getByText(text).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
    await expect(hall).toBeVisible();
  },
);

test(
  '[C74, D10, T09] a draw lands on the server’s cell, is told to a reader, and pays once it is taken',
  ONCE,
  async ({ page }) => {
    await giveChance(page);
    const asked = await fixDraw(page, null);
    await openHall(page);
    await spinOf(page).click();
    await expect(award(page).getByText('₱50.00').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'You won ₱50.' })).toBeAttached();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Collect' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'the light is here' })).toHaveAttribute(
      'data-cell',
      String(COIN_CELL),
    );
    expect(asked).toHaveLength(1);
  },
);

test(
  '[E04] each refusal is told in words of its own, any other in general ones, all with the code',
  ONCE,
  async ({ page }) => {
    let code = 0;
    await giveChance(page);
    await page.route('**/app/v1/receiveDrawChance', (route) =>
      route.fulfill({ json: { code, msg: 'no', data: null } }),
    );
    await openHall(page);
    for (const [refusal, text] of [
      [1001, 'The jackpot is closed right now. Look in again later. (1001)'],
      [1002, 'You have no draw left today. A new one can be earned tomorrow. (1002)'],
      [1003, /deposit is still missing.*\(1003\)/],
      [1004, /play is still missing.*\(1004\)/],
      [1099, 'The draw did not happen, and none was used up. Try again in a moment. (1099)'],
    ] as const) {
      code = refusal;
      // A press within 300 ms of the last one counts for nothing, and the test may be quicker than that.
      await expect(async () => {
        await spinOf(page).click();
        await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible({ timeout: 2_000 });
      }).toPass();
    }
  },
);

test.describe('faults', () => {
  test.use({ allowedConsole: /Failed to load resource|ERR_/ });

  test('a page that is reloaded in mid-draw shows the same draw, once', ONCE, async ({ page }) => {
    await giveChance(page);
    const asked: object[] = [];
    await page.route('**/app/v1/receiveDrawChance', async (route) => {
      const { requestId, clientSeed, commit } = route.request().postDataJSON();
      asked.push({ requestId, clientSeed, commit });
      // The first answer never comes; the reload cuts it off.
      if (asked.length > 1)
        await route.fulfill({ json: { code: 0, msg: '', data: drawOf('mini', route.request()) } });
    });
    await openHall(page);
    await spinOf(page).click();
    await expect(page.getByText('The draw is under way.')).toBeAttached();
    await page.reload();
    await expect(award(page).getByText('Mini', { exact: true })).toBeVisible();
    expect(asked[1]).toEqual(asked[0]);
    await page.getByRole('button', { name: 'Collect' }).click();
    await page.reload();
    await spinOf(page).waitFor();
    await expect(award(page)).toHaveCount(0);
    expect(asked).toHaveLength(2);
  });

  test(
    'a lost connection leaves the draw safe, and its result comes when it is known',
    ONCE,
    async ({ page }) => {
      await giveChance(page);
      const told = Promise.withResolvers<void>();
      const asked: string[] = [];
      await page.route('**/app/v1/receiveDrawChance', async (route) => {
        asked.push(route.request().postDataJSON().requestId);
        if (asked.length === 1) return route.abort('connectionreset');
        await told.promise;
        await route.fulfill({ json: { code: 0, msg: '', data: drawOf(null, route.request()) } });
      });
      await openHall(page);
      await spinOf(page).click();
      await expect(page.getByText(/Your draw is safe/)).toBeVisible();
      told.resolve();
      await expect(award(page)).toBeVisible();
      expect(asked.length).toBeGreaterThan(1);
      expect(new Set(asked).size, 'one draw, however often it is asked for').toBe(1);
    },
  );
});

interface LitCell {
  readonly cell: number;
  /** On the page's own clock. */
  readonly at: number;
}

/** Notes each cell in the moment it is lit, from before the page's own scripts on. */
async function traceLight(page: Page): Promise<() => Promise<LitCell[]>> {
  await page.addInitScript(() => {
    const trace: { cell: number; at: number }[] = [];
    Object.assign(window, { lightTrace: trace });
    const toggle = Element.prototype.toggleAttribute;
    Element.prototype.toggleAttribute = function (name, force) {
      const isNew = name === 'data-lit' && force === true && !this.hasAttribute(name);
      if (isNew) trace.push({ cell: Number((this as HTMLElement).dataset.cell), at: performance.now() });
      return toggle.call(this, name, force);
    };
  });
  return () => page.evaluate(() => (window as unknown as { lightTrace: LitCell[] }).lightTrace);
}

/** Two frames of the page's clock and their rounding: the first step may be late by one, and any other too. */
const TWO_FRAMES_MS = 40;

test.describe('on the canvas', () => {
  test.use({ renderer: 'canvas' });

  test(
    '[T10, K05] the light takes the plan’s way in the plan’s time, and ends on the server’s cell',
    ONCE,
    async ({ page }) => {
      const readTrace = await traceLight(page);
      // The page's clock is turned by hand: on a busy machine its frames come late, and say nothing of the plan.
      await page.clock.install();
      await giveChance(page);
      await fixDraw(page, null);
      await openHall(page);
      await page.locator('[data-front] canvas').waitFor();
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await spinOf(page).click();
      await expect(page.locator('[data-hall]')).toHaveAttribute('data-phase', 'ring');
      await page.clock.runFor(12_000);
      await expect(award(page)).toBeVisible();
      const trace = await readTrace();
      const cells = trace.map(({ cell }) => cell);
      // Before the answer the light may have made a few steps; from there on it is the plan.
      const steps = RING_ORDER.map((start) => planRingRun(COIN_CELL, start)).find(
        (plan) => plan.map(({ cell }) => cell).join() === cells.slice(-plan.length).join(),
      );
      expect(steps, 'the way of the light').toBeDefined();
      const run = trace.slice(-(steps?.length ?? 0));
      const waited = cells.slice(0, cells.length - run.length);
      expect(waited).toEqual(waited.map((_, index) => RING_ORDER[index % RING_ORDER.length]));
      const late = run.map(({ at }, index) => at - (run[0]?.at ?? 0) - (steps?.[index]?.atMs ?? 0));
      expect(Math.max(...late.map(Math.abs)), 'frames between plan and light').toBeLessThan(TWO_FRAMES_MS);
      expect(cells.at(-1)).toBe(COIN_CELL);
    },
  );

  test(
    '[T11, K06] a jackpot opens the wheel, which can be skipped; window and result stay right',
    ONCE,
    async ({ page }) => {
      await giveChance(page);
      await fixDraw(page, 'major');
      await openHall(page);
      await page.locator('[data-front] canvas').waitFor();
      await spinOf(page).click();
      await expect(page.locator('[data-hall]')).toHaveAttribute('data-phase', 'wheel', { timeout: 60_000 });
      // A new window in mid-turn: the end is shown in it.
      await page.setViewportSize({ width: 760, height: 412 });
      await expect(award(page).getByText('Major', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Collect' }).click();
      await expect(award(page)).toHaveCount(0);
    },
  );
});
