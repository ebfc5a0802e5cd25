import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SocialProvider } from '../../../contract/ids.ts';
import { SOCIAL_ATTEMPT_MS, STEP_UP_MS } from '../../../contract/limits.ts';
import { readSettings } from '../../../server/settings.ts';
import { GOOD_PASSWORD, newAccount } from '../support/accounts.ts';
import { createTestClock, startApp, type TestApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { newcomer } from './code-platform.ts';
import { CLIENT, type OidcServer, startOidcServer } from './oidc-server.ts';

const database = useDatabase(RACES);
const clock = createTestClock();
const { google, facebook, line } = SocialProvider;
let rsa: OidcServer;
let shared: OidcServer;
let app: TestApp;

beforeAll(async () => {
  [rsa, shared] = await Promise.all([startOidcServer('RS256'), startOidcServer('HS256')]);
  const social = { google: CLIENT, facebook: CLIENT, line: CLIENT };
  app = await startApp(database, { clock, settings: { social, publicOrigin: 'http://app.test' } });
  const at = (issuer: string, algorithm: string) => ({
    issuer,
    authorizationEndpoint: null,
    tokenEndpoint: null,
    jwksUri: null,
    algorithm,
  });
  const value = {
    google: at(rsa.issuer, 'RS256'),
    // Configured field by field, as for a provider whose discovery document is incomplete.
    facebook: {
      ...at(rsa.issuer, 'RS256'),
      authorizationEndpoint: `${rsa.issuer}/auth`,
      tokenEndpoint: `${rsa.issuer}/token`,
      jwksUri: `${rsa.issuer}/jwks`,
    },
    line: at(shared.issuer, 'HS256'),
  };
  await database.sql`update config set value = ${database.sql.json(value)} where key = 'socialProviders'`;
});
afterAll(async () => {
  await app.stop();
  await Promise.all([rsa.stop(), shared.stop()]);
});

const LOGINS = { [google]: 'googleLogin', [facebook]: 'facebookLogin', [line]: 'lineLogin' } as const;
const serverOf = (provider: SocialProvider) => (provider === line ? shared : rsa);

async function leave(
  provider: SocialProvider,
  who: string,
  { token = '', ...body }: Record<string, unknown> = {},
) {
  const { code, data } = await app.call('socialStart', { provider, isToBind: false, ...body }, String(token));
  if (code !== 0) throw new Error(`no departure: ${code}`);
  const query = await serverOf(provider).goThrough(data.address, who);
  return { query, attempt: data.attempt as string, address: new URL(data.address) };
}
const arrive = (provider: SocialProvider, query: URLSearchParams | string, attempt: string) =>
  app.call(LOGINS[provider], { query: String(query), attempt });
const goIn = async (provider: SocialProvider, who: string) => {
  const { query, attempt } = await leave(provider, who);
  return arrive(provider, query, attempt);
};
/** Opens an account for a person whom a provider identifies. */
async function newBy(provider: SocialProvider, who: string) {
  const { data } = await goIn(provider, who);
  const opened = await app.call('accountRegist4', newcomer({ ticket: data.newcomer.ticket }));
  return opened.data;
}

describe('sign-in by a provider', () => {
  it.each([
    ['[C01] Google', google, 'google'],
    ['[C02] Facebook', facebook, 'facebook'],
    ['[C06] LINE, which signs with the shared secret', line, 'line'],
  ] as const)('%s: new player enters their details once and then signs in', async (_n, provider, name) => {
    const who = `${name}-person`;
    const opened = await newBy(provider, who);
    expect(opened.userInfo).toMatchObject({
      [`${name}Account`]: `${who}@mail.example`,
      [`${name}Name`]: `Name of ${who}`,
      nickname: `Name of ${who}`.slice(0, 24),
      hasPassword: false,
      mobile: '',
    });
    const again = await goIn(provider, who);
    expect(again.data.newcomer).toBeNull();
    expect(again.data.signedIn.userInfo.uuid).toBe(opened.userInfo.uuid);
  });

  it('[D16] provider is offered only when the platform has its keys', async () => {
    expect((await app.call('anonymous/appConfig')).data.socialProviders).toEqual([google, facebook, line]);
    const bare = await startApp(database, { clock });
    expect((await bare.call('anonymous/appConfig')).data.socialProviders).toEqual([]);
    expect(await bare.call('socialStart', { provider: google, isToBind: false })).toMatchObject({
      code: 2021,
    });
    await bare.stop();
  });

  it('each request to a provider has its own code challenge, state and nonce', async () => {
    const [one, two] = [await leave(google, 'a'), await leave(google, 'a')];
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.address.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.address.searchParams.get(name)).not.toBe(two.address.searchParams.get(name));
    }
    expect(one.address.searchParams.get('code_challenge_method')).toBe('S256');
    const kept = JSON.stringify(await database.sql`select * from social_attempts`);
    expect(kept).not.toContain(one.query.get('state'));
    expect(kept).not.toContain(one.attempt);
  });

  it('provider response is accepted once', async () => {
    const { query, attempt } = await leave(google, 'replayer');
    const answers = await Promise.all([arrive(google, query, attempt), arrive(google, query, attempt)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 2027]);
  });

  it('provider response is rejected in a browser that did not start the sign-in, so that nobody enters another account', async () => {
    const strangers = await leave(google, 'stranger');
    const mine = await leave(google, 'me');
    expect(await arrive(google, strangers.query, mine.attempt)).toMatchObject({ code: 2027 });
    // This consumes the provider's response.
    expect(await arrive(google, strangers.query, strangers.attempt)).toMatchObject({ code: 2027 });
  });

  it('authorization code of another sign-in attempt is rejected', async () => {
    const strangers = await leave(google, 'stranger');
    const mine = await leave(google, 'me');
    const mixed = new URLSearchParams(mine.query);
    mixed.set('code', strangers.query.get('code') ?? '');
    expect(await arrive(google, mixed, mine.attempt)).toMatchObject({ code: 2027 });
  });

  it('response of one provider is rejected at the callback of another, or from another issuer', async () => {
    const { query, attempt } = await leave(google, 'somebody');
    expect(await arrive(facebook, query, attempt)).toMatchObject({ code: 2027 });
    const other = await leave(google, 'somebody');
    other.query.set('iss', shared.issuer);
    expect(await arrive(google, other.query, other.attempt)).toMatchObject({ code: 2027 });
  });

  it.each([
    ['no query', ''],
    ['no state', 'code=a'],
    ['a forged state', 'code=a&state=b'],
  ])('response with %s is rejected', async (_what, query) => {
    expect((await app.call('googleLogin', { query: query || ' ', attempt: 'x' })).code).toBe(2027);
  });

  it('sign-in that was cancelled or took too long is rejected', async () => {
    const cancelled = await leave(google, 'somebody');
    const state = cancelled.query.get('state') ?? '';
    const refusal = new URLSearchParams({ error: 'access_denied', state, iss: rsa.issuer });
    expect(await arrive(google, refusal, cancelled.attempt)).toMatchObject({ code: 2027 });
    const slow = await leave(google, 'somebody');
    clock.advance(SOCIAL_ATTEMPT_MS);
    expect(await arrive(google, slow.query, slow.attempt)).toMatchObject({ code: 2027 });
  });

  it('token with another signature algorithm than the provider’s is rejected', async () => {
    await database.sql`
      update config set value = jsonb_set(value, '{google,algorithm}', '"ES256"') where key = 'socialProviders'`;
    expect(await goIn(google, 'somebody')).toMatchObject({ code: 2027 });
    await database.sql`
      update config set value = jsonb_set(value, '{google,algorithm}', '"RS256"') where key = 'socialProviders'`;
    expect(await goIn(google, 'somebody')).toMatchObject({ code: 0 });
  });

  it('e-mail address does not identify a person: two providers are two players', async () => {
    const { userInfo } = await newBy(google, 'same-mail');
    const { data } = await goIn(facebook, 'same-mail');
    expect(data.newcomer).not.toBeNull();
    expect(userInfo.googleAccount).toBe('same-mail@mail.example');
  });

  it('restricted player cannot sign in by a provider', async () => {
    const { userInfo } = await newBy(google, 'restricted');
    await database.sql`update players set status = 'restricted' where id = ${userInfo.uuid}`;
    expect(await goIn(google, 'restricted')).toMatchObject({ code: 2009 });
  });
});

