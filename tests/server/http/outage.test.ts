import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/sql.ts';
import { newAccount } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase(RACES);
const app = useApp(database);

it('server is not ready while the database does not answer, and does not say why', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:9/nothing';
  const gone = openDatabase(databaseUrl, { max: 1 });
  const lost = await startApp(database, { pool: gone, databaseUrl });
  const ready = await fetch(`${lost.url}/readyz`);
  expect([ready.status, (await ready.json()).status]).toEqual([503, 'database does not answer']);
  expect((await fetch(`${lost.url}/healthz`)).status).toBe(200);
  const { status, data } = await lost.call('anonymous/appTheme');
  expect(status).toBe(500);
  expect(JSON.stringify(data)).not.toMatch(/ECONN|127\.0/);
  await lost.stop();
  await gone.end({ timeout: 0 });
});

it('server continues after the database has closed its connections', async () => {
  const { token } = await newAccount(app);
  await database.sql`
    select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const answers = await Promise.all([1, 2, 3].map(() => app.call('refreshData', {}, token)));
  const last = await app.call('refreshData', {}, token);
  expect(answers.every(({ status }) => status === 200 || status === 500)).toBe(true);
  expect(last.code).toBe(0);
});
