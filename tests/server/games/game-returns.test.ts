import { beforeAll, describe, expect, it } from 'vitest';
import { raiseHits } from '../../../maths/return-test/return-test.ts';
import { ROYAL_SEVENS_CLASSES } from '../../../maths/return-test/slot-classes.ts';
import { countReturns } from '../../../server/games/returns/count-returns-job.ts';
import { readReturns } from '../../../server/games/returns/return-queries.ts';
import { commands } from '../../../server/modules.ts';
import { useDatabase } from '../support/database.ts';
import { operate, operateByTwo } from '../support/operators.ts';
import { makeFrames, seedsOf } from './frames.ts';
import { createPlatform, newRequestId, seedGames, seedOpenGame, seedPlayer } from './platform.ts';

const { sql } = useDatabase();
const platform = createPlatform(sql);
const frames = makeFrames(platform);
const { clock, context } = platform;

const PLINKO = 9_001;
const DICE = 9_002;
const SLOT = 9_003;
const MATHS = 'plinko-tower@1';
const DAY_MS = 24 * 60 * 60_000;
const MINUTE = 60_000;
const BET = { stake: 500, rows: 12, risk: 'medium' };

beforeAll(async () => {
  await seedGames(sql);
  await sql`delete from games where slug in ('plinko-tower', 'color-game')`;
  await seedOpenGame(sql, PLINKO, 'plinko-tower');
  await seedOpenGame(sql, DICE, 'color-game');
});

const ops = (line: string) => {
  clock.at += 1;
  return operate(sql, clock.now(), 'olive', line.split(' '));
};

interface Made {
  readonly gameId?: number;
  readonly maths?: string;
  readonly count: number;
  readonly stake: number;
  readonly win: number;
  readonly at: number;
  readonly bet?: { readonly stake: number };
  /** One for all of them, as in a shared draw. */
  readonly seed?: string;
}

/** Rounds as a long time of play would have left them. */
const insertRounds = ({ gameId = PLINKO, maths = MATHS, count, stake, win, at, seed, bet }: Made) => sql`
  insert into rounds (player_id, id, game_session_id, game_id, is_play_money, bet, acts, stake, win, outcome, maths,
    server_seed, client_seed, settled_at)
  select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), ${gameId}::int, false, ${sql.json(bet ?? {})}, '[]', ${stake}::bigint,
    ${win}::bigint, '{}', ${maths}::text, sha256(coalesce(${seed ?? null}::text, gen_random_uuid()::text)::bytea), 'seed',
    ${at}::timestamptz
  from generate_series(1, ${count}::int)`;

/** The id of an incident that somebody is told of, of rounds before now. */
async function tellOf(slug: string): Promise<string> {
  const player = await seedPlayer(context);
  const [game] = await sql<{ id: number }[]>`select id from games where slug = ${slug}`;
  // Stake and win are alike: too few rounds to change what the game returned.
  await sql`
    insert into rounds (player_id, id, game_session_id, game_id, is_play_money, bet, acts, stake, win, outcome, maths,
      server_seed, client_seed, settled_at)
    values (${player.id}, gen_random_uuid(), gen_random_uuid(), ${game?.id ?? 0}, false, '{}', '[]', 1, 1, '{}', 'none@1',
      '', 'seed', ${clock.now() - 1})`;
  clock.at += 1;
  const [from, to] = [clock.now() - MINUTE, clock.now()].map((at) => new Date(at).toISOString());
  const said = await operateByTwo(sql, clock.now(), [
    ...['game', 'incident', slug, '--from', from ?? '', '--to', to ?? '', '--kind', 'returns', '--send'],
  ]);
  return /Incident (\S+):/.exec(said)?.[1] ?? said;
}

const rowOf = async (gameId: number, since: string | null = null) =>
  (await readReturns(sql, since)).find((row) => row.gameId === gameId && !row.isPlayMoney);

