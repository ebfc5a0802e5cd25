import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { LOTTERY_CHAIN_MATHS, LOTTERY_MATHS, mixSeed } from '../../../maths/lottery.ts';
import { commitOf, hexOf } from '../../../maths/provably-fair.ts';
import { verifyLottery } from '../../../maths/verify-lottery.ts';
import { migrate } from '../../../server/db/migrate.ts';
import type { Sql } from '../../../server/db/sql.ts';
import { drawDueRounds } from '../../../server/lottery/draw-round.ts';
import { asDraw, asOpenRound } from '../../../server/lottery/lottery-view.ts';
import { findDraw, readOpenRounds } from '../../../server/lottery/round-queries.ts';
import { sealRoundSeed } from '../../../server/lottery/round-seed.ts';
import { createPlatform } from '../games/platform.ts';
import { useFixtureDatabase } from './support/fixture-database.ts';
import { copySchemaFolder } from './support/schema-folder.ts';

const PRODUCT = 'daily';
const NUMBER = 9_001;
const HOUR_MS = 3_600_000;
const PRIZES = [{ digits: 1, amount: cents(3_000) }];
const TERMS = { price: cents(1_000), tickets: 1, digits: 4, perPlayer: 20, prizes: PRIZES };
const SEED = Buffer.alloc(32, 9);
const COMMIT = commitOf(hexOf(SEED));
const FITS = { isSeedKept: true, isOutcomeSame: true };

/** A platform whose lottery has no open round, and the times of the one to come. */
async function preparePlatform(sql: Sql) {
  const { context, clock } = createPlatform(sql);
  const now = clock.now();
  await sql`delete from lottery_orders where round_id in (select id from lottery_rounds where state = 'open')`;
  await sql`delete from lottery_rounds where state = 'open'`;
  const id = context.newId();
  const times = { opensAt: now, closesAt: now + HOUR_MS, drawAt: now + 2 * HOUR_MS };
  const round = { id, product: PRODUCT, number: NUMBER, state: 'open', terms: sql.json(TERMS), ...times };
  return { context, clock, round };
}

async function drawAfterUpgrade(
  sql: Sql,
  { context, clock, round }: Awaited<ReturnType<typeof preparePlatform>>,
) {
  clock.at = round.drawAt;
  expect(await drawDueRounds(context)).toBe(1);
  const drawn = await findDraw(sql, { product: PRODUCT, number: NUMBER });
  if (!drawn) throw new Error('not drawn');
  return drawn;
}

describe('chains of lotteries come to a platform that sells tickets', () => {
  const { sql } = useFixtureDatabase('2026-11-28');

  it('[R09] round that was open before is drawn after it by its own seed, and its proof fits its commitment', async () => {
    const platform = await preparePlatform(sql);
    const row = { ...platform.round, maths: LOTTERY_MATHS, serverSeed: SEED, clientSeed: COMMIT };
    await sql`insert into lottery_rounds ${sql(row)}`;
    await migrate(sql);
    const [open] = await readOpenRounds(sql);
    const shown = open && asOpenRound(open, { own: undefined, chains: [] });
    expect(shown).toMatchObject({ commit: COMMIT, chain: null });
    const draw = asDraw(await drawAfterUpgrade(sql, platform), []);
    expect(draw.proof).toMatchObject({
      commit: COMMIT,
      serverSeed: hexOf(SEED),
      maths: LOTTERY_MATHS,
      chain: null,
    });
    expect(verifyLottery(draw)).toEqual(FITS);
  });
});

/** The schema as it is without a migration: later ones are there, as the comments are about their tables too. */
function folderWithout(migration: string): string {
  const folder = copySchemaFolder();
  rmSync(join(folder, 'migrations', migration));
  return folder;
}

describe('reveals of seeds come to a platform that sells tickets', () => {
  const { sql } = useFixtureDatabase('2026-11-28');

  it('[R09] round of a chain that was open before is drawn by its own rule, with the seeds of its purchases', async () => {
    await migrate(sql, folderWithout('0680-lottery-reveals.sql'));
    const platform = await preparePlatform(sql);
    const { context, round } = platform;
    const lastLink = Buffer.from(COMMIT, 'hex');
    const clientSeed = mixSeed(COMMIT, 'seed-of-a-purchase');
    const sealedSeed = sealRoundSeed(context.seedSealer, SEED, round.id);
    const ofChain = { chain: 1, position: 1, commitment: lastLink, maths: LOTTERY_CHAIN_MATHS };
    await sql`insert into lottery_rounds ${sql({ ...round, ...ofChain, sealedSeed, clientSeed, sold: 1 })}`;
    await sql`
      insert into lottery_orders (player_id, id, round_id, session_id, first, count, stake, tickets, client_seed, bought_at)
      select id, ${context.newId()}, ${round.id}, ${context.newId()}, 0, 1, 1000, 0, 'seed-of-a-purchase', ${round.opensAt}
      from players limit 1`;
    await migrate(sql);
    const [open] = await readOpenRounds(sql);
    const own = { bought: 1, hash: 'seed-of-a-purchase', isRevealed: false };
    expect(open && asOpenRound(open, { own, chains: [] })).toMatchObject({ hashMix: null, ownSeed: null });
    const chain = { name: 'lottery-daily', number: 1, length: 1_000, lastLink };
    const published = { ...chain, publishedAt: round.opensAt, used: 1, nextLastLink: null };
    const draw = asDraw(await drawAfterUpgrade(sql, platform), [published]);
    expect(draw.proof).toMatchObject({ clientSeed, hashMix: null, maths: LOTTERY_CHAIN_MATHS });
    expect(verifyLottery(draw)).toEqual(FITS);
  });
});
