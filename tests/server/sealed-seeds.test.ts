import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../contract/errors.ts';
import { commitOf, hexOf } from '../../maths/provably-fair.ts';
import { revealSeedPairs } from '../../server/games/seed-pairs/reveal-seed-pairs-job.ts';
import { openOldCards } from '../../server/mall/open-card.ts';
import { runCommand } from '../../server/ops/run-ops.ts';
import { sealSeeds } from '../../server/ops/seal-seeds-job.ts';
import { Sealer } from '../../server/seal.ts';
import { readStoredSeed, seedPlace } from '../../server/sealed-seed.ts';
import {
  CLIENT_SEED,
  openGameOf,
  playingCalls,
  readCommits,
  seedOtherPlayer,
  seedWaitingPlayer,
  type WaitingPlayer,
} from './insider/waiting-seeds.ts';
import { startApp, TEST_SEAL_KEY, type TestApp } from './support/app.ts';
import { RACES, useDatabase } from './support/database.ts';
import { commandAs, keyOf } from './support/operators.ts';
import { useApp } from './support/use-app.ts';

const database = useDatabase(RACES);
const { sql } = database;
const app = useApp(database);

const DAY = 86_400_000;
const OLD = Buffer.from(TEST_SEAL_KEY, 'base64');
const FRESH = Buffer.alloc(32, 31);
const sealerOf = (...keys: Buffer[]) => new Sealer(keys);
const tables = () => app.context.hooks.seedTables.flatMap((list) => list());

/** A server with another key. */
const startOther = () =>
  startApp(database, { clock: app.clock, settings: { sealKeys: FRESH.toString('base64') } });

/** How many seeds wait in each table, by the key that sealed them. */
async function countKeys(): Promise<string[]> {
  const lists = await Promise.all(
    tables().map(async ({ name, countSeeds }) =>
      (await countSeeds(sql)).map(({ keyId }) => `${name} ${keyId ?? 'plain'}`),
    ),
  );
  return lists.flat().sort();
}

const sealedBy = (sealer: Sealer): string[] =>
  ['draw_seeds', 'invite_seeds', 'scratch_cards', 'scratch_seeds', 'seed_pairs'].map(
    (name) => `${name} ${sealer.keyIds[0]}`,
  );

/** Makes the rows that wait what a version of before has written. */
async function unseal(): Promise<number> {
  let rows = 0;
  for (const { name, lockSeeds } of tables()) {
    await sql.begin(async (tx) => {
      for (const row of await lockSeeds(tx, { keyIds: sealerOf(OLD).keyIds, most: 1_000 })) {
        const seed = readStoredSeed(app.context.seedSealer, row, seedPlace(name, row.key));
        const [playerId = '', id = ''] = row.key.split(' ');
        const column = name.endsWith('_seeds') ? 'unsealed_seed' : 'server_seed';
        await tx`
          update ${tx(name)} set ${tx(column)} = ${seed}, sealed_seed = null
            ${name === 'scratch_cards' ? tx`, prize = 0` : tx``}
          where player_id = ${playerId} ${id === '' ? tx`` : tx`and id = ${id}`}`;
        rows += 1;
      }
    });
  }
  return rows;
}

/** Makes every call that a seed decides. @returns the code of each */
async function playAll(on: TestApp, waiting: WaitingPlayer): Promise<number[]> {
  const codes: number[] = [];
  for (const { name, body, token } of playingCalls(waiting))
    codes.push((await on.call(name, body, token)).code);
  return codes;
}

const ALL_DONE = [0, 0, 0, 0, 0, 0];

describe('seeds that a version of before has stored plainly', () => {
  it('plain seeds are sealed once by two processes at once, and decide what was promised', async () => {
    const waiting = await seedWaitingPlayer(app);
    const rows = await unseal();
    expect(rows).toBe(6);
    expect(await countKeys()).toEqual(sealedBy(sealerOf(OLD)).map((line) => line.replace(/\w+$/, 'plain')));
    const done = await Promise.all([sealSeeds(app.context), sealSeeds(app.context)]);
    expect(done[0] + done[1]).toBe(rows);
    expect(await sealSeeds(app.context)).toBe(0);
    expect(await countKeys()).toEqual(sealedBy(sealerOf(OLD)));
    const [card] = await sql`select server_seed, prize from scratch_cards where id = ${waiting.cardId}`;
    expect(card).toEqual({ serverSeed: null, prize: null });
    expect(await readCommits(app, waiting.player)).toEqual(waiting.commits);
    expect(await playAll(app, waiting)).toEqual(ALL_DONE);
  });

  it('plain seeds decide a result also before a job has sealed them', async () => {
    const waiting = await seedWaitingPlayer(app);
    await unseal();
    expect(await readCommits(app, waiting.player)).toEqual(waiting.commits);
    expect(await playAll(app, waiting)).toEqual(ALL_DONE);
    await sealSeeds(app.context);
  });
});

