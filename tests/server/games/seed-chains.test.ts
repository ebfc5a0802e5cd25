import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameRoundProof } from '../../../contract/games/round-record-calls.ts';
import { REVEAL_MS, UNWATCHED_MS } from '../../../contract/limits.ts';
import { AIRSHIP } from '../../../maths/airship.ts';
import { KENO_LIGHTS } from '../../../maths/keno-lights.ts';
import { commitOf, hexOf } from '../../../maths/provably-fair.ts';
import { isLinkOfChain } from '../../../maths/seed-chain.ts';
import { MAX_SEED_ENTRIES } from '../../../maths/seed-entries.ts';
import { seedHashOf, sharedClientSeed } from '../../../maths/shared-seed.ts';
import { verifyRound } from '../../../maths/verify-round.ts';
import type { Context } from '../../../server/context.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { chainNameOf } from '../../../server/games/shared-rounds/chain-name.ts';
import { prepareSeedChains } from '../../../server/games/shared-rounds/prepare-seed-chains-job.ts';
import { settleSharedRounds } from '../../../server/games/shared-rounds/settle-shared-rounds-job.ts';
import { advanceSharedRound } from '../../../server/games/shared-rounds/shared-rounds.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { sealSeeds } from '../../../server/ops/seal-seeds-job.ts';
import { createSeedSealer } from '../../../server/sealed-seed.ts';
import { publishSeedChain } from '../../../server/seed-chains/seed-chains.ts';
import { TEST_SEAL_KEY } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { createPlatform, frameRequest, newRequestId, requestOf, seedGames } from './platform.ts';
import { AIRSHIP_ID, COIN, KENO_ID, knownRound, makeSharedGames, seedSharedGames } from './shared-games.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = createPlatform(sql);
const { context, clock } = platform;
const games = makeSharedGames(sql, platform);
const { leaveRounds, join, watch, betBody, placeBet, bet, cashOut, flyUntil, flyTo } = games;

const STAKE = 1_000;
const BY_HAND = { stake: STAKE, cashOutAt: null };
const KENO_BET = { stake: STAKE, numbers: [7, 14, 21, 28] };
const CHAIN_LENGTH = 20;
const noPause = async () => undefined;

/** A server process that has another key, or none that is known here. */
const withoutKey: Context = {
  ...context,
  seedSealer: createSeedSealer({ dataDir: '', sealKeys: Buffer.alloc(32, 99).toString('base64') }),
};

type Seat = Awaited<ReturnType<typeof join>>;

async function betWith({ frame }: Seat, clientSeed: string, value: unknown = KENO_BET): Promise<string> {
  const body = { ...(await betBody(frame, value)), clientSeed: seedHashOf(clientSeed) };
  const { openRound } = await placeBet(frame, body);
  if (!openRound) throw new Error('the bet is settled at once');
  return openRound.roundId;
}

const reveal = ({ frame }: Seat, roundId: string, clientSeed: string) =>
  watch(frame, { reveal: { roundId, clientSeed } });

/** A settled shared round as a stranger gets it. */
const sharedProofOf = async (sharedRoundId: string) =>
  gameHandlers.gameSharedRoundProof({ sharedRoundId }, requestOf(context, null));

const proofOf = async (roundId: string) =>
  gameRoundProof.data.parse(await gameHandlers.gameRoundProof({ roundId }, requestOf(context, null)));

/** Every value of every table, as text: what somebody reads who has the database and no key. */
async function readAsInsider(): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const texts = [];
  for (const { name } of tables) {
    const rows = await sql.unsafe(`select to_jsonb(one)::text as text from ${name} as one`);
    texts.push(...rows.map(({ text }) => String(text)));
  }
  return texts.join('\n');
}

beforeAll(async () => {
  await seedGames(sql);
  await seedSharedGames(sql);
});
beforeEach(leaveRounds);