describe('actual return of games', () => {
  it('rounds of real and of play money are counted apart, to the cent', async () => {
    const wins: Record<string, number> = { real: 0, play: 0 };
    for (const [tryIt, name] of [
      [0, 'real'],
      [1, 'play'],
    ] as const) {
      const player = await seedPlayer(context, { coin: 100_000 });
      const frame = await frames.openFrame(player, tryIt, PLINKO);
      for (let count = 0; count < 3; count += 1) {
        clock.at += 5_000;
        const body = { requestId: newRequestId(), bet: BET, ...seedsOf(frame) };
        const answer = await frames.spin(frame, body);
        wins[name] = (wins[name] ?? 0) + answer.round.win;
      }
    }
    expect(await countReturns(context)).toBeGreaterThan(0);
    const rows = await readReturns(sql, null);
    expect(rows).toHaveLength(2);
    for (const { isPlayMoney, ...row } of rows)
      expect(row).toMatchObject({
        maths: MATHS,
        rounds: 3,
        staked: 1_500,
        won: wins[isPlayMoney ? 'play' : 'real'],
        stakeSquares: 3 * 500 ** 2,
        largestStake: 500,
      });
    expect(await ops('game returns')).toMatch(/plinko-tower@1\treal money\t3 rounds since .*within/);
    expect(await ops('game alarms')).toBe('Every game returns what it promises.');
  });

  it('day is counted again every ten minutes while it runs, and an hour after its end once more', async () => {
    expect(await countReturns(context)).toBe(0);
    clock.at += 10 * MINUTE;
    expect(await countReturns(context)).toBe(1);
    const before = await rowOf(PLINKO);
    await insertRounds({ count: 2, stake: 500, win: 0, at: clock.now() });
    clock.at += 10 * MINUTE;
    await countReturns(context);
    expect((await rowOf(PLINKO))?.rounds).toBe((before?.rounds ?? 0) + 2);
    clock.at += 2 * DAY_MS;
    expect(await countReturns(context)).toBe(3);
    clock.at += 10 * MINUTE;
    expect(await countReturns(context)).toBe(1);
  });

  it('bets on the same draw count as one stake', async () => {
    await insertRounds({
      gameId: DICE,
      maths: 'color-game@1',
      count: 4,
      stake: 100,
      win: 200,
      at: clock.now(),
      seed: 'one',
    });
    clock.at += 10 * MINUTE;
    await countReturns(context);
    expect(await rowOf(DICE)).toMatchObject({
      rounds: 4,
      staked: 400,
      stakeSquares: 400 ** 2,
      largestStake: 400,
    });
  });

  it('return outside of its bounds raises one alarm, and its settling starts the count anew', async () => {
    const { log } = context;
    const errors: unknown[] = [];
    const logged = {
      ...context,
      log: Object.assign(Object.create(log), { error: (said: unknown) => errors.push(said) }),
    };
    await insertRounds({ count: 20_000, stake: 500, win: 2_000, at: clock.now() });
    clock.at += 10 * MINUTE;
    await countReturns(logged);
    expect(errors).toEqual([expect.objectContaining({ maths: MATHS, verdict: 'above' })]);
    clock.at += 10 * MINUTE;
    await countReturns(logged);
    expect(errors).toHaveLength(1);
    expect(await ops('game returns 7')).toContain('ABOVE');
    expect(await ops('game alarms')).toMatch(
      /^plinko-tower\tplinko-tower@1\tABOVE\treturned 400.00 %.*found by bets of any kind/,
    );
    await expect(ops('game settle-alarm plinko-tower')).rejects.toThrow('Missing: what was found.');
    await expect(ops('game settle-alarm color-game looked into')).rejects.toThrow(
      '"color-game" has no alarm.',
    );
    await expect(ops('game settle-alarm plinko-tower --incident 7 looked into')).rejects.toThrow(
      'There is no incident "7". See: game incidents.',
    );
    await expect(ops('game settle-alarm plinko-tower --incident')).rejects.toThrow(
      'Missing: the value of --incident.',
    );
    const told = await tellOf('color-game');
    await expect(ops(`game settle-alarm plinko-tower --incident ${told} found`)).rejects.toThrow(
      `The incident ${told} is one of color-game, not of plinko-tower.`,
    );
    const incident = await tellOf('plinko-tower');
    await ops(`game settle-alarm plinko-tower --incident ${incident} rounds of a load test`);
    const [alarm] = await sql<{ incidentId: string }[]>`select incident_id from return_alarms`;
    expect(alarm?.incidentId).toBe(incident);
    expect(await ops('game alarms')).toBe('Every game returns what it promises.');
    const [audited] = await sql<{ details: object }[]>`
      select details from audit_log where act = 'game settle-alarm'`;
    expect(audited?.details).toMatchObject({ found: 'rounds of a load test', incident });
    clock.at += 10 * MINUTE;
    await countReturns(logged);
    expect(errors).toHaveLength(1);
    clock.at += DAY_MS;
    await insertRounds({ count: 20_000, stake: 500, win: 0, at: clock.now() });
    clock.at += 10 * MINUTE;
    await countReturns(logged);
    expect(errors.at(-1)).toMatchObject({
      maths: MATHS,
      verdict: 'below',
      foundBy: 'bounds',
      rounds: 20_000,
      actualPpm: 0,
    });
  });

  it('raised hit frequency of a slot is found while its return is within its bounds', async () => {
    const errors: unknown[] = [];
    const logged = {
      ...context,
      log: Object.assign(Object.create(context.log), { error: (said: unknown) => errors.push(said) }),
    };
    const slot = { gameId: SLOT, maths: 'royal-sevens@1', stake: 100 };
    const playDay = async (chances: readonly number[]) => {
      clock.at += DAY_MS;
      for (const [at, chance] of chances.entries()) {
        const win = Math.round((ROYAL_SEVENS_CLASSES[at]?.mean ?? 0) * 10) * 10;
        await insertRounds({ ...slot, count: Math.round(chance * 30_000), win, at: clock.now() });
      }
      clock.at += 10 * MINUTE;
      await countReturns(logged);
    };
    await playDay(ROYAL_SEVENS_CLASSES.map(({ chance }) => chance));
    expect(errors).toEqual([]);
    await playDay(raiseHits(ROYAL_SEVENS_CLASSES, 0.05) ?? []);
    expect(errors).toEqual([
      expect.objectContaining({ maths: 'royal-sevens@1', verdict: 'above', foundBy: 'hit frequency' }),
    ]);
    expect(await ops('game returns 1')).toMatch(/royal-sevens@1\treal money.*within/);
    expect(await ops('game alarms')).toMatch(/royal-sevens@1\tABOVE\t.*found by hit frequency/);
  });

  it('excess of a game of mixed bets is found while its return is within its bounds', async () => {
    const wheel = { gameId: 9_004, maths: 'roulette-royale@1', stake: 100 };
    const playDay = async (wins: number) => {
      clock.at += DAY_MS;
      await insertRounds({ ...wheel, count: wins, win: 200, at: clock.now() });
      await insertRounds({ ...wheel, count: 20_000 - wins, win: 0, at: clock.now() });
      clock.at += 10 * MINUTE;
      await countReturns(context);
    };
    await playDay(Math.round((20_000 * 18) / 37));
    expect(await ops('game alarms')).not.toContain('roulette');
    await playDay(Math.round(20_000 * (18 / 37 + 0.025)));
    expect(await ops('game returns 1')).toMatch(/roulette-royale@1\treal money.*within/);
    expect(await ops('game alarms')).toMatch(
      /roulette-royale@1\tABOVE\treturned 102.30 %\tstated 97.30 %, found by bets of any kind\t20000 rounds/,
    );
  });

  it('excess of a game whose stakes grow is found by what its first stakes bring', async () => {
    const table = { gameId: 9_005, maths: 'blackjack-salon@1', bet: { stake: 100 } };
    const playDay = async (doublesWon: number) => {
      clock.at += DAY_MS;
      const at = clock.now();
      await insertRounds({ ...table, count: 9_000, stake: 100, win: 0, at });
      await insertRounds({ ...table, count: 6_900, stake: 100, win: 200, at });
      await insertRounds({ ...table, count: 4_100 - doublesWon, stake: 100, win: 100, at });
      await insertRounds({ ...table, count: doublesWon, stake: 200, win: 400, at });
      clock.at += 10 * MINUTE;
      await countReturns(context);
    };
    // Half a point below the first stakes, as is stated.
    await playDay(1_000);
    expect(await ops('game alarms')).not.toContain('blackjack');
    await playDay(1_500);
    expect(await ops('game alarms')).toMatch(
      /blackjack-salon@1\tABOVE\treturned 104.19 %\tstated 99.59 %, found by bets of any kind\t20000 rounds/,
    );
  });

  it.each([
    ['of a size that the slot never pays', 30],
    ['of part of a hundredth of the stake', 1_005],
  ])('one win %s is an alarm', async (_, win) => {
    const gameId = SLOT + win;
    await insertRounds({
      gameId,
      maths: 'royal-sevens@1',
      stake: 100 + (win % 2) * 100,
      win,
      count: 1,
      at: clock.now(),
    });
    clock.at += 10 * MINUTE;
    await countReturns(context);
    const [alarm] = await sql<
      { foundBy: string }[]
    >`select found_by from return_alarms where game_id = ${gameId}`;
    expect(alarm?.foundBy).toBe('a win that the game never pays');
  });

  it('rounds of a day are found without reading the whole table', async () => {
    const plan = await sql.begin(async (tx) => {
      await tx`set local enable_seqscan = off`;
      return tx<Record<string, string>[]>`
        explain select count(*) from rounds where settled_at >= ${clock.now() - DAY_MS} and settled_at < ${clock.now()}`;
    });
    expect(plan.map((line) => Object.values(line).join()).join('\n')).toContain('rounds_by_time');
  });

  it('commands of returns are explained', () => {
    const names = commands.map(({ name }) => name);
    for (const name of ['game returns', 'game alarms', 'game settle-alarm']) expect(names).toContain(name);
  });
});
