import { describe, expect, it } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { addBets, addDeposit, dayOf } from '../jackpot/draw-platform.ts';
import { useFixtureDatabase } from './support/fixture-database.ts';

/** What a draw needed before the migration. Cents. */
const NEEDS = { deposit: 50_000, betting: 200_000 };

describe('weights of games come to a platform that has taken bets', () => {
  const { sql } = useFixtureDatabase('2026-11-28');

  it('chance that was earned before is stored, and the weights begin on the next day', async () => {
    const players = await sql<{ id: string }[]>`select id from players order by id limit 3`;
    const [earned = '', poor = '', idle = ''] = players.map(({ id }) => id);
    const at = Date.now();
    const keeper = { sql, newId: () => crypto.randomUUID() };
    await sql`delete from player_days where player_id in ${sql([earned, poor, idle])}`;
    for (const id of [earned, idle]) await addDeposit(keeper, id, { amount: NEEDS.deposit, at });
    await addDeposit(keeper, poor, { amount: NEEDS.deposit - 1, at });
    for (const id of [earned, poor]) await addBets(keeper, id, { amount: NEEDS.betting, at });
    await addBets(keeper, idle, { amount: NEEDS.betting - 1, at });
    await migrate(sql);
    const chances = await sql`
      select player_id, day, is_granted, draw_id from draw_chances
      where player_id in ${sql([earned, poor, idle])} and day >= ${dayOf(at)}`;
    expect(chances).toEqual([{ playerId: earned, day: dayOf(at), isGranted: false, drawId: null }]);
    const [row] = await sql<[{ value: unknown; updatedAt: number; needTyping: number }]>`
      select value, updated_at, need_typing from config, jackpot_rules where key = 'gameWeights'`;
    expect(row.value).toEqual([{ from: dayOf(row.updatedAt + 86_400_000), byGame: {} }]);
    expect(row.needTyping).toBe(560_000);
  });
});
