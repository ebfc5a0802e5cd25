import type { Locator, Page } from '@playwright/test';
import { JACKPOT_TIERS, type JackpotTier } from '../../contract/ids.ts';
import { JACKPOT_CELLS } from '../../server/jackpot/default-cells.ts';
import { HALL, spinOf } from './support/draw-page.ts';
import { drawsOf, JackpotPlatform } from './support/jackpot-platform.ts';
import { bringToken } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const WHEEL_CELL = 5;
const SEEDED_TIERS: Readonly<Record<JackpotTier, number>> = { mega: 1, major: 10, minor: 100, mini: 1_000 };
const NAMES: Readonly<Record<JackpotTier, string>> = {
  mega: 'Mega',
  major: 'Major',
  minor: 'Minor',
  mini: 'Mini',
};

let platform: JackpotPlatform;
test.beforeAll(async () => {
  // A product is made and started first.
  test.setTimeout(240_000);
  platform = await JackpotPlatform.open();
});
test.afterAll(() => platform?.close());

/** As a person reads it: whole from 10 up, one decimal below. */
const count = (draws: number) => draws.toLocaleString('en-US', { maximumFractionDigits: draws < 10 ? 1 : 0 });
const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);
const oneIn = (draws: number) => (Number.isFinite(draws) ? `1 in ${count(draws)}` : '–');

interface Odds {
  readonly cells: readonly number[];
  readonly tiers: Readonly<Record<JackpotTier, number>>;
}

const ofTurn = ({ tiers }: Odds, tier: JackpotTier) => sumOf(Object.values(tiers)) / tiers[tier];
const ofDraw = (odds: Odds, tier: JackpotTier) =>
  (sumOf(odds.cells) / (odds.cells[WHEEL_CELL] ?? 0)) * ofTurn(odds, tier);

/** The cells of a table's rows, under the heads of its columns. */
async function readTable(table: Locator): Promise<Record<string, string>[]> {
  await table.getByRole('cell').first().waitFor();
  const heads = await table.getByRole('columnheader').allTextContents();
  const rows = await table.locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const texts = await row.locator('th, td').allTextContents();
      return Object.fromEntries(heads.map((head, index) => [head.trim(), (texts[index] ?? '').trim()]));
    }),
  );
}

/** Every number of the hall and of its rules is the one of the configuration. */
async function expectOdds(page: Page, odds: Odds): Promise<void> {
  await page.goto(HALL);
  const facts = await readTable(page.getByRole('region', { name: 'Odds and jackpots' }).getByRole('table'));
  expect(facts.map((row) => [row.Jackpot, row['Odds per draw']])).toEqual(
    JACKPOT_TIERS.map((tier) => [NAMES[tier], oneIn(ofDraw(odds, tier))]),
  );
  await page.getByRole('button', { name: 'Rules and odds' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules and odds' });
  const cells = await readTable(rules.getByRole('table', { name: 'Odds of each cell' }));
  expect(cells.map((row) => [row.Cell, row['Odds per draw']])).toEqual(
    odds.cells.map((weight, index) => [String(index + 1), oneIn(sumOf(odds.cells) / weight)]),
  );
  const pots = await readTable(rules.getByRole('table', { name: 'Odds of each jackpot' }));
  expect(pots).toEqual(
    JACKPOT_TIERS.map((tier) => ({
      Jackpot: NAMES[tier],
      'Odds per draw': oneIn(ofDraw(odds, tier)),
      'Once the wheel spins': oneIn(ofTurn(odds, tier)),
    })),
  );
  await page.keyboard.press('Escape');
}

test(
  '[R06, O20, C76] odds of the draw and of the wheel are the configured numbers, also after a change',
  ONCE,
  async ({ page }) => {
    const player = await platform.lucky();
    await bringToken(page, player.token);
    const cells = JACKPOT_CELLS.map(({ weight }) => weight);
    await expectOdds(page, { cells, tiers: SEEDED_TIERS });
    await expect(
      page
        .getByRole('region', { name: 'Odds and jackpots' })
        .getByRole('row', { name: /^Mega 1 in 1,000,000 / }),
    ).toBeVisible();

    await platform.rig(WHEEL_CELL);
    const tiers = { mega: 2, major: 3, minor: 5, mini: 7 };
    for (const [tier, weight] of Object.entries(tiers))
      await platform.operate('jackpot', 'weight', tier, String(weight));
    const changed: Odds = { cells: cells.map((_, index) => Number(index === WHEEL_CELL)), tiers };
    await expectOdds(page, changed);

    await spinOf(page).click();
    await expect.poll(async () => (await drawsOf(player)).length).toBe(1);
    const [draw] = await drawsOf(player);
    const tier = JACKPOT_TIERS[(draw?.propId ?? 0) - 50_001] ?? 'mega';
    await page.goto(`/fair?draw=${draw?.id}`);
    await expect(page.getByText('Cell 6 of 10 · 1 in 1 draws')).toBeVisible();
    const sector = count(ofTurn(changed, tier));
    await expect(
      page.getByText(`${NAMES[tier]} · 1 in ${sector} turns of the wheel · 1 in ${sector} draws`),
    ).toBeVisible();
  },
);
