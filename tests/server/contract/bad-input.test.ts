import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { MAX_BODY_BYTES } from '../../../contract/limits.ts';
import { newAccount } from '../support/accounts.ts';
import { COMMON, post, startApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { openSeedPair } from '../support/seed-pair.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);

async function send(path: string, init: RequestInit) {
  const response = await fetch(app.url + path, { method: 'POST', ...init });
  return { status: response.status, headers: response.headers, ...(await response.json()) };
}

describe('bad input', () => {
  it.each([
    ['invalid JSON', '{"appId":', 'not valid JSON'],
    ['an empty body', '', 'empty'],
    ['a list', '[]', 'JSON object'],
    ['a number', '7', 'JSON object'],
    ['null', 'null', 'JSON object'],
    ['deeply nested lists', `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`, 'nested too deeply'],
    ['a NUL character', String.raw`{"a":"x\u0000y"}`, 'NUL character'],
  ])('malformed body is rejected with a clear message: %s', async (_what, body, said) => {
    const answer = await send('/app/v1/getActivityIds', { body });
    expect(answer).toMatchObject({ status: 400, code: 400, errcode: 400 });
    expect(answer.msg).toContain(said);
  });

  it('body above the size limit is rejected, and one at the limit is accepted', async () => {
    const frame = JSON.stringify({ ...COMMON, filler: '' }).length;
    const body = (bytes: number) => JSON.stringify({ ...COMMON, filler: 'x'.repeat(bytes - frame) });
    expect(await send('/app/v1/getActivityIds', { body: body(MAX_BODY_BYTES) })).toMatchObject({ code: 0 });
    expect(await send('/app/v1/getActivityIds', { body: body(MAX_BODY_BYTES + 1) })).toMatchObject({
      status: 413,
      code: 413,
    });
  });

  it.each([
    'nothing',
    'constructor',
    '__proto__',
    'anonymous',
    'getActivityIds/',
    'GETACTIVITYIDS',
    '..%2fx',
  ])('unknown call is rejected: %s', async (name) => {
    expect(await post(app.url, name, COMMON)).toMatchObject({ status: 404, code: 404 });
  });

  it('method other than POST is rejected', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await send('/app/v1/getActivityIds', { method });
      expect([answer.status, answer.code, answer.headers.get('allow')]).toEqual([405, 400, 'POST']);
    }
  });

  it('call of a player is rejected on the games’ origin', async () => {
    expect(await post(app.gamesUrl, 'getActivityIds', COMMON)).toMatchObject({ status: 404, code: 404 });
  });

  it('no JSON body causes an internal error', async () => {
    const { token } = await newAccount(app);
    const names = fc.constantFrom(
      'accountLogin',
      'accountRegist',
      'gameLike',
      'recharge',
      'startGame',
      'online',
    );
    const bodies = fc.dictionary(
      fc.constantFrom(
        'account',
        'password',
        'gameId',
        'amount',
        'requestId',
        'channelId',
        'birthDate',
        'tryIt',
      ),
      fc.jsonValue({ maxDepth: 2 }),
    );
    await fc.assert(
      fc.asyncProperty(names, bodies, async (name, body) => {
        const { status } = await post(app.url, name, { ...COMMON, ...body }, token);
        expect([200, 400, 429]).toContain(status);
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it.each(['\u0000', 'a\u0000b', '\ud800', "'; drop table players; --", '𝒜'.repeat(60)])(
    'text that a database could misread causes no internal error: %j',
    async (text) => {
      const { status, code } = await app.call('accountLogin', { account: text, password: text });
      expect([status, [400, 2005].includes(code)]).toEqual([code === 400 ? 400 : 200, true]);
      const like = await app.call('anonymous/appThemePreview', { themeViewId: text });
      expect([400, 1902]).toContain(like.code);
    },
  );

  it.each([-1, 0, 1.5, 1e13, '100', null, Number.MAX_SAFE_INTEGER])(
    'amount %j is rejected',
    async (amount) => {
      const { token } = await newAccount(app);
      const body = { requestId: '018f2f5e-7a00-7000-8000-000000000001', channelId: 1, amount };
      const { status, data } = await app.call('recharge', body, token);
      expect({ status, field: data.details.field }).toEqual({ status: 400, field: 'amount' });
    },
  );

  it.each([-1, 0, 0.5, 1e13, '100'])('stake %j is rejected', async (stake) => {
    const { token } = await newAccount(app);
    const { data } = await app.call('startGame', { gameId: 101, tryIt: 1 }, token);
    const launchToken = new URLSearchParams(new URL(data.url).hash.slice(1)).get('launch');
    const opened = (await app.call('game/open', { launchToken })).data;
    const body = {
      requestId: crypto.randomUUID(),
      bet: { stake },
      ...(await openSeedPair(app, opened)),
    };
    const refused = await app.call('game/bet', body, opened.gameToken);
    expect([refused.status, refused.code]).toEqual([200, ERROR_CODES.betNotOffered]);
  });

  it.each([0, 999_999, 2 ** 31 - 1])('nonexistent game id %d causes no internal error', async (gameId) => {
    const { token } = await newAccount(app);
    expect((await app.call('gameLike', { gameId, isLiked: true }, token)).code).toBe(3001);
    expect((await app.call('startGame', { gameId, tryIt: 1 }, token)).code).toBe(3001);
    expect((await app.call('online', { gameId }, token)).code).toBe(0);
  });

  it('internal error reveals nothing of the server', async () => {
    const broken = await startApp(database, {
      registers: { find: () => Promise.reject(new Error('password=secret at 10.0.0.7')) },
    });
    const { registration } = await import('../support/accounts.ts');
    const answer = await broken.call('accountRegist', registration());
    await broken.stop();
    expect(answer).toMatchObject({ status: 500, code: 500 });
    expect(JSON.stringify(answer.data)).not.toMatch(/secret|10\.0\.0|stack/);
  });
});
