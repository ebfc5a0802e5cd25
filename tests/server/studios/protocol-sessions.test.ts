import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seedPlayer } from '../games/platform.ts';
import { useDatabase } from '../support/database.ts';
import { MIXED, UNIT, useHostedPlatform } from './hosted-platform.ts';
import { book } from './made-package.ts';

const database = useDatabase();
const { sql } = database;
const platform = useHostedPlatform(database);
const { seat, play, endRound, authenticate, wait, coinOf, call, launch } = platform;

const refused = (error: string, status = 400) => ({ status, body: { error } });
const BALANCE = '/wallet/balance';

async function onBreak(playerId: string): Promise<void> {
  await sql`insert into player_protection (player_id, break_until) values (${playerId}, ${platform.clock.at + 1e6})`;
}

describe('session of a studio’s page', () => {
  it('session is one of the game whose origin it came to, and of no other', async () => {
    const own = await seat();
    expect(await call(BALANCE, { sessionID: own.token }, 'other')).toMatchObject(refused('ERR_IS'));
    expect(await play(own.token, {}, 'other')).toMatchObject(refused('ERR_IS'));
    expect(await call(BALANCE, { sessionID: own.token }, 'nobody')).toMatchObject(refused('ERR_IS'));
    const other = await launch(own.player, 'other');
    expect((await play(other, {}, 'other')).body.round.state).toEqual([{ type: 'other' }]);
  });

  it('session that ended and one that never was are refused', async () => {
    const { player, token } = await seat();
    await launch(player);
    expect(await authenticate(token)).toMatchObject(refused('ERR_IS'));
    for (const sessionID of ['none', 'x'.repeat(40), 'with a space, and no token at all'])
      expect(await call(BALANCE, { sessionID })).toMatchObject(refused('ERR_IS'));
  });

  it('player without an open seed pair is asked for a new session, and nothing is staked', async () => {
    const player = await seedPlayer(platform.context, { coin: 1_000 });
    expect(await play(await launch(player))).toMatchObject(refused('ERR_IS'));
    expect(await coinOf({ player, token: '' })).toBe(1_000);
  });

  it('each session stakes and shows the rounds of its own player alone', async () => {
    const [one, another] = [await seat(), await seat()];
    await play(one.token);
    expect((await authenticate(another.token)).body.round).toBeNull();
    expect((await endRound(another.token)).body.balance.amount).toBe(1_000 * UNIT);
    expect((await endRound(one.token)).body.balance.amount).toBe(999_960_000);
  });

  it('break refuses a play without saying which limit it is, and what has begun ends', async () => {
    const own = await seat();
    await play(own.token);
    await onBreak(own.player.id);
    expect((await endRound(own.token)).body.balance.amount).toBe(999_960_000);
    wait();
    const answer = await play(own.token);
    expect(answer).toMatchObject(refused('ERR_GLE'));
    expect(JSON.stringify(answer.body)).not.toMatch(/break/i);
  });
});

