import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { newAccount } from '../support/accounts.ts';
import { COMMON } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase(RACES);
const app = useApp(database);

const post = (path: string, init: RequestInit = {}) =>
  fetch(`${app.url}${path}`, { method: 'POST', body: JSON.stringify(COMMON), ...init });

describe('response headers', () => {
  it('response is not cached, whether it succeeds, is rejected, unknown or too large', async () => {
    const answers = await Promise.all([
      post('/app/v1/anonymous/appConfig'),
      post('/app/v1/refreshData'),
      post('/app/v1/nothing'),
      post('/app/v1/anonymous/appConfig', { body: 'x'.repeat(70_000) }),
      post('/callbacks/payment/nobody'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 413, 404]);
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  });

  it('response has its content type and charset', async () => {
    for (const path of ['/app/v1/anonymous/appConfig', '/app/v1/nothing', '/callbacks/payment/nobody']) {
      expect((await post(path)).headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  it('other origins can neither read a response nor get a preflight', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    for (const method of ['POST', 'OPTIONS']) {
      const answer = await fetch(`${app.url}/app/v1/anonymous/appConfig`, {
        method,
        headers,
        ...(method === 'POST' && { body: JSON.stringify(COMMON) }),
      });
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it('page hides its paths from other origins, and unused browser features are disabled', async () => {
    const { headers } = await fetch(`${app.url}/healthz`);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('microphone=(), geolocation=(), payment=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('answer that is no page may run and load nothing, and be framed by nobody', async () => {
    const answers = await Promise.all([
      post('/app/v1/anonymous/appConfig'),
      post('/app/v1/refreshData'),
      fetch(`${app.url}/assets/gone-abcdef12.js`),
      fetch(`${app.url}/art/x/gone.webp`),
      fetch(`${app.url}/icons/gone.svg`),
    ]);
    for (const { url, headers } of answers) {
      const policy = headers.get('content-security-policy');
      expect([url, policy]).toEqual([url, "default-src 'none'; frame-ancestors 'none'"]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('worker’s script has the page’s policy, by which its own requests are judged', async () => {
    const policy = (await fetch(`${app.url}/sw.js`)).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("worker-src 'self'");
  });

  it('response does not repeat the request', async () => {
    const { port } = new URL(app.url);
    const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', method: 'TRACE', headers: { 'x-mine': 'secret' } });
      sent.once('error', reject);
      sent.once('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
      });
      sent.end();
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('secret');
  });
});

it('token is read from the header only: not from a cookie, an address or a body', async () => {
  const { token } = await newAccount(app);
  const statuses = await Promise.all([
    post('/app/v1/refreshData', { headers: { authorization: `Bearer ${token}` } }),
    post('/app/v1/refreshData', { headers: { cookie: `access_token=${token}` } }),
    post(`/app/v1/refreshData?access_token=${token}`),
    post('/app/v1/refreshData', { body: JSON.stringify({ ...COMMON, token, access_token: token }) }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([200, 401, 401, 401]);
});