describe('provider linked to an account', () => {
  const join = async (
    token: string,
    who: string,
    body: Record<string, unknown> = { password: GOOD_PASSWORD },
  ) => {
    const left = await leave(google, who, { token, isToBind: true, ...body });
    return { provider: google, query: String(left.query), attempt: left.attempt };
  };

  it('[C11] provider becomes a second sign-in method, started with the password', async () => {
    const { token, playerId } = await newAccount(app);
    const wrong = { provider: google, isToBind: true, password: 'Wrong-Harbour-9' };
    expect(await app.call('socialStart', wrong, token)).toMatchObject({ code: 2005 });
    const body = await join(token, 'joined');
    const { data } = await app.call('bindSocialAccount', body, token);
    expect(data.userInfo).toMatchObject({ uuid: playerId, googleName: 'Name of joined' });
    expect((await goIn(google, 'joined')).data.signedIn.userInfo.uuid).toBe(playerId);
    expect(await app.call('bindSocialAccount', body, token)).toMatchObject({ code: 2027 });
  });

  it('provider is linked only in the session that started the linking', async () => {
    const [mine, theirs] = [await newAccount(app), await newAccount(app)];
    const body = await join(theirs.token, 'tricked');
    expect(await app.call('bindSocialAccount', body, mine.token)).toMatchObject({ code: 2027 });
    const asLogin = await join(theirs.token, 'tricked');
    expect(await arrive(google, asLogin.query, asLogin.attempt)).toMatchObject({ code: 2027 });
    const login = await leave(google, 'tricked');
    const asBind = { provider: google, query: String(login.query), attempt: login.attempt };
    expect(await app.call('bindSocialAccount', asBind, mine.token)).toMatchObject({ code: 2027 });
  });

  it('provider identity belongs to one player', async () => {
    await newBy(google, 'taken');
    const { token } = await newAccount(app);
    expect(await app.call('bindSocialAccount', await join(token, 'taken'), token)).toMatchObject({
      code: 2026,
    });
  });

  it('linking needs a session, and a recent sign-in of a player without a password', async () => {
    const { token } = await newBy(google, 'fresh');
    clock.advance(STEP_UP_MS);
    const body = { provider: facebook, isToBind: true };
    expect(await app.call('socialStart', body, token)).toMatchObject({ code: 2025 });
    expect(await app.call('socialStart', body)).toMatchObject({ status: 401 });
  });
});

describe('provider keys', () => {
  it('provider keys are set in pairs', () => {
    expect(readSettings({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }).social.google).toEqual({
      clientId: 'a',
      clientSecret: 'b',
    });
    expect(() => readSettings({ LINE_CLIENT_ID: 'a' })).toThrow(/LINE_CLIENT_SECRET/);
  });
});
