import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findGameSession } from '../../../../server/games/public/game-sessions.ts';
import { useDatabase } from '../../support/database.ts';
import { signatureOf, UNIT, useRemotePlatform } from './remote-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useRemotePlatform(database);
const { seat, launch, bet, win, call, send, coinOf, lines } = platform;

describe('signature of an aggregator’s call', () => {
  it('either of its keys signs, and a key of another aggregator or of nobody does not', async () => {
    const own = await seat();
    expect(await bet(own, {}, { key: 'first' })).toMatchObject({ status: 'RS_OK' });
    expect(await bet(own, {}, { key: 'second' })).toMatchObject({ status: 'RS_OK' });
    for (const key of ['other', 'stranger'] as const)
      expect(await bet(own, {}, { key })).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' });
    expect(await coinOf(own)).toBe(99_800);
  });

  it('bytes are verified as they came, and the same values written anew are not', async () => {
    const { user } = await seat();
    const spaced = `{ "user" : "${user}",\n "request_uuid": "${randomUUID()}" }`;
    expect(await send('/user/info', spaced)).toMatchObject({ status: 'RS_OK', user });
    const written = JSON.stringify(JSON.parse(spaced));
    expect(await send('/user/info', written, { signature: signatureOf(spaced) })).toEqual({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    });
  });

  it.each(['', 'no base64!', 'AAAA', signatureOf('{}')])('signature “%s” is refused', async (signature) => {
    const { user } = await seat();
    expect(await call('/user/info', { user }, { signature })).toEqual({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    });
  });

  it('call from another address, and one of an unknown aggregator, is refused', async () => {
    const { user } = await seat();
    const partner = { status: 'RS_ERROR_INVALID_PARTNER' };
    expect(await call('/user/info', { user }, { from: '198.51.100.77' })).toMatchObject({ status: 'RS_OK' });
    expect(await call('/user/info', { user }, { from: '::ffff:198.51.100.77' })).toMatchObject({
      status: 'RS_OK',
    });
    expect(await call('/user/info', { user }, { from: '198.51.101.1' })).toEqual(partner);
    expect(await call('/user/info', { user }, { from: '2001:db8::1' })).toEqual(partner);
    expect(await call('/user/info', { user }, { aggregator: 'nobody' })).toEqual(partner);
  });
});

describe('body of an aggregator’s call', () => {
  it.each(['', 'no json', '[]', '{"user":"someone"}', `{"x":"${'x'.repeat(65_536)}"}`])(
    'body is refused by its syntax, case %#',
    async (body) => {
      expect(await send('/user/info', body)).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
    },
  );

  it.each([
    { amount: 1.5 },
    { amount: '100000' },
    { amount: -UNIT },
    { amount: 0 },
    { amount: UNIT + 1 },
    { amount: 100_500 },
    { amount: 2 ** 60 },
    { transaction_uuid: 'one' },
    { round: 7 },
    { is_free: true },
  ])('bet with %o is refused by its types, and nothing moves', async (change) => {
    const own = await seat();
    const request = randomUUID();
    expect(await bet(own, { ...change, request_uuid: request })).toEqual({
      user: own.user,
      request_uuid: request,
      status: 'RS_ERROR_WRONG_TYPES',
    });
    expect(await coinOf(own)).toBe(100_000);
  });

  it('win of a fraction of a cent is refused, and taken once it is whole', async () => {
    const own = await seat();
    const id = randomUUID();
    await bet(own, { transaction_uuid: id });
    const changes = { transaction_uuid: randomUUID(), amount: 999 };
    expect(await win(own, id, changes)).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
    expect(await win(own, id, { ...changes, amount: 1_000 })).toMatchObject({ balance: 999.01 * UNIT });
  });

  it('win in another currency is refused', async () => {
    const own = await seat();
    const id = randomUUID();
    await bet(own, { transaction_uuid: id });
    expect(await win(own, id, { currency: 'EUR' })).toMatchObject({ status: 'RS_ERROR_WRONG_CURRENCY' });
    expect(await coinOf(own)).toBe(99_900);
  });
});

