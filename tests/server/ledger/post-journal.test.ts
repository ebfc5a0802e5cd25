import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { ACCOUNT_UNITS, type Account, unitOfAccount } from '../../../server/ledger/accounts.ts';
import { type Entry, transfer } from '../../../server/ledger/entries.ts';
import { BalanceTooLow, postJournal } from '../../../server/ledger/post-journal.ts';
import { readBalance, readWallet } from '../../../server/ledger/read-balance.ts';
import { runTransaction } from '../../../server/ledger/run-transaction.ts';
import { makeId } from '../../../server/make-id.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';

const { sql, url } = useDatabase(RACES);
const AT = Date.UTC(2026, 0, 5);

let made = 0;
function newId(): string {
  made += 1;
  const random = new Uint8Array(10);
  new DataView(random.buffer).setUint32(6, made);
  return makeId(AT, random);
}

/** Journal lines without the compiler's checks of units and amounts. */
type AnyEntry = Readonly<Record<'account', Account> & Record<'amount', number>>;

const post = (playerId: string | null, entries: readonly AnyEntry[], kind = 'test') =>
  postJournal(sql, { playerId, id: newId(), kind, entries: entries as readonly Entry[], at: AT });

const credit = (playerId: string, amount: number) =>
  post(playerId, [
    { account: 'player:coin', amount },
    { account: 'house:seed', amount: -amount },
  ]);