describe('seeds of the bettors of a shared round', () => {
  async function openDraw(count: number) {
    const seats: Seat[] = [];
    for (let seat = 0; seat < count; seat += 1) seats.push(await join(KENO_ID));
    const [first] = seats;
    if (!first) throw new Error('no player');
    return { seats, first, round: (await watch(first.frame)).round };
  }

  it('[C90] revealed seeds and hashes of the bets make the client seed, in the order in which the bets came', async () => {
    const { seats, first, round } = await openDraw(4);
    const ids: string[] = [];
    for (const [seat, one] of seats.entries()) ids.push(await betWith(one, `player-seed-${seat}`));
    clock.at = round.closesAt;
    for (const seat of [3, 0, 2]) await reveal(seats[seat] as Seat, ids[seat] ?? '', `player-seed-${seat}`);
    expect((await watch(first.frame)).round).toMatchObject({ startedAt: null, clientSeed: null });
    clock.at = round.closesAt + REVEAL_MS;
    const over = (await watch(first.frame)).round;
    const entries = [0, 1, 2, 3].map((seat) => ({
      hash: seedHashOf(`player-seed-${seat}`),
      seed: seat === 1 ? null : `player-seed-${seat}`,
    }));
    expect(over).toMatchObject({ bets: 4, clientSeed: sharedClientSeed(round.id, entries) });
    const proof = await proofOf(ids[1] ?? '');
    expect(proof.proof.shared?.entries).toEqual(entries);
    expect(verifyRound(KENO_LIGHTS, proof).isFair).toBe(true);
    const stranger = await sharedProofOf(round.id);
    expect(stranger).toMatchObject({ slug: 'keno-lights', result: over.result, clientSeed: over.clientSeed });
    expect(stranger.shared).toEqual(proof.proof.shared);
  });

  it('[C90] seed that is false, early, late or another player’s changes nothing, and one that is doubled counts once', async () => {
    const { seats, first, round } = await openDraw(4);
    const ids: string[] = [];
    for (const [seat, one] of seats.entries()) ids.push(await betWith(one, `player-seed-${seat}`));
    const [early, wrong, late, doubled] = seats as [Seat, Seat, Seat, Seat];
    await reveal(early, ids[0] ?? '', 'player-seed-0');
    clock.at = round.closesAt;
    await reveal(wrong, ids[1] ?? '', 'player-seed-9');
    await reveal(wrong, ids[2] ?? '', 'player-seed-2');
    await reveal(doubled, ids[3] ?? '', 'player-seed-3');
    await reveal(doubled, ids[3] ?? '', 'player-seed-3');
    clock.at = round.closesAt + REVEAL_MS;
    await reveal(late, ids[2] ?? '', 'player-seed-2');
    await watch(first.frame);
    const { shared } = await sharedProofOf(round.id);
    expect(shared.entries.map(({ seed }) => seed)).toEqual([null, null, null, 'player-seed-3']);
  });

  it('[C90] last bettor who knows the other seeds can withhold, and choose nothing', async () => {
    const { seats, round } = await openDraw(2);
    const [first, last] = seats as [Seat, Seat];
    const firstId = await betWith(first, 'player-seed-0');
    const lastId = await betWith(last, 'player-seed-1');
    clock.at = round.closesAt;
    await reveal(first, firstId, 'player-seed-0');
    for (const chosen of ['chosen-seed-1', 'chosen-seed-2', seedHashOf('player-seed-1')])
      await reveal(last, lastId, chosen);
    clock.at = round.closesAt + REVEAL_MS;
    const over = (await watch(last.frame)).round;
    const withheld = [
      { hash: seedHashOf('player-seed-0'), seed: 'player-seed-0' },
      { hash: seedHashOf('player-seed-1'), seed: null },
    ];
    expect(over.clientSeed).toBe(sharedClientSeed(round.id, withheld));
  });

  it('[C90] bet that carries no hash is refused', async () => {
    const { first } = await openDraw(1);
    const body = { ...(await betBody(first.frame, KENO_BET)), clientSeed: 'player-seed' };
    await expect(placeBet(first.frame, body)).rejects.toMatchObject({ key: 'invalidValue' });
    expect(await readBalance(sql, first.player.id, 'coin')).toBe(COIN);
  });

  it('[C90] server that is stopped over the reveals goes on with the hashes', async () => {
    const { first, round } = await openDraw(1);
    const roundId = await betWith(first, 'player-seed-0');
    clock.at = round.closesAt + REVEAL_MS + 60_000;
    await settleSharedRounds(context);
    const { proof, ...settled } = await proofOf(roundId);
    expect(proof.shared?.entries).toEqual([{ hash: seedHashOf('player-seed-0'), seed: null }]);
    expect(verifyRound(KENO_LIGHTS, { proof, ...settled }).isFair).toBe(true);
  });

  it('[C90] bets after the first fifty are played by the same seeds, and are not among them', async () => {
    const { seats, round } = await openDraw(MAX_SEED_ENTRIES + 1);
    const ids: string[] = [];
    for (const [seat, one] of seats.entries()) ids.push(await betWith(one, `player-seed-${seat}`));
    clock.at = round.closesAt + REVEAL_MS;
    await settleSharedRounds(context);
    const last = await proofOf(ids.at(-1) ?? '');
    expect(last.proof.shared?.entries).toHaveLength(MAX_SEED_ENTRIES);
    expect(last.proof.shared?.entries.at(-1)?.hash).toBe(seedHashOf(`player-seed-${MAX_SEED_ENTRIES - 1}`));
    expect(verifyRound(KENO_LIGHTS, last).isFair).toBe(true);
  });
});