it('aggregator whose currency is not the market’s moves nothing', async () => {
  const own = await seat();
  const id = randomUUID();
  await bet(own, { transaction_uuid: id });
  const setCurrency = (currency: string) =>
    sql`update config set value = jsonb_set(value, '{0,currency}', to_jsonb(${currency}::text)) where key = 'aggregators'`;
  await setCurrency('EUR');
  const refused = { status: 'RS_ERROR_WRONG_CURRENCY' };
  expect(await bet(own, { currency: 'EUR' })).toEqual(refused);
  expect(await win(own, id, { currency: 'EUR' })).toEqual(refused);
  await setCurrency('PHP');
  expect(await win(own, id)).toMatchObject({ status: 'RS_OK', balance: 1_000 * UNIT });
});

describe('player of an aggregator', () => {
  it('info names the pseudonym and nothing else', async () => {
    const { user, player } = await seat();
    const request = randomUUID();
    const answer = await call('/user/info', { user, request_uuid: request });
    expect(answer).toEqual({ user, status: 'RS_OK', request_uuid: request });
    expect(user).not.toContain(player.id);
  });

  it('pseudonym is the same at the next launch, and another one at another aggregator', async () => {
    const own = await seat();
    expect((await launch(own.player)).user).toBe(own.user);
    const there = await launch(own.player, 200_002, 'relay');
    expect(there.user).not.toBe(own.user);
    const relay = { aggregator: 'relay', key: 'other' } as const;
    expect(await call('/user/info', { user: there.user }, relay)).toMatchObject({ status: 'RS_OK' });
    expect(await call('/user/info', { user: own.user }, relay)).toMatchObject({ status: 'RS_ERROR_UNKNOWN' });
  });

  it('balance needs the player’s own token', async () => {
    const [own, other] = [await seat(12_345), await seat()];
    const ask = (token: string) => call('/user/balance', { user: own.user, token });
    expect(await ask(own.token)).toMatchObject({ status: 'RS_OK', balance: 123.45 * UNIT, currency: 'PHP' });
    expect(await ask(other.token)).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
    expect(await ask('made-up')).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
    await launch(own.player);
    expect(await ask(own.token)).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
  });

  it('transaction of one player is none of another’s', async () => {
    const [own, other] = [await seat(), await seat()];
    const id = randomUUID();
    await bet(own, { transaction_uuid: id });
    const unknown = { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
    expect(await win(other, id)).toMatchObject(unknown);
    expect(await platform.rollback(other, id)).toMatchObject(unknown);
    expect(await bet(other, { transaction_uuid: id })).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    });
    expect([await coinOf(own), await coinOf(other)]).toEqual([99_900, 100_000]);
  });

  it('same id at two aggregators is two transactions', async () => {
    const own = await seat();
    const id = randomUUID();
    await bet(own, { transaction_uuid: id });
    const there = await launch(own.player, 200_002, 'relay');
    const relay = { aggregator: 'relay', key: 'other' } as const;
    const changes = { transaction_uuid: id, game_code: 'rel_wheel' };
    expect(await bet(there, changes, relay)).toMatchObject({ status: 'RS_OK' });
    expect(await win(there, id, { amount: 0 }, relay)).toMatchObject({ status: 'RS_OK' });
    expect(await coinOf(own)).toBe(99_800);
  });

  it('transaction that is no UUID is in no line of the log', async () => {
    const own = await platform.seat();
    platform.lines.length = 0;
    await platform.bet(own, { transaction_uuid: own.token });
    expect(platform.lines.join()).toContain('wrongTypes');
    expect(platform.lines.join()).not.toContain(own.token);
  });

  it('token is in no line of the log, and opens no call of our own games', async () => {
    const own = await seat();
    await bet(own);
    await bet(own, { token: `${own.token}x` });
    expect(lines.join('\n')).toContain('RS_ERROR_INVALID_TOKEN');
    expect(lines.join('\n')).not.toContain(own.token);
    const [session] =
      await sql`select launch_hash, aggregator from game_sessions where player_id = ${own.player.id}`;
    expect(session).toEqual({ launchHash: null, aggregator: 'hub' });
    expect(await findGameSession(platform.context, own.token, platform.clock.now())).toBeNull();
  });
});
