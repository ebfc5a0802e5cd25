import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cents, cents } from '../../../contract/money.ts';
import type { Context } from '../../../server/context.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { seedPairHandlers } from '../../../server/games/seed-pairs/seed-pair-handlers.ts';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { makeFrames, STAKE, seedsOf } from './frames.ts';
import { createPlatform, frameRequest, newRequestId, seedGames, seedPlayer } from './platform.ts';

const RACERS = 20;
const COIN = 100_000;

const { sql, url } = useDatabase(RACES);
const platform = createPlatform(sql);
const { context } = platform;
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
  const frame = await makeFrames(platform).openFrame(player);
  const requests = await Promise.all(workers.map((worker) => frameRequest(worker, frame.gameToken)));
  return { player, frame, requests };
}

type Race = Awaited<ReturnType<typeof openRace>>;

/** Concurrent spins: all of them have read the session with the same next place of the same seed pair. */
function run(
  { frame, requests }: Race,
  requestIdOf: (at: number) => string,
  stakeOf: (at: number) => Cents = () => STAKE,
) {
  return Promise.allSettled(
    requests.map((request, at) =>
      gameHandlers.gameBet(
        { requestId: requestIdOf(at), bet: { stake: stakeOf(at) }, ...seedsOf(frame) },
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

/** What became of every bet of the seed pair. */
async function placesOf({ frame }: Race) {
  const request = await frameRequest(context, frame.gameToken);
  const span = { commit: frame.seedPair?.commit ?? '', from: 0, to: 500 };
  return (await seedPairHandlers.gameNonces(span, request)).nonces;
}

describe('twenty workers on one place of a seed pair', () => {
  it('[C90] exactly one round is settled with one stake, and the others are told to wait and have a place each', async () => {
    const race = await openRace();
    const answers = await run(race, newRequestId);
    const settled = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.key] : []));
    expect(settled).toHaveLength(1);
    expect(refused).toEqual(Array.from({ length: RACERS - 1 }, () => 'roundTooSoon'));
    const win = settled[0]?.round?.win ?? cents(0);
    const after = await written(race);
    expect(after.rounds).toEqual([{ id: settled[0]?.round?.roundId, win }]);
    expect(after.journals).toEqual({ count: 1, moved: win - STAKE });
    expect([after.coin, after.bet]).toEqual([COIN - STAKE + win, STAKE]);
    expect(settled[0]?.balance).toBe(after.coin);
    const places = await placesOf(race);
    expect(places.map(({ nonce }) => nonce)).toEqual(Array.from({ length: RACERS }, (_, nonce) => nonce));
    expect(places.filter(({ roundId }) => roundId === settled[0]?.round?.roundId)).toEqual([
      { nonce: settled[0]?.round?.proof.nonce, roundId: settled[0]?.round?.roundId, refusal: null },
    ]);
    expect(places.filter(({ refusal }) => refusal === 'roundTooSoon')).toHaveLength(RACERS - 1);
  });

  it('[C90] workers with the same request get the same round, the same balance and the same place', async () => {
    const race = await openRace();
    const requestId = newRequestId();
    const answers = await run(race, () => requestId);
    const values = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason));
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(1);
    const after = await written(race);
    expect(after.rounds).toEqual([{ id: values[0].round.roundId, win: values[0].round.win }]);
    expect([after.coin, after.bet]).toEqual([values[0].balance, STAKE]);
    expect(await placesOf(race)).toEqual([{ nonce: 0, roundId: values[0].round.roundId, refusal: null }]);
  });

  it('[C90] one of two stakes under the same request id is settled, and the other gets an error', async () => {
    const race = await openRace();
    const requestId = newRequestId();
    const answers = await run(
      race,
      () => requestId,
      (at) => cents(1000 + 1000 * (at % 2)),
    );
    const keys = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.round?.roundId : answer.reason.key,
    );
    const { rounds } = await written(race);
    const half = RACERS / 2;
    expect(keys.filter((key) => key === rounds[0]?.id)).toHaveLength(half);
    expect(keys.filter((key) => key === 'requestIdReused')).toHaveLength(half);
    expect(rounds).toHaveLength(1);
    expect(await placesOf(race)).toHaveLength(1);
  });

  it('ledger is sound after the race', async () => {
    expect((await auditLedger(sql)).isSound).toBe(true);
  });
});