describe('secret of a shared round', () => {
  it('[C90] database holds neither link nor result before everybody may know it', async () => {
    const { frame } = await join(AIRSHIP_ID);
    const other = await join(AIRSHIP_ID);
    const { openRound, startedAt, resultAt, crashAt } = await flyUntil(frame, BY_HAND, (end) => end > 1_000);
    const { seed, ...round } = await knownRound(context, AIRSHIP_ID);
    await flyTo(startedAt + 2_000);
    await cashOut(frame, openRound);
    await watch(other.frame);
    const running = await readAsInsider();
    const linkAsBase64 = Buffer.from(seed ?? '', 'hex').toString('base64');
    const secrets = [seed, linkAsBase64, `"crashAt": ${crashAt}`, `"crashAt":${crashAt}`];
    for (const secret of [...secrets, new Date(resultAt).toISOString().slice(0, -1)])
      expect(running).not.toContain(secret);
    expect(running).toContain(hexOf(round.linkBefore ?? new Uint8Array()));

    clock.at = resultAt + 1_000;
    await settleSharedRounds(context);
    const over = await readAsInsider();
    expect(over).toContain(seed);
    const proof = await proofOf(openRound.roundId);
    expect(proof.outcome).toMatchObject({ crashAt });
    expect(verifyRound(AIRSHIP, proof).isFair).toBe(true);
  });

  it('[C90] link of a round that takes bets or seeds is nowhere in the database', async () => {
    const seat = await join(KENO_ID);
    const { round } = await watch(seat.frame);
    const roundId = await betWith(seat, 'player-seed-0');
    const { seed } = await knownRound(context, KENO_ID);
    expect(commitOf(seed ?? '')).toBe(round.commit);
    expect(await readAsInsider()).not.toContain(seed);
    clock.at = round.closesAt;
    await reveal(seat, roundId, 'player-seed-0');
    expect(await readAsInsider()).not.toContain(seed);
    clock.at = round.closesAt + REVEAL_MS;
    await watch(seat.frame);
    expect(await readAsInsider()).toContain(seed);
  });

  it('[C90] another process goes on with a flight whose process died, to the same end', async () => {
    const { frame } = await join(AIRSHIP_ID);
    const { openRound, crashAt, resultAt } = await flyUntil(frame, BY_HAND, (end) => end > 150);
    const second = { ...context, sql: openDatabase(database.url, { max: 1 }) };
    try {
      await flyTo(resultAt);
      clock.at = resultAt + 1_000;
      await settleSharedRounds(second);
    } finally {
      await second.sql.end();
    }
    expect(await proofOf(openRound.roundId)).toMatchObject({ outcome: { crashAt }, win: 0 });
  });
});

describe('key that is missing', () => {
  it('[C90] stakes of a round that takes bets go back, the game is in maintenance, and others go on', async () => {
    const { player, frame } = await join(KENO_ID);
    const flyer = await join(AIRSHIP_ID);
    const { openRound } = await placeBet(frame, await betBody(frame, KENO_BET));
    const { round } = await watch(frame);
    clock.at = (round.revealsCloseAt ?? 0) + UNWATCHED_MS;
    await settleSharedRounds(withoutKey);
    expect(await readBalance(sql, player.id, 'coin')).toBe(COIN - STAKE);
    clock.at += 1;
    await settleSharedRounds(withoutKey);
    expect(await readBalance(sql, player.id, 'coin')).toBe(COIN);
    expect(await proofOf(openRound?.roundId ?? '')).toMatchObject({
      win: STAKE,
      proof: { serverSeed: null, commit: round.commit },
    });
    const request = await frameRequest({ ...withoutKey, sql: openDatabase(database.url) }, frame.gameToken);
    await expect(gameHandlers.gameWatch({}, request)).rejects.toMatchObject({ key: 'gameMaintenance' });
    await request.context.sql.end();
    // With the key the next round opens, by the next link.
    const next = (await watch(frame)).round;
    expect(next.chain?.position).toBe((round.chain?.position ?? 0) + 1);
    expect((await watch(flyer.frame)).round.startedAt).toBeNull();
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
  });

  it('[C90] flight that nobody can end gives the stakes back; what was cashed out stays paid', async () => {
    const [one, two] = [await join(AIRSHIP_ID), await join(AIRSHIP_ID)];
    const coins = async ({ player }: Seat) => readBalance(sql, player.id, 'coin');
    let left = '';
    const flight = await flyUntil(one.frame, BY_HAND, (end) => end > 250);
    left = flight.openRound.roundId;
    const coin = await coins(one);
    expect(await coins(two)).toBe(COIN);
    await flyTo(flight.startedAt + 1_000);
    // A process without the key does not watch over the flight.
    await settleSharedRounds(withoutKey);
    clock.at += UNWATCHED_MS + 1;
    await settleSharedRounds(withoutKey);
    expect(await coins(one)).toBe(coin + STAKE);
    expect(await proofOf(left)).toMatchObject({
      acts: [{ kind: 'void' }],
      win: STAKE,
      outcome: { crashAt: null, multiplier: 100 },
    });
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
  });
});

