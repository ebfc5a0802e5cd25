import { expect, it } from 'vitest';
import { mayAdvertise } from '../../../server/rights/public/may-advertise.ts';
import { protectedPlayer } from '../protection/protected-player.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);

const KINDS = ['email', 'message', 'phone', 'push'] as const;
const given = (data: { consents: { kind: string; isGiven: boolean }[] }) =>
  data.consents.filter(({ isGiven }) => isGiven).map(({ kind }) => kind);

it('[C90] no advertising is consented to at first; each kind is granted and revoked, with time and source', async () => {
  const { token, playerId } = await protectedPlayer(app);
  const first = (await app.call('getConsents', {}, token)).data;
  expect([given(first), first.history, first.isHeldBack]).toEqual([[], [], false]);
  for (const kind of KINDS) expect(await mayAdvertise(app.context, playerId, kind)).toBe(false);

  const at = app.clock.now();
  const yes = (await app.call('setConsent', { kind: 'email', isGiven: true }, token)).data;
  expect(yes).toMatchObject({ history: [{ kind: 'email', isGiven: true, at, source: 'page' }] });
  expect(await mayAdvertise(app.context, playerId, 'email')).toBe(true);
  expect(await mayAdvertise(app.context, playerId, 'phone')).toBe(false);
  app.clock.advance(60_000);
  // An unchanged choice adds no row.
  await app.call('setConsent', { kind: 'email', isGiven: true }, token);
  const no = (await app.call('setConsent', { kind: 'email', isGiven: false }, token)).data;
  expect([given(no), no.history]).toMatchObject([
    [],
    [
      { isGiven: false, at: at + 60_000 },
      { isGiven: true, at },
    ],
  ]);
  expect(await mayAdvertise(app.context, playerId, 'email')).toBe(false);
  const acts = await sql`select act from audit_log where subject = ${playerId} order by place`;
  expect(acts.map(({ act }) => act)).toEqual(['advertising agreed to', 'advertising refused']);
});

it.each([
  ['on a break', 'takeTimeOut', { period: 'day' }],
  ['at a limit', 'setSelfLimited', { key: 'depositDay', value: 0 }],
  ['excluded', 'excludeSelf', { period: 'halfYear' }],
  ['closed', 'closeAccount', {}],
])(
  '[R51] player who is %s gets no advertising, whatever they have consented to',
  async (_name, call, body) => {
    const { token, playerId } = await protectedPlayer(app);
    for (const kind of KINDS) await app.call('setConsent', { kind, isGiven: true }, token);
    for (const kind of KINDS) expect(await mayAdvertise(app.context, playerId, kind)).toBe(true);
    await app.call(call, body, token);
    for (const kind of KINDS) expect(await mayAdvertise(app.context, playerId, kind)).toBe(false);
  },
);

it('[R51] exclusion revokes every consent, so that no advertising resumes by itself when it is lifted', async () => {
  const { token, playerId } = await protectedPlayer(app);
  for (const kind of KINDS) await app.call('setConsent', { kind, isGiven: true }, token);
  await app.call('excludeSelf', { period: 'halfYear' }, token);
  await sql`update players set status = 'open' where id = ${playerId}`;
  for (const kind of KINDS) expect(await mayAdvertise(app.context, playerId, kind)).toBe(false);
  const sources = await sql`select source from consents where player_id = ${playerId} and not is_given`;
  expect(sources.map(({ source }) => source)).toEqual(KINDS.map(() => 'exclusion'));
});
