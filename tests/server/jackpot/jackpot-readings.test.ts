import { expect, it } from 'vitest';
import { JACKPOT_TIERS, type JackpotTier } from '../../../contract/ids.ts';
import { JACKPOT_READING_MS } from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import { transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { shownAmounts } from '../../../src/features/jackpot/tiers.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';
import { drawNow, JACKPOT_CELL, luckyPlayer, readDrawInfo, rig } from './draw-platform.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);

/** What bets would have added. */
async function feed(tier: JackpotTier, amount: number): Promise<void> {
  const entries = transfer(cents(amount), { from: 'house:games', to: `pool:${tier}:3` });
  const at = app.clock.now();
  await postJournal(sql, { playerId: null, id: app.context.newId(), kind: 'round', at, entries });
}

const shownNow = async () => shownAmounts(await readDrawInfo(app), app.clock.now());

it('[D09, T12] pools are read once a minute for everybody, and the last three readings are returned with their times', async () => {
  const { megaJackpotReadings: first } = await readDrawInfo(app);
  expect(first).toEqual([{ at: app.clock.now(), amount: 500_000_000 }]);
  await feed('mega', 300);
  app.clock.advance(JACKPOT_READING_MS - 1);
  expect((await readDrawInfo(app)).megaJackpotReadings).toEqual(first);
  app.clock.advance(1);
  const answers = await Promise.all(Array.from({ length: 8 }, () => readDrawInfo(app)));
  const second = { at: app.clock.now(), amount: 500_000_300 };
  for (const answer of answers) expect(answer.megaJackpotReadings).toEqual([...first, second]);
  for (const amount of [1, 2]) {
    await feed('mega', amount);
    app.clock.advance(JACKPOT_READING_MS);
    await readDrawInfo(app);
  }
  const { megaJackpotReadings: last } = await readDrawInfo(app);
  expect(last.map(({ amount }: { amount: number }) => amount)).toEqual([
    500_000_300, 500_000_301, 500_000_303,
  ]);
  expect(await sql`select from jackpot_readings`).toHaveLength(3 * JACKPOT_TIERS.length);
});

it('[D09, T12] shown amounts never fall and never exceed the true ones while the pools grow', async () => {
  let before = await shownNow();
  for (let moment = 0; moment < 200; moment += 1) {
    if (moment % 3 === 0) for (const tier of JACKPOT_TIERS) await feed(tier, 40 * (moment + 1));
    app.clock.advance(3_000);
    const info = await readDrawInfo(app);
    const shown = shownAmounts(info, app.clock.now());
    for (const tier of JACKPOT_TIERS) {
      const [low, high] = info[`${tier}JackpotSection`];
      expect(shown[tier]).toBeGreaterThanOrEqual(Math.max(before[tier], low));
      expect(shown[tier]).toBeLessThanOrEqual(Math.min(high, info[`${tier}Jackpot`]));
    }
    before = shown;
  }
  expect(before.mega).toBeGreaterThan(500_000_303);
});

it('[D09, T12] pot that is paid is shown at its seed at once, and the others go on as before', async () => {
  await rig(sql, JACKPOT_CELL, 'mini');
  const before = await shownNow();
  const { bonus } = (await drawNow(app, await luckyPlayer(app))).data;
  expect(bonus).toBeGreaterThan(500_000);
  const after = await readDrawInfo(app);
  expect(after.miniJackpotReadings).toEqual([{ at: app.clock.now(), amount: 500_000 }]);
  expect(shownAmounts(after, app.clock.now())).toEqual({ ...before, mini: 500_000 });
  await rig(sql);
});

it('[D09, T12] ceiling that is lowered lowers the earlier readings too', async () => {
  await sql`update jackpot_tiers set ceiling = seed where tier = 'mega'`;
  const info = await readDrawInfo(app);
  expect(info.megaJackpot).toBe(500_000_000);
  expect(shownAmounts(info, app.clock.now()).mega).toBe(500_000_000);
  await sql`update jackpot_tiers set ceiling = seed * 10 where tier = 'mega'`;
});