describe('hash chain', () => {
  it('[C90] round after round goes down the chain to its end, and the next chain is published before', async () => {
    const { frame } = await join(KENO_ID);
    await sql`delete from seed_chains where name = ${chainNameOf(KENO_ID)}`;
    await sql`delete from shared_rounds where game_id = ${KENO_ID}`;
    clock.at += 60_000;
    await publishSeedChain(context, { name: chainNameOf(KENO_ID), number: 1, length: CHAIN_LENGTH });
    const rounds = [];
    for (let count = 0; count < CHAIN_LENGTH + 2; count += 1) {
      const { round } = await watch(frame);
      rounds.push(round);
      await bet(frame, KENO_BET);
      clock.at = round.revealsCloseAt ?? 0;
      await watch(frame);
      clock.at += 20_000;
      await sql`update sessions set last_act_at = ${clock.at}, reality_seen_at = ${clock.at}`;
    }
    expect(rounds.map(({ chain }) => [chain?.number, chain?.position])).toEqual([
      ...Array.from({ length: CHAIN_LENGTH }, (_, index) => [1, index + 1]),
      [2, 1],
      [2, 2],
    ]);
    const lastLink = rounds[0]?.chain?.lastLink ?? '';
    expect(rounds[0]?.commit).toBe(lastLink);
    for (const [index, { id, chain }] of rounds.slice(0, CHAIN_LENGTH).entries()) {
      const { shared, serverSeed, commit } = await sharedProofOf(id);
      expect(commitOf(serverSeed)).toBe(commit);
      const place = { link: serverSeed, position: index + 1, lastLink };
      expect(await isLinkOfChain(place, noPause)).toBe(true);
      expect(await isLinkOfChain({ ...place, position: index + 2 }, noPause)).toBe(false);
      expect(shared).toMatchObject({ position: chain?.position, chain: { number: 1, lastLink } });
      expect(shared.chain.nextLastLink).toBe(rounds[CHAIN_LENGTH]?.commit);
    }
    const { chains } = await gameHandlers.gameSeedChains({}, requestOf(context, null));
    const published = chains.filter(({ slug }) => slug === 'keno-lights');
    expect(published).toMatchObject([
      { number: 2, length: CHAIN_LENGTH, used: 2 },
      { number: 1, length: CHAIN_LENGTH, lastLink, used: CHAIN_LENGTH },
    ]);
    expect(published[0]?.publishedAt).toBeLessThanOrEqual(rounds[CHAIN_LENGTH - 1]?.opensAt ?? 0);
  });

  it('[C90] job makes the first chain of every open shared game before a player comes, once', async () => {
    await sql`delete from seed_chains`;
    await sql`delete from shared_rounds`;
    expect(await prepareSeedChains(context)).toBe(2);
    expect(await prepareSeedChains(context)).toBe(0);
    const chains = await sql`select name, number, next_position from seed_chains order by name`;
    expect(chains).toEqual([
      { name: chainNameOf(AIRSHIP_ID), number: 1, nextPosition: 1 },
      { name: chainNameOf(KENO_ID), number: 1, nextPosition: 1 },
    ]);
    // A process without their key prepares nothing, and the round that needs one says so.
    expect(await prepareSeedChains(withoutKey)).toBe(0);
  });

  it('[C90] processes that open a round at once use one link for one round', async () => {
    const pools = [1, 2, 3, 4].map(() => openDatabase(database.url, { max: 2 }));
    const processes = pools.map((pool) => ({ ...context, sql: pool }));
    for (let time = 0; time < 5; time += 1) {
      clock.at += 200_000;
      await settleSharedRounds(context);
      clock.at += 20_000;
      await Promise.all(processes.map((one) => advanceSharedRound(one, KENO_LIGHTS, KENO_ID, true)));
    }
    await Promise.all(pools.map((pool) => pool.end()));
    const used = await sql<{ chain: number; position: number }[]>`
      select chain, position from shared_rounds where game_id = ${KENO_ID} and chain = (
        select max(chain) from shared_rounds where game_id = ${KENO_ID}) order by number`;
    expect(used.map(({ position }) => position)).toEqual(used.map((_, index) => index + 1));
    const [{ next }] = await sql<[{ next: number }]>`
      select next_position as next from seed_chains where name = ${chainNameOf(KENO_ID)} order by number desc limit 1`;
    expect(next).toBe(used.length + 1);
  });
});

