import { globSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { paymentProviders } from '../../../server/adapters/payment-providers.ts';
import { hashPassword } from '../../../server/auth/public/passwords.ts';
import { PoolBusyError } from '../../../server/db/connection-queue.ts';
import { type Db, openDatabase, SERVER_LIMITS, type Sql, type Tx } from '../../../server/db/sql.ts';
import { runTransaction } from '../../../server/ledger/run-transaction.ts';
import { readSettings } from '../../../server/settings.ts';
import { createPlatform } from '../games/platform.ts';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();
const { sql } = database;
const INSIDE = /inside a transaction/;

describe('pool access inside a transaction', () => {
  it('pool rejects a query, a transaction and a connection, and the transaction continues', async () => {
    const answer = await runTransaction(sql, async (tx) => {
      await expect(sql`select 1`).rejects.toThrow(INSIDE);
      await expect(sql.unsafe('select 1')).rejects.toThrow(INSIDE);
      await expect(sql.begin((inner) => inner`select 1`)).rejects.toThrow(INSIDE);
      await expect(sql.reserve()).rejects.toThrow(INSIDE);
      const [row] = await tx<{ two: number }[]>`select 2::int as two`;
      return row?.two;
    });
    expect(answer).toBe(2);
  });

  it('pool rejects them at any call depth and after any number of awaits', async () => {
    const deep = async (): Promise<unknown> => {
      await new Promise((resolve) => setImmediate(resolve));
      return Promise.all([1, 2].map(async () => (await sql`select 1`).count));
    };
    await expect(runTransaction(sql, () => deep())).rejects.toThrow(INSIDE);
  });

  it('fragment of the pool becomes a part of the transaction’s own query', async () => {
    const [row] = await sql.begin((tx) => tx<{ all: number }[]>`select 1 + ${sql`2`} as all`);
    expect(row?.all).toBe(3);
  });

  it('transaction cannot wait for a register, a payment provider or a queued password hash', async () => {
    const find = vi.fn(async () => 'clear' as const);
    const { context } = createPlatform(sql, {}, { find });
    const settings = readSettings({ SANDBOX: '1', SANDBOX_SECRET: 'nobody-is-behind-it' });
    const [provider] = paymentProviders(settings).values();
    await runTransaction(sql, async () => {
      const person = { account: 'a', birthDate: '1990-01-01', nationality: 'PH' };
      await expect(context.registers.find(person)).rejects.toThrow('a register was called');
      await expect(provider?.findPayments('a', 0)).rejects.toThrow('a payment provider was called');
      await expect(hashPassword('Quiet-Harbour-71')).rejects.toThrow(INSIDE);
    });
    expect(find).not.toHaveBeenCalled();
  });

  it('work that was started without waiting is outside once the transaction has ended', async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let later: Promise<number> = Promise.resolve(0);
    await runTransaction(sql, async () => {
      later = ended.then(async () => (await sql`select 1`).count);
    });
    end();
    expect(await later).toBe(1);
  });
});

describe('queue of the pool', () => {
  const narrow = openDatabase(database.url, { max: 1, limits: { ...SERVER_LIMITS, turn: 50 } });
  afterAll(() => narrow.end({ timeout: 5 }));

  it('query that has waited too long for a connection is rejected, and the next one is admitted', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const holder = narrow.begin(async (tx) => {
      await tx`select 1`;
      await held;
    });
    const turnedAway = await Promise.allSettled([narrow`select 1`, narrow.begin((tx) => tx`select 1`)]);
    for (const result of turnedAway)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(PoolBusyError) });
    letGo();
    await holder;
    expect(await narrow`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it('connection is released after failed queries and rolled-back transactions too', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(narrow`select 1 / 0`).rejects.toThrow('division by zero');
      await expect(narrow.begin((tx) => tx`select nothing_of_this_name`)).rejects.toThrow('does not exist');
    }
    expect(await narrow`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it('statement and idle transaction end at the server’s time limits', async () => {
    const [limits] = await narrow`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`;
    expect(limits).toEqual({ statement: '8s', idle: '10s' });
  });
});

describe('database types', () => {
  it('type of the pool is not assignable to the type of a transaction, nor the other way round', () => {
    expectTypeOf<Sql>().not.toExtend<Tx>();
    expectTypeOf<Tx>().not.toExtend<Sql>();
    expectTypeOf<Sql>().toExtend<Db>();
    expectTypeOf<Tx>().toExtend<Db>();
  });

  it('no function takes both a transaction and a whole context, and no transaction body uses the pool', () => {
    const breaches: string[] = [];
    for (const file of globSync('server/**/*.ts')) {
      const text = readFileSync(file, 'utf8');
      for (const list of insides(text, /(?:function \w+(?:<[^>]*>)?|= (?:async )?)\(/g)) {
        const hasTx = /: (?:Tx|Db)\b/.test(list);
        if (hasTx && /: (?:Context|CallRequest)\b/.test(list)) breaches.push(`${file}: (${list})`);
      }
      const works = insides(text, /\b(?:runTransaction|withRequestId|\.begin)\(/g);
      for (const work of works.map((call) => call.slice(Math.max(0, call.indexOf('=>'))))) {
        if (/\bsql[`.]|\bregisters\b|\b(?:await|return|=>) \w+\((?:context|request)[,)]/.test(work))
          breaches.push(`${file}: ${work}`);
      }
    }
    expect(breaches).toEqual([]);
  });
});

/** The text between the opening bracket at the end of `opening` and its closing bracket. */
function insides(text: string, opening: RegExp): string[] {
  return [...text.matchAll(opening)].map((match) => {
    const from = match.index + match[0].length;
    let depth = 1;
    let at = from;
    for (; at < text.length && depth > 0; at += 1) {
      if (text[at] === '(') depth += 1;
      if (text[at] === ')') depth -= 1;
    }
    return text.slice(from, at - 1);
  });
}
