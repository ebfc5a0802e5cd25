import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeOldWindows } from '../../../server/auth/purge-windows-job.ts';
import { rateLimitsConfig } from '../../../server/config/platform-config.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { DEFAULT_RATE_LIMITS } from '../../../server/http/rate-rules.ts';
import { newAccount } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp(database);
  other = await startApp(database, { clock: app.clock });
});
afterAll(() => Promise.all([app.stop(), other.stop()]));

const limit = (group: keyof typeof DEFAULT_RATE_LIMITS, max: number) =>
  writeConfig(database.sql, rateLimitsConfig, { ...DEFAULT_RATE_LIMITS, [group]: { max } }, app.clock.now());
const nextWindow = () => app.clock.advance(600_000);

describe('rate limits', () => {
  it('calls beyond the limit are refused with the seconds to wait, counted over all processes', async () => {
    await limit('signIn', 4);
    nextWindow();
    app.clock.advance(15_000);
    const body = { account: 'nobody_at_all', password: 'Quiet-Harbour-71' };
    const codes: number[] = [];
    for (const each of [app, other, app, other]) codes.push((await each.call('accountLogin', body)).code);
    expect(codes).toEqual([2005, 2005, 2005, 2005]);
    const refused = await other.call('accountLogin', body);
    expect(refused).toMatchObject({ status: 429, code: 429 });
    expect(refused.headers.get('retry-after')).toBe('45');
    app.clock.advance(45_000);
    expect((await other.call('accountLogin', body)).code).toBe(2005);
  });

  it('limit of one member does not affect another', async () => {
    const [busy, reduced] = [await newAccount(app), await newAccount(app)];
    await limit('member', 3);
    nextWindow();
    const beat = ({ token }: { token: string }) => app.call('online', { gameId: 0 }, token);
    for (let beats = 0; beats < 3; beats++) expect((await beat(busy)).code).toBe(0);
    expect((await beat(busy)).status).toBe(429);
    expect((await beat(reduced)).code).toBe(0);
  });

  it('calls with a different forged token each are counted by the address', async () => {
    await limit('guest', 5);
    nextWindow();
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries++) {
      statuses.push((await app.call('online', { gameId: 0 }, `forged${tries}`.padEnd(43, 'x'))).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('counters are deleted once their window has ended', async () => {
    nextWindow();
    await purgeOldWindows(app.context);
    expect(await database.sql`select from rate_windows`).toHaveLength(0);
  });
});