describe('key of the server that is changed', () => {
  it('[C90] chain and open round are sealed again, and the older key can be removed', async () => {
    const { frame } = await join(KENO_ID);
    const { round } = await watch(frame);
    const [old, fresh] = [TEST_SEAL_KEY, Buffer.alloc(32, 31).toString('base64')];
    const withKeys = (sealKeys: string): Context => ({
      ...context,
      seedSealer: createSeedSealer({ dataDir: '', sealKeys }),
    });
    await sealSeeds(withKeys(`${fresh},${old}`));
    const { seed } = await knownRound(withKeys(fresh), KENO_ID);
    expect(commitOf(seed ?? '')).toBe(round.commit);
    expect((await knownRound(context, KENO_ID)).seed).toBeNull();
    clock.at = (round.revealsCloseAt ?? 0) + 20_000;
    await settleSharedRounds(withKeys(fresh));
    clock.at += 20_000;
    const next = await advanceSharedRound(withKeys(fresh), KENO_LIGHTS, KENO_ID, true);
    expect(next?.position).toBe((round.chain?.position ?? 0) + 1);
    await sealSeeds(withKeys(`${old},${fresh}`));
    expect((await knownRound(context, KENO_ID)).seed).not.toBeNull();
  });
});

describe('round that was opened by the version before', () => {
  it('[C90] bet in it is settled by the old rule, and its proof is the old one', async () => {
    const { player, frame } = await join(KENO_ID);
    const id = context.newId();
    const seed = Buffer.alloc(32, 5);
    const now = clock.now();
    const [{ number }] = await sql<[{ number: number }]>`
      select coalesce(max(number), 0) + 1 as number from shared_rounds where game_id = ${KENO_ID}`;
    await sql`
      insert into shared_rounds (id, game_id, number, maths, server_seed, opens_at, closes_at)
      values (${id}, ${KENO_ID}, ${number}, ${KENO_LIGHTS.maths}, ${seed}, ${now}, ${now + 20_000})`;
    const [session] = await sql<{ id: string; serverSeed: Buffer; typeId: number }[]>`
      select game.id, game.server_seed, games.type_id from game_sessions as game join games on games.id = game.game_id
      where game.player_id = ${player.id}`;
    const roundId = context.newId();
    const [joined] = await sql`
      select status from join_shared_round(${player.id}, ${session?.id ?? ''}, ${newRequestId()}, ${Buffer.alloc(32)},
        ${roundId}, ${id}, ${session?.typeId ?? 0}, false, ${JSON.stringify(KENO_BET)}::text::jsonb, ${STAKE},
        ${session?.serverSeed ?? null}, 'old-seed', ${now}, 0, ${now + 60_000}, ${context.newId()})`;
    expect(joined).toEqual({ status: 'open' });
    const newcomer = await join(KENO_ID);
    await bet(newcomer.frame, KENO_BET);
    clock.at = now + 20_000;
    const over = (await watch(frame)).round;
    expect(over).toMatchObject({
      id,
      chain: null,
      revealsCloseAt: null,
      commit: commitOf(seed.toString('hex')),
    });
    const proof = await proofOf(roundId);
    expect(proof.proof).toEqual({
      commit: over.commit,
      serverSeed: seed.toString('hex'),
      clientSeed: seedHashOf(`${id}:old-seed:${seedHashOf('player-seed')}`),
      nonce: null,
      maths: KENO_LIGHTS.maths,
    });
    expect(verifyRound(KENO_LIGHTS, proof).isFair).toBe(true);
    clock.at += 20_000;
    await sql`update sessions set last_act_at = ${clock.at}, reality_seen_at = ${clock.at}`;
    expect((await watch(frame)).round.chain?.number).toBeGreaterThan(0);
  });
});