describe('revealed seed', () => {
  it('revealed seed is stored plainly with its pair and its card, and nothing sealed is left of it', async () => {
    const waiting = await seedWaitingPlayer(app);
    await playAll(app, waiting);
    const { id } = waiting.player;
    const [pair] = await sql<{ serverSeed: Buffer; commit: Buffer }[]>`
      select server_seed, commit from seed_pairs
      where player_id = ${id} and revealed_at is not null and sealed_seed is null`;
    expect(commitOf(hexOf(pair?.serverSeed ?? Buffer.of()))).toBe(waiting.commits.open);
    const [card] = await sql<{ serverSeed: Buffer }[]>`
      select server_seed from scratch_cards where id = ${waiting.cardId} and sealed_seed is null`;
    expect(commitOf(hexOf(card?.serverSeed ?? Buffer.of()))).toBe(waiting.commits.boughtCard);
  });
});

describe('change of the seal key', () => {
  it('seeds are sealed again with the first key, and the older one is needed no more', async () => {
    const waiting = await seedWaitingPlayer(app);
    const both = { ...app.context, seedSealer: sealerOf(FRESH, OLD) };
    expect(await sealSeeds(both)).toBeGreaterThan(5);
    expect(await sealSeeds(both)).toBe(0);
    expect(await countKeys()).toEqual(sealedBy(sealerOf(FRESH)));
    const renewed = await startOther();
    expect(await readCommits(renewed, waiting.player)).toEqual(waiting.commits);
    expect(await playAll(renewed, waiting)).toEqual(ALL_DONE);
    await renewed.stop();
    await sealSeeds({ ...app.context, seedSealer: sealerOf(OLD, FRESH) });
  });

  it('operator sees how many seeds each key has sealed, and which key is missing', async () => {
    const said = await runCommand(sql, commandAs('olive', ['seeds', 'keys']), {
      clock: app.clock,
      hooks: app.context.hooks,
      key: keyOf('olive'),
      keys: app.context.settings,
    });
    expect(said).toContain(`sealed with ${sealerOf(OLD).keyIds[0]}`);
    expect(said).toContain('seed_pairs: ');
  });
});

describe('missing seal key', () => {
  it('missing key refuses the calls that need it and changes nothing, and with the key they go through', async () => {
    const waiting = await seedWaitingPlayer(app);
    const { id } = waiting.player;
    const other = await startOther();
    const readRows = async () => [
      await sql`select * from seed_pairs where player_id = ${id} order by id`,
      await sql`select * from balances where player_id = ${id} order by account`,
      await sql`select * from scratch_cards where player_id = ${id} order by id`,
      await sql`select * from draw_seeds where player_id = ${id}`,
      await sql`select id from rounds where player_id = ${id}`,
      await sql`select id from journals where player_id = ${id}`,
    ];
    const before = await readRows();
    const missing = ERROR_CODES.sealKeyMissing;
    // No card is bought while another one waits.
    const waits = ERROR_CODES.scratchCardWaiting;
    expect(await playAll(other, waiting)).toEqual([missing, missing, missing, waits, missing, missing]);
    expect(await readRows()).toEqual(before);
    expect(await playAll(app, waiting)).toEqual(ALL_DONE);
    await other.stop();
  });

  it('missing key stops nobody whose seeds the other keys open', async () => {
    const waiting = await seedWaitingPlayer(app);
    const other = await startOther();
    const player = await seedOtherPlayer(other);
    const { gameToken, seeds } = await openGameOf(other, player);
    const bet = { requestId: randomUUID(), bet: { stake: 1_000 }, ...seeds };
    expect((await other.call('game/bet', bet, gameToken)).code).toBe(0);
    app.clock.advance(DAY + 1);
    expect(await sealSeeds(other.context)).toBe(0);
    expect(await revealSeedPairs(other.context)).toBeGreaterThan(0);
    expect(await openOldCards(other.context)).toBe(0);
    const readRevealed = ({ id }: { id: string }) =>
      sql`select from seed_pairs where player_id = ${id} and revealed_at is not null`;
    expect(await readRevealed(player)).toHaveLength(1);
    expect(await readRevealed(waiting.player)).toHaveLength(0);
    expect(await openOldCards(app.context)).toBeGreaterThan(0);
    await revealSeedPairs(app.context);
    expect(await readRevealed(waiting.player)).toHaveLength(1);
    await other.stop();
  });

  it('bet of a player without a readable pair has a client seed that stays the same', async () => {
    const waiting = await seedWaitingPlayer(app);
    const other = await startOther();
    const { data } = await other.call('getSeedPair', {}, waiting.player.sessionId);
    expect(data).toMatchObject({
      seedPair: { clientSeed: CLIENT_SEED, commit: waiting.commits.open },
      nextCommit: waiting.commits.next,
    });
    await other.stop();
  });
});
