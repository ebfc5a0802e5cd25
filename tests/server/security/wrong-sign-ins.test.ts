import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_WRONG, WRONG_WINDOW_MS } from '../../../server/http/wrong-sign-ins.ts';
import { GOOD_PASSWORD, newAccount } from '../support/accounts.ts';
import { COMMON, startApp, type TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();
const { sql } = database;
let app: TestApp;
beforeAll(async () => {
  app = await startApp(database);
});
afterAll(() => app.stop());

async function signIn(userAgent: string, account: string, password = 'Wrong-Harbour-71') {
  const response = await fetch(`${app.url}/app/v1/accountLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ ...COMMON, account, password }),
  });
  return response.status;
}
/** So many wrong tries as if they had been made; making them all would take a minute of one core. */
const haveBeenWrong = (times: number) =>
  sql`update rate_windows set used = ${times} where key like 'wrong:%' and used > 0`;

it('stops a browser that was wrong a hundred times, on whatever accounts, for the rest of the quarter', async () => {
  const person = await newAccount(app);
  expect(await signIn('browser-a', 'nobody_one')).toBe(200);
  await haveBeenWrong(MOST_WRONG.device - 1);
  expect(await signIn('browser-a', 'nobody_two')).toBe(200);
  expect(await signIn('browser-a', person.account, GOOD_PASSWORD)).toBe(429);
  expect(await signIn('browser-b', person.account, GOOD_PASSWORD)).toBe(200);
  app.clock.advance(WRONG_WINDOW_MS);
  expect(await signIn('browser-a', person.account, GOOD_PASSWORD)).toBe(200);
});

it('stops an address whatever its browsers call themselves', async () => {
  const person = await newAccount(app);
  await signIn('browser-c', 'nobody_three');
  await sql`update rate_windows set used = ${MOST_WRONG.address} where key like 'wrong:127.0.0.1:%' and key not like 'wrong:%:%:%'`;
  expect(await signIn('browser-d', person.account, GOOD_PASSWORD)).toBe(429);
  app.clock.advance(WRONG_WINDOW_MS);
});

it('counts a right password as nothing', async () => {
  const person = await newAccount(app);
  for (let times = 0; times < 3; times += 1) await signIn('browser-e', person.account, GOOD_PASSWORD);
  const rows = await sql`select from rate_windows where key like 'wrong:%' and ends_at > ${app.clock.now()}`;
  expect(rows).toHaveLength(0);
});
