import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { GOOD_PASSWORD, newAccount } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const app = useApp(database, { log: pino({ level: 'trace' }, sink) });

it('log has a line for each call with its id, and no password, token or birth date', async () => {
  const { account, token } = await newAccount(app, { birthDate: '1990-05-17' });
  await app.call('accountLogin', { account, password: `${GOOD_PASSWORD}x` });
  const { headers } = await app.call('refreshData', {}, token);
  const last = JSON.parse(lines.at(-1) ?? '{}');
  expect(last).toMatchObject({
    call: 'refreshData',
    code: 0,
    status: 200,
    reqId: headers.get('x-request-id'),
  });
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines.join('')).not.toMatch(new RegExp(`${GOOD_PASSWORD}|${token}|1990-05-17`));
});

it('log has the reason of a failed call, with a stack trace and without its body', async () => {
  const broken = await startApp(database, {
    log: pino({ level: 'trace' }, sink),
    registers: { find: () => Promise.reject(new Error('no route to the register')) },
  });
  const { registration } = await import('../support/accounts.ts');
  await broken.call('accountRegist', registration());
  await broken.stop();
  const line = lines.find((text) => text.includes('no route to the register')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ level: 50, call: 'accountRegist', err: { type: 'Error' } });
  expect(line).not.toContain(GOOD_PASSWORD);
});

it('metrics count calls, and unknown calls without their names', async () => {
  await app.call('nobody_knows_this');
  const figures = await (await fetch(`${app.metricsUrl}/metrics`)).text();
  expect(figures).toMatch(/calls_total\{call="refreshData",code="0"\} [1-9]/);
  expect(figures).toMatch(/calls_total\{call="unknown",code="404"\} 1/);
  expect(figures).not.toContain('nobody_knows_this');
});

it.each([
  ['no header', {}],
  ['a page’s Accept', { accept: 'text/html', 'sec-fetch-mode': 'navigate' }],
  ['Forwarded', { forwarded: 'for=203.0.113.9' }],
  ['X-Real-IP', { 'x-real-ip': '203.0.113.9' }],
  ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
])('[C90] metrics are not found on the public listeners, with %s', async (_what, headers) => {
  for (const url of [app.url, app.gamesUrl]) {
    for (const path of ['/metrics', '/metrics?x=1', '/metrics/']) {
      const response = await fetch(url + path, { headers });
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'Not found']);
    }
  }
});
