import { describe, expect, it } from 'vitest';
import { withRequestId } from '../../../server/ledger/request-ids.ts';
import { retryConflicts } from '../../../server/ledger/run-transaction.ts';
import { RACES, useDatabase } from '../support/database.ts';

const { sql } = useDatabase(RACES);
const context = { sql, clock: { now: () => 1_767_000_000_000 } };
const playerId = '01900000-0000-7000-8000-000000000001';
const request = (last: number, body: unknown = { amount: 5 }, call = 'exchange') => ({
  playerId,
  call,
  requestId: `01900000-0000-4000-8000-00000000000${last}`,
  body,
});

describe('request id', () => {
  it('[C90] repeated request id gets the same answer without repeating the work', async () => {
    let runs = 0;
    const work = async () => {
      runs += 1;
      return { run: runs };
    };
    const first = await withRequestId(context, request(1), work);
    const second = await withRequestId(context, request(1), work);
    expect([first, second, runs]).toEqual([{ run: 1 }, { run: 1 }, 1]);
  });

  it('body is the same whatever the order of its keys', async () => {
    const work = async () => 'done';
    await withRequestId(context, request(2, { a: 1, b: [1, { c: 2, d: 3 }] }), work);
    await expect(withRequestId(context, request(2, { b: [1, { d: 3, c: 2 }], a: 1 }), work)).resolves.toBe(
      'done',
    );
  });

  it('[C90] request id with another body or another call is rejected', async () => {
    await withRequestId(context, request(3), async () => 'done');
    const again = async () => 'never';
    await expect(withRequestId(context, request(3, { amount: 6 }), again)).rejects.toMatchObject({
      key: 'requestIdReused',
    });
    await expect(withRequestId(context, request(3, { amount: 5 }, 'recharge'), again)).rejects.toMatchObject({
      key: 'requestIdReused',
    });
  });

  it('work is done once for concurrent requests with one id', async () => {
    let runs = 0;
    const ask = () =>
      withRequestId(context, request(4), async (tx) => {
        await tx`select pg_sleep(0.01)`;
        runs += 1;
        return runs;
      });
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(new Set(answers)).toEqual(new Set([1]));
    expect(runs).toBe(1);
  });

  it('request id is free again when its work failed', async () => {
    const fails = withRequestId(context, request(5), async () => {
      throw new Error('provider away');
    });
    await expect(fails).rejects.toThrow('provider away');
    await expect(withRequestId(context, request(5), async () => 'now')).resolves.toBe('now');
  });
});

describe('database conflict', () => {
  const conflict = (code: string) =>
    sql.begin((tx) => tx.unsafe(`do $$ begin raise exception 'busy' using errcode = '${code}'; end $$`));

  it('conflict is retried five times at most', async () => {
    let tries = 0;
    const lost = retryConflicts(async () => {
      tries += 1;
      await conflict('40001');
    });
    await expect(lost).rejects.toThrow('busy');
    expect(tries).toBe(5);
    await expect(
      retryConflicts(async () => {
        tries += 1;
        if (tries < 7) await conflict('40P01');
        return 'through';
      }),
    ).resolves.toBe('through');
  });

  it('error that is no conflict is not retried', async () => {
    let tries = 0;
    const refused = retryConflicts(async () => {
      tries += 1;
      await conflict('22012');
    });
    await expect(refused).rejects.toThrow('busy');
    expect(tries).toBe(1);
  });
});
