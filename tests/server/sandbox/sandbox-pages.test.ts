import { spawnSync } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signBody } from '../../../server/adapters/signature.ts';
import { html } from '../../../server/sandbox/html.ts';
import { SECRET, startSandbox, type TestSandbox } from './start-sandbox.ts';

const NOW = 1_767_000_000_000;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox(() => NOW);
});
afterAll(() => sandbox.stop());

const ORDER = {
  reference: '01900000-0000-7000-8000-000000000001',
  amount: 123_456,
  currency: 'PHP',
  channel: 'Bank <b>& Co</b>',
  expiresAt: NOW + 60_000,
  returnUrl: 'http://localhost:8080/wallets?name=deposit',
};

async function orderPayment(order: Record<string, unknown> = ORDER, secret = SECRET, at = NOW) {
  const body = JSON.stringify(order);
  const headers = { ...signBody(secret, 'order', body, at) };
  return fetch(`${sandbox.url}/api/payments`, { method: 'POST', headers, body });
}

const get = (path: string, language = 'en') =>
  fetch(`${sandbox.url}${path}`, { headers: { 'accept-language': language } });

describe('sandbox pages', () => {
  it('payment page shows its amount and escapes foreign text', async () => {
    const { path } = await (await orderPayment()).json();
    const page = await (await get(path)).text();
    expect(page).toContain('₱1,234.56');
    expect(page).toContain('Bank &lt;b&gt;&amp; Co&lt;/b&gt;');
    expect(page).not.toContain('<b>&');
    expect(page).toContain('action="/pay/');
  });

  it.each([
    ['fil-PH,fil;q=0.9', 'lang="fil"', 'Magbayad na'],
    ['zh-CN', 'lang="zh-CN"', '立即付款'],
    ['de', 'lang="en"', 'Pay now'],
  ])('payment page is in the language of %s', async (language, lang, button) => {
    const { path } = await (await orderPayment()).json();
    const page = await (await get(path, language)).text();
    expect(page).toContain(lang);
    expect(page).toContain(button);
  });

  it('payment page is in the language that was chosen in the app, whatever the browser’s is', async () => {
    const { path } = await (await orderPayment()).json();
    const headers = { 'accept-language': 'en', cookie: 'a=b; locale=fil' };
    expect(await (await fetch(`${sandbox.url}${path}`, { headers })).text()).toContain('Magbayad na');
  });

  it('unsigned, old or malformed order is rejected', async () => {
    expect((await orderPayment(ORDER, 'another secret of someone')).status).toBe(401);
    expect((await orderPayment(ORDER, SECRET, NOW - 600_000)).status).toBe(401);
    expect((await orderPayment({ ...ORDER, amount: -5 })).status).toBe(400);
    expect((await orderPayment({ ...ORDER, amount: 1.5 })).status).toBe(400);
    expect((await orderPayment({ ...ORDER, returnUrl: 'javascript:alert(1)' })).status).toBe(400);
  });

  it('unknown payment and unknown command are not found', async () => {
    expect((await get('/pay/none')).status).toBe(404);
    const { path } = await (await orderPayment()).json();
    expect((await fetch(`${sandbox.url}${path}/steal`, { method: 'POST' })).status).toBe(404);
  });

  it('page /sandbox shows what was sent and answered', async () => {
    expect(await (await get('/sandbox')).text()).toContain('Nothing sent yet.');
    const { path } = await (await orderPayment()).json();
    await fetch(`${sandbox.url}${path}/approve`, { method: 'POST' });
    const outbox = await (await get('/sandbox')).text();
    expect(outbox).toContain(ORDER.reference);
    expect(outbox).toContain('no answer');
  });

  it('page /sandbox shows the aggregator’s calls escaped, or that it does not run', async () => {
    expect(await (await get('/sandbox')).text()).toContain('The aggregator is not running.');
    const call = {
      at: NOW,
      direction: 'out',
      method: 'POST',
      path: '/transaction/<bet>',
      status: 'RS_OK',
      ms: 4,
    };
    const aggregator = http.createServer((_request, response) => response.end(JSON.stringify([call])));
    await new Promise<void>((done) => aggregator.listen(0, '127.0.0.1', done));
    sandbox.platformPort = (aggregator.address() as AddressInfo).port - 4;
    const page = await (await get('/sandbox')).text();
    aggregator.close();
    sandbox.platformPort = 1;
    expect(page).toContain('<td>to our wallet</td>');
    expect(page).toContain('<td>RS_OK</td><td><code>POST /transaction/&lt;bet&gt;</code> 4 ms</td>');
  });

  it('content security policy allows no script and no frame', async () => {
    const response = await get('/sandbox');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('sandbox process', () => {
  const start = (env: Record<string, string>) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../../../server/sandbox/main.ts')], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
      timeout: 10_000,
    });
  const good = { SANDBOX: '1', SANDBOX_SECRET: '0123456789abcdef0123' };

  it.each([
    ['without its switch', { SANDBOX_SECRET: good.SANDBOX_SECRET }, /SANDBOX=1/],
    ['without a secret', { SANDBOX: '1' }, /SANDBOX_SECRET/],
    ['beside a production setting', { ...good, NODE_ENV: 'production' }, /production/],
    ['with a public address', { ...good, PUBLIC_ORIGIN: 'https://play.example' }, /https/],
  ])('sandbox does not start %s, and says so in one line', (_name, env, line) => {
    const { status, stderr } = start(env);
    expect(status).toBe(1);
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('markup', () => {
  it('markup escapes text and attributes, keeps nested markup, and omits nothing', () => {
    const inner = html`<i>${'<"&\'>'}</i>`;
    expect(html`<p title="${'"'}">${inner}${null}${[1, '<']}</p>`.text).toBe(
      '<p title="&quot;"><i>&lt;&quot;&amp;&#39;&gt;</i>1&lt;</p>',
    );
  });
});
