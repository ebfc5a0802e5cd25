import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Direction, signBody } from '../../../server/adapters/signature.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();
const SECRET = 'the sandbox and we know it';
const TOKEN = 'the token of the callbacks';
let app: TestApp;
beforeAll(async () => {
  const xendit = { secretKey: 'x'.repeat(20), callbackToken: TOKEN, url: 'http://127.0.0.1:1', channels: {} };
  app = await startApp(database, { settings: { sandboxSecret: SECRET, xendit } });
});
afterAll(() => app.stop());

/** Signs exactly these bytes, as the provider does. */
async function sendCallback(path: string, direction: Direction, body: string) {
  const headers = { ...signBody(SECRET, direction, body, app.clock.now()), 'x-callback-token': TOKEN };
  const answer = await fetch(`${app.url}/callbacks/${path}`, { method: 'POST', headers, body });
  return [answer.status, (await answer.json()).result];
}
const rows = async () =>
  (await database.sql`select id from payment_callbacks union all select id from payout_callbacks`).length;

interface Kind {
  readonly path: string;
  readonly direction: Direction;
  /** Raw JSON of each field, so that numbers can be written in any form. */
  readonly fields: () => Record<string, string>;
  readonly amount: string;
  readonly unknown: string;
}
const text = (value: string) => JSON.stringify(value);
const KINDS: Kind[] = [
  {
    path: 'payment/sandbox',
    direction: 'callback',
    fields: () => ({
      eventId: text(randomUUID()),
      paymentId: text('p'),
      reference: text(randomUUID()),
      amount: '10000',
      currency: text('PHP'),
      status: text('paid'),
    }),
    amount: 'amount',
    unknown: 'unknownDeposit',
  },
  {
    path: 'payout/sandbox',
    direction: 'payout-callback',
    fields: () => ({
      eventId: text(randomUUID()),
      payoutId: text('p'),
      reference: text(randomUUID()),
      amount: '10000',
      currency: text('PHP'),
      status: text('failed'),
      reason: text('closed'),
    }),
    amount: 'amount',
    unknown: 'unknownWithdrawal',
  },
  {
    path: 'payment/xendit',
    direction: 'callback',
    fields: () => ({
      id: text(randomUUID()),
      external_id: text(randomUUID()),
      status: text('PAID'),
      amount: '100',
      paid_amount: '100',
      currency: text('PHP'),
    }),
    amount: 'paid_amount',
    unknown: 'unknownDeposit',
  },
];
const write = (fields: Record<string, string>) =>
  `{${Object.entries(fields)
    .map(([name, value]) => `${text(name)}:${value}`)
    .join()}}`;

describe.each(KINDS)('callback to $path', ({ path, direction, fields, amount, unknown }) => {
  it('[C90] well-formed callback is read, whatever its other fields hold', async () => {
    expect(await sendCallback(path, direction, write(fields()))).toEqual([422, unknown]);
    const more = { note: String.raw`"\u0000 \ud800"`, rate: '1E4', fee: '0.30000000000000004' };
    expect(await sendCallback(path, direction, write({ ...fields(), ...more }))).toEqual([422, unknown]);
  });

  it.each(Object.keys(fields()))(
    '[C90] callback with a null character or half a surrogate pair in %s gets 400',
    async (field) => {
      const before = await rows();
      for (const value of [
        String.raw`"\u0000"`,
        String.raw`"a\u0000b"`,
        String.raw`"\ud800"`,
        '{}',
        '[[]]',
      ]) {
        expect([
          value,
          ...(await sendCallback(path, direction, write({ ...fields(), [field]: value }))),
        ]).toEqual([value, 400, 'malformed']);
      }
      expect(await rows()).toBe(before);
    },
  );

  it.each([
    '1E4',
    '1e4',
    '10000.0000000000001',
    '10000.001',
    '9007199254740993',
    '1e400',
    '"10000"',
    'null1',
    '1e999999',
  ])('[C90] callback with the amount %s gets 400', async (value) => {
    const before = await rows();
    expect(await sendCallback(path, direction, write({ ...fields(), [amount]: value }))).toEqual([
      400,
      'malformed',
    ]);
    expect(await rows()).toBe(before);
  });

  it('[C90] callback that is nested too deep or is not a JSON object gets 400', async () => {
    for (const body of [
      '',
      '[',
      '"',
      '7',
      '[]',
      `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
      write({ ...fields(), x: '{"a":'.repeat(5000) }),
    ]) {
      expect((await sendCallback(path, direction, body))[0]).toBe(400);
    }
  });
});
