import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { GOOD_PASSWORD, newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operatorOf } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const DAY_MS = 86_400_000;
const database = useDatabase();
const { sql } = database;
const app = useApp(database);

const ops = operatorOf(sql, app);

const written = (changes: Record<string, unknown> = {}) => ({
  requestId: randomUUID(),
  topic: 'payment',
  subject: 'A deposit is missing',
  text: 'I paid on Monday and nothing came.',
  contact: '',
  code: '',
  ...changes,
});
const newCode = () => randomUUID().replaceAll('-', '');

describe('complaint of a member', () => {
  it('[C90] complaint has a number and a due date, is answered and extended, and its states are shown', async () => {
    const { token, playerId } = await newAccount(app);
    const { data: filed } = await app.call('fileComplaint', written(), token);
    expect(filed).toMatchObject({ state: 'open', topic: 'payment', dueAt: filed.openedAt + 14 * DAY_MS });
    expect(filed.number).toMatch(/^[A-Z2-9]{8}$/);
    expect(filed.messages).toMatchObject([{ author: 'player', text: 'I paid on Monday and nothing came.' }]);

    expect(await ops('complaint', 'list')).toContain(filed.number);
    await ops('complaint', 'answer', filed.number, 'It came today.');
    const named = { number: filed.number, code: '' };
    const answered = (await app.call('getComplaint', named, token)).data;
    expect([answered.state, answered.messages.at(-1)]).toMatchObject([
      'answered',
      { author: 'house', text: 'It came today.' },
    ]);
    app.clock.advance(DAY_MS);
    const again = (await newSession(playerId)) as string;
    const more = { ...named, requestId: randomUUID(), text: 'Only half of it.' };
    const added = (await app.call('addToComplaint', more, again)).data;
    expect([added.state, added.dueAt]).toEqual(['open', app.clock.now() + 14 * DAY_MS]);
    expect((await app.call('addToComplaint', more, again)).data.messages).toHaveLength(3);

    await ops('complaint', 'close', filed.number, 'The other half has come too.');
    const shown = await ops('complaint', 'show', filed.number);
    expect(shown).toMatch(/ player\nOnly half of it\.\n— .* olive\nThe other half has come too\.$/);
    const { complaints } = (await app.call('getComplaints', {}, again)).data;
    expect(complaints).toMatchObject([{ number: filed.number, state: 'closed', closedBy: 'operator' }]);
    const late = await app.call('addToComplaint', { ...more, requestId: randomUUID() }, again);
    expect(late.code).toBe(ERROR_CODES.complaintEnded);

    const acts = await sql`select act, details from audit_log where subject = ${playerId} order by place`;
    expect(acts.map(({ act }) => act)).toEqual([
      'complaint filed',
      'complaint answer',
      'complaint added to',
      'complaint close',
      'complaint show',
    ]);
    expect(JSON.stringify(acts)).not.toContain('Monday');
  });

  /** The earlier session has expired during the day. */
  async function newSession(playerId: string): Promise<string> {
    const [row] = await sql<{ account: string }[]>`select account from players where id = ${playerId}`;
    return (await app.call('accountLogin', { account: row?.account, password: GOOD_PASSWORD })).data.token;
  }

  it('[C90] complaint can be escalated once it is answered or late, not before, and not after it was settled', async () => {
    const { token, account } = await newAccount(app);
    const { data: filed } = await app.call('fileComplaint', written(), token);
    const named = { number: filed.number, code: '' };
    const early = await app.call('endComplaint', { ...named, how: 'disputed' }, token);
    expect([early.code, early.data.details.dueAt]).toEqual([ERROR_CODES.complaintTooEarly, filed.dueAt]);

    app.clock.advance(14 * DAY_MS);
    expect(await ops('complaint', 'list')).toMatch(new RegExp(`overdue[^]*${filed.number}\tOVERDUE`));
    const later = (await app.call('accountLogin', { account, password: GOOD_PASSWORD })).data.token;
    const taken = await app.call('endComplaint', { ...named, how: 'disputed' }, later);
    expect(taken.data.state).toBe('disputed');
    expect((await app.call('endComplaint', { ...named, how: 'disputed' }, later)).data.state).toBe(
      'disputed',
    );
    await ops('complaint', 'answer', filed.number, 'We have sent our documents to them.');
    expect((await app.call('getComplaint', named, later)).data.state).toBe('disputed');

    const { data: other } = await app.call('fileComplaint', written(), later);
    const settled = { number: other.number, code: '', how: 'settled' };
    expect((await app.call('endComplaint', settled, later)).data).toMatchObject({
      state: 'closed',
      closedBy: 'player',
    });
    const after = await app.call('endComplaint', { ...settled, how: 'disputed' }, later);
    expect(after.code).toBe(ERROR_CODES.complaintEnded);
  });

  it('[C90] complaint is accessible to its author only, whatever others send', async () => {
    const { token } = await newAccount(app);
    const { data: filed } = await app.call('fileComplaint', written(), token);
    const stranger = await newAccount(app);
    for (const [code, who] of [
      ['', stranger.token],
      [newCode(), stranger.token],
      ['', undefined],
      [newCode(), undefined],
    ] as const) {
      const named = { number: filed.number, code };
      for (const [call, body] of [
        ['getComplaint', {}],
        ['addToComplaint', { requestId: randomUUID(), text: 'Mine!' }],
        ['endComplaint', { how: 'settled' }],
      ] as const)
        expect((await app.call(call, { ...named, ...body }, who)).code).toBe(ERROR_CODES.complaintUnknown);
    }
  });

  it('[C90] complaint is filed once per request, and five times a day at most', async () => {
    const { token } = await newAccount(app);
    const body = written();
    const [first, second] = await Promise.all([
      app.call('fileComplaint', body, token),
      app.call('fileComplaint', body, token),
    ]);
    expect(first.data.number).toBe(second.data.number);
    const changed = await app.call('fileComplaint', { ...body, text: 'Another story altogether.' }, token);
    expect(changed.code).toBe(ERROR_CODES.requestIdReused);
    for (let more = 0; more < 4; more += 1)
      expect((await app.call('fileComplaint', written(), token)).code).toBe(0);
    expect((await app.call('fileComplaint', written(), token)).code).toBe(ERROR_CODES.complaintLimit);
  });
});

describe('complaint of a guest', () => {
  it('[C90] guest complaint needs an address for the answer, and is read with the code of the browser that filed it', async () => {
    const code = newCode();
    const none = await app.call('fileComplaint', written({ code }));
    expect([none.code, none.data.details]).toEqual([ERROR_CODES.invalidValue, { field: 'contact' }]);
    const anybody = await app.call('fileComplaint', written({ contact: 'guest@mail.example' }));
    expect(anybody.data.details).toEqual({ field: 'code' });
    const { data: filed } = await app.call('fileComplaint', written({ code, contact: 'guest@mail.example' }));
    await ops('complaint', 'answer', filed.number, 'We look into it.');
    const read = await app.call('getComplaint', { number: filed.number.toLowerCase(), code });
    expect(read.data).toMatchObject({ state: 'answered', number: filed.number });
    expect(await ops('complaint', 'list', 'all')).toContain('guest guest@mail.example');
  });

  it.each([
    ['subject', 'A'],
    ['text', ' short '],
  ])('[C90] guest complaint without a %s is rejected', async (field, value) => {
    const { data } = await app.call(
      'fileComplaint',
      written({ code: newCode(), contact: 'a@b.example', [field]: value }),
    );
    expect(data.details).toEqual({ field });
  });
});