describe('game of a studio that is closed', () => {
  it('withdrawn game takes no stake, and its round ends and is shown', async () => {
    const own = await seat();
    await play(own.token);
    await platform.place.one(['studio', 'withdraw', 'mixed']);
    wait();
    expect((await authenticate(own.token)).body.round).toMatchObject({ active: true });
    expect((await call('/bet/event', { sessionID: own.token, event: '1' })).status).toBe(200);
    expect((await endRound(own.token)).status).toBe(200);
    expect(await play(own.token)).toMatchObject(refused('ERR_MAINTENANCE', 500));
    await platform.place.byTwo(['studio', 'release', 'mixed', '1']);
    expect((await play(own.token)).status).toBe(200);
  });

  it('maintenance of the platform refuses a stake alone', async () => {
    const own = await seat();
    await play(own.token);
    await sql`update config set value = '{"status": 1, "until": null}' where key = 'maintenance'`;
    wait();
    expect((await endRound(own.token)).status).toBe(200);
    expect(await play(own.token)).toMatchObject(refused('ERR_MAINTENANCE', 500));
    await sql`update config set value = '{"status": 0, "until": null}' where key = 'maintenance'`;
  });

  it('round ends by the version that it began with, and a session takes stakes only while that one is released', async () => {
    const own = await seat();
    await play(own.token);
    await platform.publish('mixed', {
      ...MIXED,
      'books_SURE.jsonl.zst': `${book(0, 96, [{ type: 'new' }])}\n`,
    });
    wait();
    expect(await play(own.token)).toMatchObject(refused('ERR_IS', 400));
    const renewed = await launch(own.player, 'mixed', 2);
    expect((await authenticate(renewed)).body.round.state).toEqual([{ type: 'sure' }]);
    expect((await endRound(renewed)).status).toBe(200);
    expect((await play(renewed)).body.round.state).toEqual([{ type: 'new' }]);
    await platform.place.byTwo(['studio', 'rollback', 'mixed', '1']);
    expect((await endRound(renewed)).status).toBe(200);
    wait();
    expect(await play(renewed)).toMatchObject(refused('ERR_IS', 400));
  });

  it('damaged book refuses its game before anything moves, and no other', async () => {
    const own = await seat(100_000, 'other');
    const [row] = await sql`
      select encode(hash, 'hex') as hash from studio_files
      where game_id = 'other' and part = 'prepared' and path = '1/books'`;
    const file = platform.place.store.placeOf(row?.hash);
    const content = fs.readFileSync(file);
    fs.writeFileSync(file, Buffer.alloc(content.length));
    expect(await play(own.token, {}, 'other')).toMatchObject(refused('ERR_MAINTENANCE', 500));
    expect(await coinOf(own)).toBe(100_000);
    expect(await sql`select from rounds where player_id = ${own.player.id}`).toHaveLength(0);
    expect(await play((await seat()).token)).toMatchObject({ status: 200 });
    fs.writeFileSync(file, content);
    expect((await play(own.token, {}, 'other')).status).toBe(200);
  });

  it('last round whose book is damaged does not keep the game from opening', async () => {
    const own = await seat(100_000, 'other');
    await play(own.token, {}, 'other');
    await call('/wallet/end-round', { sessionID: own.token }, 'other');
    await sql`update hosted_rounds set line = 99 where player_id = ${own.player.id}`;
    const { status, body } = await call('/wallet/authenticate', { sessionID: own.token }, 'other');
    expect([status, body.round]).toEqual([200, null]);
  });
});

describe('call of a studio’s page', () => {
  it('body may come as text, with fields that nobody reads', async () => {
    const { token } = await seat();
    const body = { sessionID: token, language: 'en', more: { of: 'it' } };
    expect((await call('/wallet/authenticate', body, 'mixed', 'text/plain')).status).toBe(200);
  });

  it.each([
    ['no JSON', '{"sessionID":'],
    ['no object', '[]'],
    ['empty', ''],
    ['without a session', '{}'],
    ['too large', JSON.stringify({ sessionID: 'x', more: 'x'.repeat(16 * 1024) })],
  ])('body that is %s is refused', async (_what, body) => {
    const answer = await call(BALANCE, body);
    expect(answer).toMatchObject(refused('ERR_VAL'));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/bet/action', '/game/search', '/session/start'])(
    'call %s is refused as not served',
    async (path) => {
      expect(await call(path, {})).toMatchObject(refused('ERR_VAL'));
    },
  );

  it('other origin is answered without leave to read it', async () => {
    const { token } = await seat();
    const { headers } = await authenticate(token);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('too many calls of one session are refused with the time to wait', async () => {
    const { token } = await seat();
    await sql`update config set value = jsonb_set(value, '{game,max}', '2') where key = 'rateLimits'`;
    const answers = [await authenticate(token), await authenticate(token), await authenticate(token)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 500]);
    expect(answers[2]?.body.error).toBe('ERR_GEN');
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    await sql`update config set value = jsonb_set(value, '{game,max}', '300') where key = 'rateLimits'`;
  });

  it('log has a line a call with its code, and never a session', async () => {
    const { token } = await seat();
    platform.lines.length = 0;
    await play(token);
    await play(token, { amount: 1 });
    await call(BALANCE, { sessionID: `${token}x` });
    const logged = platform.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call');
    expect(logged.map((line) => [line.call, line.code, line.status, line.key])).toEqual([
      ['/wallet/play', 'SUCCESS', 200, undefined],
      ['/wallet/play', 'ERR_VAL', 400, 'stakeNotOffered'],
      [BALANCE, 'ERR_IS', 400, 'sessionEnded'],
    ]);
    expect(platform.lines.join('')).not.toContain(token);
  });
});
