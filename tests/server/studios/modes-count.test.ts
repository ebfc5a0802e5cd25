import { beforeAll, describe, expect, it } from 'vitest';
import { GameType } from '../../../contract/ids.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { gameWeightsConfig, readGameWeights } from '../../../server/games/game-weights.ts';
import { readGamesAppConfig } from '../../../server/games/games-app-config.ts';
import { readChanceDays } from '../../../server/jackpot/draw-chance-queries.ts';
import { readTypes } from '../../../server/rewards/rebate/rebate-state.ts';
import { readTaskState } from '../../../server/rewards/tasks/task-state.ts';
import { useDatabase } from '../support/database.ts';
import { type Seat, UNIT, useHostedPlatform } from './hosted-platform.ts';
import { book, type MathFiles } from './made-package.ts';

const database = useDatabase();
const { sql } = database;
const platform = useHostedPlatform(database);
const { seat, play, wait, call, clock, context } = platform;

/** What each mode costs and pays in every round, in hundredths of the level. */
const MODES = { base: [1, 96], Fine: [1, 97], Dear: [2, 196] } as const;

const GENEROUS: MathFiles = {
  'index.json': JSON.stringify({
    modes: Object.entries(MODES).map(([name, [cost]]) => ({
      ...{ name, cost, events: `books_${name}.jsonl.zst`, weights: `table_${name}.csv` },
    })),
  }),
  ...Object.fromEntries(
    Object.entries(MODES).flatMap(([name, [, payout]]) => [
      [`table_${name}.csv`, `0,1,${payout}\n`],
      [`books_${name}.jsonl.zst`, `${book(0, payout, [{ type: name }])}\n`],
    ]),
  ),
};

beforeAll(() => platform.publish('generous', GENEROUS));

async function stake({ token }: Seat, mode: string, amount: number) {
  expect(await play(token, { mode, amount: amount * UNIT }, 'generous')).toMatchObject({ status: 200 });
  await call('/wallet/end-round', { sessionID: token }, 'generous');
  wait();
}

async function gameId(): Promise<number> {
  const [game] = await sql`select id from games where slug = 'generous'`;
  return Number(game?.id);
}

/** What a visitor is told of the game's stakes. */
async function shownWeight(): Promise<number | undefined> {
  const question = {
    sql,
    settings: context.settings,
    now: clock.now(),
    locale: 'en',
    minimumAge: 21,
  } as const;
  const { gameWeights } = await readGamesAppConfig({ ...question, isOffered: true });
  return gameWeights.at(-1)?.byGame[String(await gameId())];
}

describe('stakes in the modes of a studio’s game', () => {
  it('release of a version stores what its modes count, and the game is shown with the least', async () => {
    const rows = await sql`select mode, weight from mode_weights where maths = 'generous@1' order by weight`;
    expect(rows.map(({ mode, weight }) => [mode, weight])).toEqual([
      ['Dear', 4_900],
      ['Fine', 7_900],
      ['base', 10_000],
    ]);
    const [game] = await sql`select least_weight from games where slug = 'generous'`;
    expect(game?.leastWeight).toBe(4_900);
    expect(await shownWeight()).toBe(4_900);
  });

  it('weights of a version that is released never change', async () => {
    await expect(sql`update mode_weights set weight = 1`).rejects.toThrow();
    await expect(sql`delete from mode_weights`).rejects.toThrow();
  });

  it.each([
    ['base', 10, 1_000, 1_000],
    ['Fine', 10, 1_000, 790],
    ['Dear', 10, 2_000, 980],
  ])('draw of the jackpot, rebate and tasks count a stake in %s by its margin', async (...row) => {
    const [mode, amount, staked, counted] = row;
    const own = await seat(100_000, 'generous');
    await stake(own, mode, amount);
    const { id: playerId } = own.player;
    const [day] = await sql`select staked, uncounted from player_days where player_id = ${playerId}`;
    expect(day).toEqual({ staked, uncounted: staked - counted });
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const yesterday = new Date(clock.now() - 86_400_000).toISOString().slice(0, 10);
    const weights = await readGameWeights(sql);
    const chances = await readChanceDays(sql, { playerId, today, yesterday, weights });
    expect(chances.at(-1)?.counted).toBe(counted);
    const rebate = await readTypes(sql, playerId, clock.now());
    expect(rebate.find(({ type }) => type === GameType.slots)?.betToday).toBe(counted);
    const { facts } = await readTaskState(sql, playerId, clock.now());
    expect(facts.days).toMatchObject([{ counted }]);
    expect(facts.allTime).toMatchObject([{ counted }]);
  });

  it('weight of the config counts of what the mode left, from its day on, and is shown so', async () => {
    const own = await seat(100_000, 'generous');
    await stake(own, 'Dear', 10);
    const byGame = { [await gameId()]: 5_000 };
    await writeConfig(sql, gameWeightsConfig, [{ from: '2020-01-01', byGame }], clock.now());
    const rebate = await readTypes(sql, own.player.id, clock.now());
    expect(rebate.find(({ type }) => type === GameType.slots)?.betToday).toBe(490);
    expect(await shownWeight()).toBe(2_400);
    await writeConfig(sql, gameWeightsConfig, gameWeightsConfig.initial, clock.now());
  });
});