describe('posting a journal', () => {
  it('[D03] journal moves whole cents from one account to another', async () => {
    const player = newId();
    await credit(player, 12_345);
    expect(await readBalance(sql, player, 'coin')).toBe(12_345);
    expect(await readWallet(sql, player)).toMatchObject({ coin: 12_345, safebox: 0, play: 0, bet: 0 });
  });

  it('[D03] coin, safebox and play money are separate balances', async () => {
    const player = newId();
    await credit(player, 900);
    await post(player, [
      { account: 'player:coin', amount: -400 },
      { account: 'player:safebox', amount: 400 },
    ]);
    await post(player, [
      { account: 'player:play', amount: 70 },
      { account: 'house:play', amount: -70 },
    ]);
    expect(await readWallet(sql, player)).toMatchObject({ coin: 500, safebox: 400, play: 70 });
  });

  it('journal that does not sum to zero is rejected by the database', async () => {
    const player = newId();
    const uneven = post(player, [
      { account: 'player:coin', amount: 10 },
      { account: 'house:games', amount: -9 },
    ]);
    await expect(uneven).rejects.toThrow('does not sum to zero');
    expect(await readBalance(sql, player, 'coin')).toBe(0);
  });

  it('journal that turns play money into money is rejected, even if its sum is zero', async () => {
    const player = newId();
    const mixed = post(player, [
      { account: 'player:coin', amount: 10 },
      { account: 'house:play', amount: -10 },
    ]);
    await expect(mixed).rejects.toThrow('does not sum to zero');
  });

  it('journal that takes a player below zero is rejected and leaves nothing behind', async () => {
    const player = newId();
    await credit(player, 100);
    const beyond = post(player, [
      { account: 'player:coin', amount: -101 },
      { account: 'player:safebox', amount: 101 },
    ]);
    await expect(beyond).rejects.toThrow(BalanceTooLow);
    expect(await readWallet(sql, player)).toMatchObject({ coin: 100, safebox: 0 });
    const broke = post(newId(), [
      { account: 'player:coin', amount: -1 },
      { account: 'house:games', amount: 1 },
    ]);
    await expect(broke).rejects.toThrow(BalanceTooLow);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('amount %s is rejected', async (amount) => {
    await expect(credit(newId(), amount)).rejects.toThrow(RangeError);
  });

  it('journal with an account that does not exist is rejected', async () => {
    const strange = post(newId(), [
      { account: 'player:coin', amount: 1 },
      { account: 'pool:mega:999', amount: -1 },
    ]);
    await expect(strange).rejects.toThrow('no such pool shard');
    const nobody = post(null, [
      { account: 'player:coin', amount: 1 },
      { account: 'house:seed', amount: -1 },
    ]);
    await expect(nobody).rejects.toThrow('without a player');
  });

  it('journal is immutable: no statement changes or deletes it', async () => {
    await credit(newId(), 5);
    await expect(sql`update journals set kind = 'other'`).rejects.toThrow('written once');
    await expect(sql`delete from journals`).rejects.toThrow('written once');
    await expect(sql`truncate journals`).rejects.toThrow('written once');
  });
});

describe('whole ledger', () => {
  const names: Account[] = ['player:coin', 'player:safebox', 'house:games', 'house:seed', 'pool:mini:3'];

  it('[D03] ledger sums to zero and no balance is negative after random journals', async () => {
    const players = [newId(), newId(), newId()];
    const held = new Map<string, number>();
    const key = (player: string, account: string) => `${player} ${account}`;
    const journals = fc.record({
      player: fc.constantFrom(...players),
      from: fc.constantFrom(...names),
      to: fc.constantFrom(...names),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
    });
    await fc.assert(
      fc.asyncProperty(journals, async ({ player, from, to, amount }) => {
        const left = (held.get(key(player, from)) ?? 0) - amount;
        const isPossible = from === to || !from.startsWith('player:') || left >= 0;
        const posted = post(player, [
          { account: from, amount: -amount },
          { account: to, amount },
        ]);
        if (!isPossible) {
          await expect(posted).rejects.toThrow(BalanceTooLow);
          return;
        }
        await posted;
        held.set(key(player, from), (held.get(key(player, from)) ?? 0) - amount);
        held.set(key(player, to), (held.get(key(player, to)) ?? 0) + amount);
      }),
      { numRuns: 150, seed: 7 },
    );
    for (const player of players) {
      expect(await readBalance(sql, player, 'coin')).toBe(held.get(key(player, 'player:coin')) ?? 0);
      expect(await readBalance(sql, player, 'safebox')).toBe(held.get(key(player, 'player:safebox')) ?? 0);
    }
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, totals: { cents: 0, play: 0 } });
  });

  it('concurrent withdrawals succeed exactly as often as the balance allows', async () => {
    const player = newId();
    await credit(player, 700);
    const takes = Array.from({ length: 20 }, () =>
      post(player, [
        { account: 'player:coin', amount: -100 },
        { account: 'house:games', amount: 100 },
      ]),
    );
    const results = await Promise.allSettled(takes);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await readBalance(sql, player, 'coin')).toBe(0);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('concurrent first credits add up to one balance', async () => {
    const player = newId();
    await Promise.all(Array.from({ length: 12 }, () => credit(player, 10)));
    expect(await readBalance(sql, player, 'coin')).toBe(120);
  });

  it('transaction whose connection is lost leaves nothing behind', async () => {
    const player = newId();
    await credit(player, 50);
    const doomed = openDatabase(url, { max: 1 });
    const cut = runTransaction(doomed, async (tx) => {
      await postJournal(tx, {
        playerId: player,
        id: newId(),
        kind: 'test',
        at: AT,
        entries: transfer(cents(50), { from: 'player:coin', to: 'house:games' }),
      });
      await tx`select pg_terminate_backend(pg_backend_pid())`;
    });
    await expect(cut).rejects.toThrow();
    await doomed.end({ timeout: 0 });
    expect(await readBalance(sql, player, 'coin')).toBe(50);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('audit detects a balance that was changed without a journal', async () => {
    const player = newId();
    await credit(player, 5);
    await sql`update balances set amount = 6 where player_id = ${player}`;
    expect(await auditLedger(sql)).toMatchObject({ isSound: false, wrongBalances: 1 });
    await sql`update balances set amount = 5 where player_id = ${player}`;
  });
});

it('every account has the unit in which the database sums it', async () => {
  const names = [...ACCOUNT_UNITS.keys(), 'provider:sandbox', 'pool:mini:3'] as Account[];
  const units = await sql<{ unit: string }[]>`
    select ledger_unit(name) as unit from unnest(${names}::text[]) with ordinality as given (name, place) order by place`;
  expect(units.map(({ unit }) => unit)).toEqual(names.map(unitOfAccount));
  expect(new Set(units.map(({ unit }) => unit)).size).toBe(6);
});
