import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { DEAD_PROVIDER, openFrame, protectedPlayer, spin } from '../protection/protected-player.ts';
import { GOOD_PASSWORD, newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operatorOf } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const DAY_MS = 86_400_000;
const database = useDatabase();
const { sql } = database;
const app = useApp(database, { settings: DEAD_PROVIDER });

const ops = operatorOf(sql, app);

const publish = (document: string, ...more: string[]) =>
  ops(
    'legal',
    'publish',
    document,
    'en=Bonuses end sooner.',
    'fil=Mas maaga ang tapos.',
    'zh-CN=奖金更早结束。',
    ...more,
  );
const deposit = (token: string) =>
  app.call('recharge', { requestId: randomUUID(), channelId: 1, amount: 50_000 }, token);
const start = (token: string, tryIt: number) => app.call('startGame', { gameId: 101, tryIt }, token);
const newest = async (token?: string) => (await app.call('getLegal', {}, token)).data.documents;

it('[R54] [R53] new version of the terms stops deposits and bets until it is accepted, and nothing else', async () => {
  const player = await protectedPlayer(app);
  const { token, playerId } = player;
  expect(await newest(token)).toMatchObject([
    { document: 'terms', version: 1, isPending: false },
    { document: 'privacy', version: 1, isPending: false },
  ]);
  const frame = await openFrame(app, token);
  expect((await spin(app, frame, 100)).code).toBe(0);
  expect(await publish('terms')).toContain('version 2');
  app.clock.advance(3_000);
  expect(await newest(token)).toMatchObject([
    { document: 'terms', version: 2, changes: 'Bonuses end sooner.', isPending: true },
    { document: 'privacy', isPending: false },
  ]);
  expect((await spin(app, frame, 100)).code).toBe(ERROR_CODES.legalChanged);
  expect((await deposit(token)).code).toBe(ERROR_CODES.legalChanged);
  for (const tryIt of [0, 1]) expect((await start(token, tryIt)).code).toBe(ERROR_CODES.legalChanged);
  // Withdrawals stay open.
  expect((await app.call('getExchange', {}, token)).code).toBe(0);
  const out = { requestId: randomUUID(), bankId: 1, amount: 10_000, password: '739182' };
  expect((await app.call('exchange', out, token)).code).toBe(ERROR_CODES.withdrawPasswordMissing);

  const documents = [{ document: 'terms', version: 2 }];
  const accepted = (await app.call('acceptLegal', { documents }, token)).data.documents;
  expect(accepted[0]).toMatchObject({ version: 2, isPending: false });
  expect((await spin(app, frame, 100)).code).toBe(0);
  expect((await start(token, 0)).code).toBe(0);
  // This platform's provider does not answer: any error now is not about the terms.
  expect((await deposit(token)).code).not.toBe(ERROR_CODES.legalChanged);

  await app.call('acceptLegal', { documents }, token);
  const kept = await sql`
    select document, version, accepted_at from legal_acceptances where player_id = ${playerId} order by 1, 2`;
  expect(kept.map(({ document, version }) => `${document} ${version}`)).toEqual([
    'privacy 1',
    'terms 1',
    'terms 2',
  ]);
  expect(kept[2]?.acceptedAt).toBe(app.clock.now());
  const acts = await sql`select act from audit_log where subject = ${playerId}`;
  expect(acts.map(({ act }) => act)).toEqual(['terms accepted']);
  expect((await app.call('logout', {}, token)).code).toBe(0);
});

it('[R53] announced version can be accepted before it applies, and stops nobody until then', async () => {
  const { token, account } = await protectedPlayer(app);
  const day = new Date(app.clock.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await publish('privacy', `from=${day}`);
  expect((await newest(token))[1]).toMatchObject({ version: 2, isPending: true });
  expect((await start(token, 0)).code).toBe(0);
  app.clock.advance(3 * DAY_MS);
  const later = (await app.call('accountLogin', { account, password: GOOD_PASSWORD })).data.token;
  expect((await start(later, 0)).code).toBe(ERROR_CODES.legalChanged);
  await app.call('acceptLegal', { documents: [{ document: 'privacy', version: 2 }] }, later);
  expect((await start(later, 0)).code).toBe(0);
});

it('[R54] only the newest version can be accepted, guests are not asked, and new players accept the newest', async () => {
  const { token } = await newAccount(app);
  await publish('terms');
  for (const version of [1, 2, 4]) {
    const answer = await app.call('acceptLegal', { documents: [{ document: 'terms', version }] }, token);
    expect(answer.code).toBe(ERROR_CODES.invalidValue);
  }
  expect((await newest()).map(({ isPending }: { isPending: boolean }) => isPending)).toEqual([false, false]);
  const newcomer = await newAccount(app);
  expect(await newest(newcomer.token)).toMatchObject([
    { version: 3, isPending: false },
    { isPending: false },
  ]);
  expect(await ops('legal', 'list')).toMatch(/terms\t3\tfrom .*\tagreed 1 of/);
});

it('[R54] published version explains its changes in every language, and does not apply to the past', async () => {
  await expect(ops('legal', 'publish', 'terms', 'en=Only English.')).rejects.toThrow(/fil=/);
  await expect(ops('legal', 'publish', 'cookies', 'en=x')).rejects.toThrow(/no text/);
  await expect(publish('terms', 'from=2020-01-01')).rejects.toThrow(/past/);
});
