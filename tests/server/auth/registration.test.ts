import { describe, expect, it } from 'vitest';
import { DECLARATIONS } from '../../../contract/auth/auth-calls.ts';
import { systemRandom } from '../../../server/context.ts';
import { GOOD_PASSWORD, newAccount, registration } from '../support/accounts.ts';
import { createTestClock, startApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase(RACES);
/** 10 March 2027, 23:30 in UTC: the 11th has begun in Manila. */
const clock = createTestClock(Date.UTC(2027, 2, 10, 23, 30));
const app = useApp(database, { clock });

/** Fields promised to every client. */
const USER_FIELDS = [
  ...['account', 'password', 'accountType', 'avatar', 'avatarOther', 'facebookAccount', 'googleAccount'],
  ...[
    'lineAccount',
    'facebookName',
    'lineName',
    'googleName',
    'hasSafeboxPassword',
    'hasKyc',
    'hasUserOther',
  ],
  ...['id', 'lottery', 'coin', 'mobile', 'nickname', 'regPeriod', 'safebox', 'totalRecharge', 'uuid', 'vip'],
  ...['vipExp', 'pid', 'userLevel', 'bet', 'exchange', 'hasPassword'],
];

const refusal = async (changes: Record<string, unknown>) => {
  const { status, code, data } = await app.call('accountRegist', registration(changes));
  return { status, code, details: data.details };
};

describe('registration', () => {
  it('[C07] [D01] registration opens an account, signs in and returns the whole user info', async () => {
    const body = registration();
    const { code, data } = await app.call('accountRegist', body);
    expect(code).toBe(0);
    expect(data.userInfo).toMatchObject({ account: body.account, password: '', coin: 0, hasKyc: 0, pid: '' });
    expect(data.userInfo.id).toBeGreaterThan(99_999_999);
    expect(Object.keys(data.userInfo).sort()).toEqual(USER_FIELDS.toSorted());
    const { data: fresh } = await app.call('refreshData', {}, data.token);
    expect(fresh).toMatchObject({ coin: 0, session: { id: data.session.id, lastSignInAt: null } });
  });

  it('every declaration is stored, and no password or token in plain text', async () => {
    const { playerId, token } = await newAccount(app);
    const made = await database.sql`select name from declarations where player_id = ${playerId}`;
    expect(made.map(({ name }) => name).sort()).toEqual([...DECLARATIONS, 'privacy', 'terms'].sort());
    const [kept] = await database.sql`
      select password_hash, encode(token_hash, 'hex') as token_hash from credentials
      join sessions using (player_id) where player_id = ${playerId}`;
    expect(kept?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it.each([
    ['five characters', 'abcde', 'length'],
    ['twenty-one characters', 'a'.repeat(21), 'length'],
    ['a leading digit', '1abcdef', 'pattern'],
    ['a space', 'abc def', 'pattern'],
    ['a letter of another alphabet', 'абвгдежз', 'pattern'],
  ])('[V01] account name of %s is rejected', async (_what, account, error) => {
    expect(await refusal({ account })).toEqual({
      status: 200,
      code: 2002,
      details: { error, min: 6, max: 20 },
    });
  });

  it.each([
    ['seven characters', 'abc1234', 2003],
    ['thirty-three characters', `a1${'x'.repeat(31)}`, 2003],
    ['letters only', 'quietharbours', 2003],
    ['digits only', '8675309431', 2003],
    ['a common password', 'Password123', 2004],
    ['a common password with substitutions', 'P@ssw0rd99', 2004],
    ['a keyboard sequence', 'qwerty12345', 2004],
    ['hardly any different characters', 'a1a1a1a1a1', 2004],
  ])('[V01] password of %s is rejected', async (_what, password, code) => {
    expect(await refusal({ password })).toMatchObject({ code });
  });

  it('password that contains the account name is rejected', async () => {
    expect(await refusal({ account: 'harbour_light', password: 'Harbour_Light77' })).toMatchObject({
      code: 2004,
    });
  });

  it('[V05] person who turns 21 tomorrow in the market is rejected', async () => {
    expect(await refusal({ birthDate: '2006-03-12' })).toMatchObject({
      code: 2007,
      details: { minimumAge: 21 },
    });
  });

  it('[V05] person who turns 21 today in the market, though not yet in UTC, is accepted', async () => {
    expect(await refusal({ birthDate: '2006-03-11' })).toMatchObject({ code: 0 });
  });

  it.each([
    // The 1st of March begins in Manila at 16:00 UTC of the last day of February.
    ['2025-02-28T15:59:59Z', '2004-02-29', 2007],
    ['2025-02-28T16:00:00Z', '2004-02-29', 0],
    ['2028-02-28T15:59:59Z', '2007-02-28', 0],
    ['2028-02-28T15:59:59Z', '2007-03-01', 2007],
    ['2024-02-28T16:00:00Z', '2003-02-28', 0],
    ['2024-02-28T15:59:59Z', '2003-03-01', 2007],
    ['2026-12-31T15:59:59Z', '2006-01-01', 2007],
    ['2026-12-31T16:00:00Z', '2006-01-01', 0],
  ])(
    '[V05] registration at %s of somebody born %s is answered with %i: leap days, and the end of the market’s day',
    async (at, birthDate, code) => {
      const then = createTestClock(Date.parse(at));
      const platform = await startApp(database, { clock: then });
      try {
        expect((await platform.call('accountRegist', registration({ birthDate }))).code).toBe(code);
      } finally {
        await platform.stop();
      }
    },
  );

  it.each(['2006-02-30', '2030-01-01', '1880-01-01'])('birth date %s is rejected', async (birthDate) => {
    expect(await refusal({ birthDate })).toMatchObject({ code: 1902, details: { field: 'birthDate' } });
  });

  it.each(DECLARATIONS)('[V05] registration without the declaration %s is rejected', async (name) => {
    const declarations = DECLARATIONS.filter((other) => other !== name);
    expect(await refusal({ declarations })).toMatchObject({ code: 2008, details: { missing: [name] } });
  });

  it('registration without accepted terms and privacy policy is rejected', async () => {
    const { code, details } = await refusal({ acceptsTerms: false, acceptsPrivacy: false });
    expect({ code, details }).toEqual({ code: 2008, details: { missing: ['terms', 'privacy'] } });
  });

  it('nationality that the market does not accept is rejected', async () => {
    expect(await refusal({ nationality: 'KP' })).toMatchObject({ code: 2013 });
  });

  it('market that names no nationality accepts every country, and nothing that is none', async () => {
    const accept = (codes: string[]) =>
      database.sql`update config set value = jsonb_set(value, '{nationalities}', ${database.sql.json(codes)}) where key = 'market'`;
    const [{ before }] = await database.sql<[{ before: string[] }]>`
      select value->'nationalities' as before from config where key = 'market'`;
    await accept([]);
    for (const none of ['EU', 'XA', 'ZZ', 'UK'])
      expect(await refusal({ nationality: none })).toMatchObject({ code: 2013 });
    await newAccount(app, { nationality: 'KP' });
    await accept(before);
  });

  it('[V05] person whom a register names is rejected', async () => {
    const listed = [
      { kind: 'restricted', accountKey: 'listed_one', birthDate: null },
      { kind: 'excluded', accountKey: null, birthDate: '1971-02-02' },
    ].map((entry) => ({ ...entry, id: app.context.newId() }));
    await database.sql`insert into register_entries ${database.sql(listed)}`;
    expect(await refusal({ account: 'Listed_One' })).toMatchObject({ code: 2009 });
    expect(await refusal({ birthDate: '1971-02-02' })).toMatchObject({ code: 2010 });
  });

  it('registration is rejected when a register cannot be queried', async () => {
    const deaf = await startApp(database, {
      clock,
      registers: { find: () => Promise.reject(new Error('the register does not answer')) },
    });
    const { status, code, msg } = await deaf.call('accountRegist', registration());
    await deaf.stop();
    expect({ status, code }).toEqual({ status: 500, code: 500 });
    expect(msg).not.toContain('register');
  });

  it('taken account name is rejected in any case', async () => {
    const { account } = await newAccount(app);
    expect(await refusal({ account: account.toUpperCase() })).toMatchObject({ code: 2001 });
  });

  it('one of two concurrent registrations gets the account name', async () => {
    const bodies = [registration({ account: 'both_want_it' }), registration({ account: 'both_want_it' })];
    const answers = await Promise.all(bodies.map((body) => app.call('accountRegist', body)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 2001]);
  });

  it('repeated request id makes one account', async () => {
    const body = registration();
    const answers = await Promise.all([1, 2, 3].map(() => app.call('accountRegist', body)));
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(new Set(answers.map(({ data }) => data.userInfo.uuid)).size).toBe(1);
    const again = await app.call('accountRegist', body);
    expect(again.data.userInfo.uuid).toBe(answers[0]?.data.userInfo.uuid);
  });

  it.each([
    ['another name', { account: 'somebody_else' }],
    ['another password', { password: `${GOOD_PASSWORD}x` }],
  ])('request id repeated with %s is rejected', async (_what, changes) => {
    const body = registration();
    await app.call('accountRegist', body);
    expect(await app.call('accountRegist', { ...body, ...changes })).toMatchObject({ code: 1901 });
  });

  it.each([
    ['excluded', 2010],
    ['closed', 2011],
    ['restricted', 2009],
  ])('repeated registration of a player who is %s does not sign in', async (status, code) => {
    const body = registration();
    await app.call('accountRegist', body);
    await database.sql`update players set status = ${status} where account = ${body.account}`;
    expect(await app.call('accountRegist', body)).toMatchObject({ code });
  });

  it('repeated registration queries the registers', async () => {
    const body = registration();
    await app.call('accountRegist', body);
    const entry = { id: app.context.newId(), kind: 'excluded', accountKey: body.account };
    await database.sql`insert into register_entries ${database.sql(entry)}`;
    expect(await app.call('accountRegist', body)).toMatchObject({ code: 2010 });
  });

  it('wrong password in a repeated registration counts, and the account is locked after ten', async () => {
    const body = registration();
    await app.call('accountRegist', body);
    const wrong = { ...body, password: `${GOOD_PASSWORD}x` };
    for (let tries = 0; tries < 10; tries++) {
      expect(await app.call('accountRegist', wrong)).toMatchObject({ code: 1901 });
    }
    expect(await app.call('accountRegist', body)).toMatchObject({ code: 2006 });
  });

  it('display number and invite code are generated again when they are taken', async () => {
    const drawn = new Map([
      [6, [7, 7, 8, 8, 9]],
      [8, [7, 8, 9, 7, 9]],
    ]);
    const bytes = (count: number) => {
      const next = drawn.get(count)?.shift();
      return next === undefined ? systemRandom.bytes(count) : new Uint8Array(count).fill(next);
    };
    const lucky = await startApp(database, { clock, random: { bytes } });
    const codes = [];
    for (let people = 0; people < 3; people++) {
      codes.push((await lucky.call('accountRegist', registration())).code);
    }
    await lucky.stop();
    expect(codes).toEqual([0, 0, 0]);
    expect([...drawn.values()]).toEqual([[], []]);
  });

  it('invited player is linked to the inviter, and an unknown code is rejected', async () => {
    const inviter = await newAccount(app);
    const asked = { version: '', os: '', deviceModel: '' };
    const { data } = await app.call('getAfterLoginInfoWeb', asked, inviter.token);
    expect(data.inviteCode).toMatch(/^[A-Z2-9]{8}$/);
    const invited = await app.call(
      'accountRegist',
      registration({ inviteCode: data.inviteCode.toLowerCase() }),
    );
    expect(invited.data.userInfo.pid).toBe(data.inviteCode);
    expect(await refusal({ inviteCode: 'NOBODYS1' })).toMatchObject({ code: 2012 });
  });

  it('registration that is repeated after more than an hour is rejected', async () => {
    const body = registration();
    await app.call('accountRegist', body);
    clock.advance(3_600_000);
    expect(await app.call('accountRegist', body)).toMatchObject({ code: 0 });
    clock.advance(1);
    expect(await app.call('accountRegist', body)).toMatchObject({ code: 1901 });
  });
});
