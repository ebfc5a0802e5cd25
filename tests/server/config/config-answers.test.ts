import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maintenanceConfig, rateLimitsConfig } from '../../../server/config/platform-config.ts';
import { readConfig, writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { marketConfig } from '../../../server/config/public/market-config.ts';
import { PackedAnswer } from '../../../server/http/packed-answer.ts';
import { DEFAULT_RATE_LIMITS } from '../../../server/http/rate-rules.ts';
import { newAccount } from '../support/accounts.ts';
import { COMMON, startApp, type TestApp } from '../support/app.ts';
import { countStatements } from '../support/count-statements.ts';
import { useDatabase } from '../support/database.ts';
import { GOOD_BODIES } from '../support/good-bodies.ts';

const database = useDatabase();
const counted = countStatements(database.sql);
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp(database, { pool: counted.sql });
  other = await startApp(database, { clock: app.clock });
});
afterAll(async () => {
  await Promise.all([app.stop(), other.stop()]);
});
beforeEach(() => app.clock.advance(60_000));

const PRE = () => GOOD_BODIES.preLogin?.() ?? {};
const ask = async (
  name: string,
  body: object = {},
  { language = 'en', to = app, encoding = 'identity' } = {},
) => {
  const response = await fetch(`${to.url}/app/v1/${name}`, {
    method: 'POST',
    headers: { 'accept-language': language, 'accept-encoding': encoding },
    body: JSON.stringify({ ...COMMON, ...body }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const config = async (body: object = {}, more: Parameters<typeof ask>[2] = {}) =>
  (await ask('anonymous/appConfig', body, more)).body.data;

describe('app config response', () => {
  it('[C16] config is built once and then answered by the admission statement alone', async () => {
    const first = await config();
    const before = counted.statements();
    for (let calls = 0; calls < 5; calls++) expect(await config()).toEqual(first);
    expect(counted.statements() - before).toBe(5);
  });

  it('[C16] config has a version in each language, and a client that has it is told that nothing changed', async () => {
    const [en, fil] = [await config(), await config({}, { language: 'fil' })];
    expect(en.configVersion).toMatch(/^[0-9a-f]{16}$/);
    expect(fil.configVersion).not.toBe(en.configVersion);
    expect(fil.rechargeTypes).not.toEqual(en.rechargeTypes);
    const { configVersion, maintenance } = en;
    expect(await config({ configVersion })).toEqual({ isUnchanged: true, configVersion, maintenance });
    // The version of another language is not this one's.
    expect(await config({ configVersion }, { language: 'fil' })).toEqual(fil);
    expect(await config({ configVersion: 'ffffffffffffffff' })).toEqual(en);
  });

  it('[C16] config that another process changes is served with a new version at the next call', async () => {
    const before = await config();
    const market = await readConfig(database.sql, marketConfig);
    await writeConfig(other.context.sql, marketConfig, { ...market, helpLine: '1999' }, 0);
    const after = await config({ configVersion: before.configVersion });
    expect([after.market.helpLine, before.market.helpLine]).toEqual(['1999', market.helpLine]);
    expect(after.configVersion).not.toBe(before.configVersion);
    await writeConfig(database.sql, marketConfig, market, 0);
    expect(await config({ configVersion: before.configVersion })).toMatchObject({ isUnchanged: true });
  });

  it.each([
    ['games', `update games set status_override = 2 where id = 101`],
    ['games', `update games set status_override = null where id = 101`],
    ['rechargeTypes', `update recharge_types set max_amount = max_amount - 1 where id = 1`],
    [
      'rechargeItems',
      `update recharge_items set price = price + 1 where id = (select max(id) from recharge_items)`,
    ],
    ['gameBrands', `update game_brands set name = 'Renamed' where id = (select min(id) from game_brands)`],
    ['gameTypes', `update game_types set sort = sort + 100 where id = (select min(id) from game_types)`],
    ['activities', `update activities set is_on = false where id = 47`],
    ['activities', `update activities set is_on = true where id = 47`],
  ])('[C16] config field %s follows its table: %s', async (field, statement) => {
    const before = await config();
    await database.sql.unsafe(statement);
    const after = await config({ configVersion: before.configVersion });
    expect(after[field]).not.toEqual(before[field]);
  });

  it('[C16] config follows the clock: an ended activity is gone although no row has changed', async () => {
    const now = app.clock.now();
    await database.sql`update activities set end_at = ${now + 10_000} where id = 47`;
    const { configVersion, activities } = await config();
    expect(activities).toHaveProperty('47');
    app.clock.advance(10_000);
    expect((await config({ configVersion })).activities).not.toHaveProperty('47');
    await database.sql`update activities set end_at = ${now + 1e11} where id = 47`;
  });

  it('[C16] maintenance and its end are told also to a client that has the version', async () => {
    const { configVersion } = await config();
    const until = app.clock.now() + 30_000;
    await writeConfig(other.context.sql, maintenanceConfig, { status: 1, until }, 0);
    expect(await config({ configVersion })).toEqual({
      isUnchanged: true,
      configVersion,
      maintenance: { status: 1, until },
    });
    expect((await config()).maintenance).toEqual({ status: 1, until });
    app.clock.advance(30_000);
    expect((await config({ configVersion })).maintenance).toEqual({ status: 0, until: null });
    await writeConfig(other.context.sql, maintenanceConfig, { status: 0, until: null }, 0);
  });

  it('[C16] config is compressed once for each accepted encoding, which the response names', async () => {
    const [plain, br, gz] = await Promise.all(
      ['identity', 'gzip, deflate, br', 'gzip'].map((encoding) =>
        ask('anonymous/appConfig', {}, { encoding }),
      ),
    );
    expect([plain, br, gz].map((answer) => answer?.headers.get('content-encoding'))).toEqual([
      null,
      'br',
      'gzip',
    ]);
    expect(br?.body).toEqual(plain?.body);
    expect(gz?.body).toEqual(plain?.body);
    expect(plain?.headers.get('cache-control')).toBe('no-store');
    expect(br?.headers.get('vary')).toContain('accept-encoding');
    expect(br?.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('[C16] config calls count for the address and are refused beyond the limit', async () => {
    await writeConfig(database.sql, rateLimitsConfig, { ...DEFAULT_RATE_LIMITS, guest: { max: 2 } }, 0);
    const statuses = [];
    for (let calls = 0; calls < 3; calls++) statuses.push((await ask('anonymous/appConfig')).status);
    expect(statuses).toEqual([200, 200, 429]);
    await writeConfig(database.sql, rateLimitsConfig, DEFAULT_RATE_LIMITS, 0);
  });
});

describe('preflight response', () => {
  it('[C14] guest who has the version gets only the constant fields', async () => {
    const { configVersion, gameListVersion, maintenance, appCustomerServiceQueue } = await config();
    const known = (await ask('preLogin', { ...PRE(), configVersion })).body;
    expect(known).toEqual({
      code: 0,
      msg: '',
      configVersion,
      gameListVersion,
      maintenance,
      appCustomerServiceQueue,
      userInfo: null,
      session: null,
    });
    const unknown = (await ask('preLogin', { ...PRE(), gameListVersion })).body;
    expect(unknown).toMatchObject({ configVersion, userInfo: null });
    expect(unknown).toHaveProperty('market');
    expect(unknown).not.toHaveProperty('games');
    expect((await ask('preLogin', PRE())).body.games.length).toBeGreaterThan(10);
  });

  it('[C14] member who has the version gets the constant fields and their own user', async () => {
    const { token, account } = await newAccount(app);
    const { configVersion } = await config();
    const { data } = await app.call('preLogin', { ...PRE(), configVersion }, token);
    expect(data.userInfo.account).toBe(account);
    expect(data).not.toHaveProperty('market');
    const full = await app.call('preLogin', PRE(), token);
    expect(full.data).toMatchObject({ configVersion, userInfo: { account } });
  });
});

describe('compressed response', () => {
  it('encoding is one that the client accepts and never one that it excludes', async () => {
    const body = { text: 'x'.repeat(5000) };
    const packed = await PackedAnswer.of(body);
    const pick = (header?: string) => packed.pick(header).encoding;
    expect(
      [
        'br',
        'gzip, br',
        'GZIP',
        'br;q=0, gzip',
        'br;q=0.0,gzip;q=0.5',
        'identity',
        '',
        undefined,
        'brx',
        'xgzip',
      ].map(pick),
    ).toEqual(['br', 'br', 'gzip', 'gzip', 'gzip', null, null, null, null, null]);
    expect(JSON.parse(brotliDecompressSync(packed.pick('br').bytes).toString())).toEqual(body);
    expect(JSON.parse(gunzipSync(packed.pick('gzip').bytes).toString())).toEqual(body);
    expect((await PackedAnswer.of({ a: 1 })).pick('br').encoding).toBeNull();
  });
});
