import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { LOTTERY_MATHS } from '../../../maths/lottery.ts';
import { commitOf, hexOf } from '../../../maths/provably-fair.ts';
import { verifyLottery } from '../../../maths/verify-lottery.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { drawDueRounds } from '../../../server/lottery/draw-round.ts';
import { asDraw, asOpenRound } from '../../../server/lottery/lottery-view.ts';
import { findDraw, readOpenRounds } from '../../../server/lottery/round-queries.ts';
import { createPlatform } from '../games/platform.ts';
import { useFixtureDatabase } from './support/fixture-database.ts';

const PRODUCT = 'daily';
const NUMBER = 9_001;
const HOUR_MS = 3_600_000;

describe('chains of lotteries come to a platform that sells tickets', () => {
  const { sql } = useFixtureDatabase('2026-11-28');

  it('[R09] round that was open before is drawn after it by its own seed, and its proof fits its commitment', async () => {
    const { context, clock } = createPlatform(sql);
    const now = clock.now();
    const seed = Buffer.alloc(32, 9);
    const commit = commitOf(hexOf(seed));
    const prizes = [{ digits: 1, amount: cents(3_000) }];
    const terms = { price: cents(1_000), tickets: 1, digits: 4, perPlayer: 20, prizes };
    await sql`delete from lottery_orders where round_id in (select id from lottery_rounds where state = 'open')`;
    await sql`delete from lottery_rounds where state = 'open'`;
    await sql`
      insert into lottery_rounds (id, product, number, state, terms, maths, server_seed, client_seed, opens_at, closes_at,
        draw_at)
      values (${context.newId()}, ${PRODUCT}, ${NUMBER}, 'open', ${sql.json(terms)}, ${LOTTERY_MATHS}, ${seed}, ${commit},
        ${now}, ${now + HOUR_MS}, ${now + 2 * HOUR_MS})`;
    await migrate(sql);
    const [open] = await readOpenRounds(sql);
    expect(open && asOpenRound(open, { bought: 0, chains: [] })).toMatchObject({ commit, chain: null });
    clock.at = now + 2 * HOUR_MS;
    expect(await drawDueRounds(context)).toBe(1);
    const drawn = await findDraw(sql, { product: PRODUCT, number: NUMBER });
    if (!drawn) throw new Error('not drawn');
    const draw = asDraw(drawn, []);
    expect(draw.proof).toMatchObject({ commit, serverSeed: hexOf(seed), maths: LOTTERY_MATHS, chain: null });
    expect(verifyLottery(draw)).toEqual({ isSeedKept: true, isOutcomeSame: true });
  });
});
