import { describe, expect, it } from 'vitest';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';

const { sql } = useDatabase({ unbalancedLedgers: 'balances are written without a journal' });

describe('audit of the ledger', () => {
  it('audit of a new database is sound and has every check', async () => {
    expect(await auditLedger(sql)).toEqual({
      totals: { cents: 0 },
      brokenJournals: 0,
      wrongBalances: 0,
      wrongPools: 0,
      wrongWithdrawals: 0,
      wrongBonuses: 0,
      wrongHeld: 0,
      wrongInRounds: 0,
      wrongOwed: 0,
      wrongEntered: 0,
      isSound: true,
    });
  });

  it.each([
    ['player:withdrawal', 'wrongWithdrawals'],
    ['player:bonus', 'wrongBonuses'],
    ['player:held', 'wrongHeld'],
    ['player:inRounds', 'wrongInRounds'],
    ['player:play:inRounds', 'wrongInRounds'],
    ['player:owed', 'wrongOwed'],
    ['player:play:owed', 'wrongOwed'],
    ['player:lottery:entered', 'wrongEntered'],
  ])('audit detects money in %s that no row accounts for', async (account, check) => {
    const playerId = crypto.randomUUID();
    await sql`insert into balances (player_id, account, amount) values (${playerId}, ${account}, 5)`;
    const audit = await auditLedger(sql);
    await sql`delete from balances where player_id = ${playerId}`;
    expect(audit).toMatchObject({ isSound: false, wrongBalances: 1, [check]: 1 });
    expect(Object.values(audit).filter((count) => count === 1)).toHaveLength(2);
  });
});
