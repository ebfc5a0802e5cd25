import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import type { Context } from '../../../server/context.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { createPlatform, frameRequest, newRequestId, requestOf, seedGames, seedPlayer } from './platform.ts';

const RACERS = 20;
const STAKE = cents(1000);
const COIN = 100_000;

const { sql, url } = useDatabase(RACES);
const { context } = createPlatform(sql);
/** Each worker has its own connection, as separate processes have. */
const workers: Context[] = Array.from({ length: RACERS }, () => ({
  ...context,
  sql: openDatabase(url, { max: 1 }),
}));

beforeAll(async () => {
  await seedGames(sql);
  // Connected before the race, so that no worker has a head start.
  await Promise.all(workers.map((worker) => worker.sql`select 1`));
});
afterAll(() => Promise.all(workers.map((worker) => worker.sql.end({ timeout: 5 }))));

async function openRace() {
  const player = await seedPlayer(context, { coin: COIN });
  const started = await gameHandlers.startGame({ gameId: 101, tryIt: 0 }, requestOf(context, player));
  const launchToken = new URL(started.url).hash.replace('#launch=', '');
  const frame = await gameHandlers.gameOpen({ launchToken }, requestOf(context, null));
  const requests = await Promise.all(workers.map((worker) => frameRequest(worker, frame.gameToken)));
  return { player, frame, requests };
}

type Race = Awaited<ReturnType<typeof openRace>>;

/** Concurrent spins, each with its own request: all of them have read the session with the same unrevealed seed. */
function run({ frame, requests }: Race, requestIdOf: (at: number) => string, seedOf: (at: number) => string) {
  return Promise.allSettled(
    requests.map((request, at) =>
      gameHandlers.gameBet(
        {
          requestId: requestIdOf(at),
          bet: { stake: STAKE },
          clientSeed: seedOf(at),
          commit: frame.nextCommit,
        },
        request,
      ),
    ),
  );
}

async function written({ player }: Race) {
  const rounds = await sql<{ id: string; win: number }[]>`
    select id, win from rounds where player_id = ${player.id}`;
  const [journals] = await sql<{ count: number; moved: number }[]>`
    select count(distinct journal_id)::int as count, sum(amount)::bigint as moved from entries
    where player_id = ${player.id} and account = 'player:coin' and journal_id in (select id from rounds)`;
  const { coin, bet } = await readWallet(sql, player.id);
  return { rounds, journals, coin, bet };
}

describe('twenty workers on one commitment', () => {
  it('[C90] exactly one round is settled with one stake, and the others are told that a round is running', async () => {
    const race = await openRace();
    const answers = await run(race, newRequestId, (at) => `player-seed-${at}`);
    const settled = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.key] : []));
    expect(settled).toHaveLength(1);
    expect(refused).toEqual(Array.from({ length: RACERS - 1 }, () => 'roundRunning'));
    const win = settled[0]?.round?.win ?? cents(0);
    const after = await written(race);
    expect(after.rounds).toEqual([{ id: settled[0]?.round?.roundId, win }]);
    expect(after.journals).toEqual({ count: 1, moved: win - STAKE });
    expect([after.coin, after.bet]).toEqual([COIN - STAKE + win, STAKE]);
    expect(settled[0]?.balance).toBe(after.coin);
  });

  it('[C90] workers with the same request get the same round, the same balance and the same next commitment', async () => {
    const race = await openRace();
    const requestId = newRequestId();
    const answers = await run(
      race,
      () => requestId,
      () => 'player-seed',
    );
    const values = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason));
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(1);
    const after = await written(race);
    expect(after.rounds).toEqual([{ id: values[0].round.roundId, win: values[0].round.win }]);
    expect([after.coin, after.bet]).toEqual([values[0].balance, STAKE]);
  });

  it('[C90] one of the spins with the same request id but different seeds is settled, and the others get an error', async () => {
    const race = await openRace();
    const requestId = newRequestId();
    const answers = await run(
      race,
      () => requestId,
      (at) => `player-seed-${at}`,
    );
    const keys = answers.map((answer) => (answer.status === 'fulfilled' ? 'settled' : answer.reason.key));
    expect(keys.filter((key) => key === 'settled')).toHaveLength(1);
    expect(new Set(keys)).toEqual(new Set(['settled', 'requestIdReused']));
    expect((await written(race)).rounds).toHaveLength(1);
  });

  it('ledger is sound after the race', async () => {
    expect((await auditLedger(sql)).isSound).toBe(true);
  });
});
