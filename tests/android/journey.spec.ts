import { beginIdentityForm } from '../e2e/support/identity-form.ts';
import { photograph } from '../e2e/support/photograph.ts';
import { operate, SEEDED, signIn, signUp } from '../e2e/support/players.ts';
import { expect, test } from '../e2e/support/test.ts';
import { askShell, openShell, type Shell, SITE } from './shell-page.ts';

const AGENT =
  'Mozilla/5.0 (Linux; Android 16; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 member-app/0.1.0.100';

test.use({ baseURL: SITE, userAgent: AGENT, renderer: 'auto' });
test.beforeEach(async () => {
  await askShell('message', '1 session.clear ');
  await askShell('version', '100');
});

const lastSecure = ({ heard }: Shell) =>
  heard
    .filter((text) => text.includes('screen.secure'))
    .at(-1)
    ?.slice(-1);

test('app starts from its bundle, signs in, and the token stays with the shell', async ({
  page,
  context,
}) => {
  const shell = await openShell(context);
  const sources = new Map<string, string>();
  page.on('response', async (answer) => {
    if (answer.url().startsWith(SITE))
      sources.set(new URL(answer.url()).pathname, answer.headers()['x-from'] ?? '');
  });
  await page.goto('/');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect.poll(() => shell.heard.some((text) => text.endsWith('page.ready '))).toBe(true);
  const by = (from: string) => [...sources].filter(([, source]) => source === from).map(([path]) => path);
  // Only calls and the server's own files go to the server.
  expect(by('server').filter((path) => !/^\/(?:app\/v1|player-pictures|live)\//.test(path))).toEqual([]);
  expect(by('bundle')).toContain('/native/shell.js');
  expect(await page.evaluate(() => navigator.serviceWorker?.controller ?? null)).toBeNull();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--safe-top')),
  ).toBe('24px');

  await page.goto('/auth/accountLogin');
  await expect.poll(() => lastSecure(shell)).toBe('1');
  await signIn(page, SEEDED);
  await expect.poll(() => lastSecure(shell)).toBe('0');
  await expect.poll(() => askShell('token')).toMatch(/^[\w-]{20,128}$/);
  const token = await askShell('token');
  const stored = await page.evaluate(
    () => Object.values({ ...localStorage }).join() + document.documentElement.outerHTML,
  );
  expect(stored).not.toContain(token);
  // The page is built anew after a crash of its renderer: it is signed in again by what the shell unsealed.
  await page.reload();
  await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
});

test('player opens a game and the back gesture leads step by step to the lobby', async ({
  page,
  context,
}) => {
  await openShell(context);
  await signIn(page, SEEDED);
  await page.goto('/');
  await page.getByRole('link', { name: /^Balance/ }).click();
  await expect(page).toHaveURL(/\/wallets/);
  await page.goBack();
  await expect(page).toHaveURL(`${SITE}/`);
  await page.goto('/game/start?gameId=101&tryIt=1');
  const spin = page.frameLocator('iframe[title^="Royal Sevens"]').getByRole('button', { name: /^Spin for/ });
  await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  await page.goBack();
  await expect(page).toHaveURL(`${SITE}/`);
});

test('identity document is uploaded, the screen is secure meanwhile', async ({ page, context }) => {
  const shell = await openShell(context);
  await signIn(page, await signUp());
  await page.goto('/member/profile/kyc');
  await expect.poll(() => lastSecure(shell)).toBe('1');
  await page.getByRole('button', { name: 'Start' }).click();
  await beginIdentityForm(page);
  await page.getByLabel('Type of ID').selectOption('passport');
  await page.getByLabel('ID number').fill(`APP${Date.now()}7`);
  await page.getByLabel('Expiry date').fill('2040-01-31');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Front of your ID: Choose photo').setInputFiles(await photograph());
  const side = page.getByRole('region', { name: 'Front of your ID', exact: true });
  await expect(side.getByText('Uploaded')).toBeVisible();
});

test('payment opens outside, and its way back is a deep link that keeps the page', async ({
  page,
  context,
}) => {
  const shell = await openShell(context);
  const player = await signUp();
  await operate('kyc', 'approve', player.account);
  await signIn(page, player);
  await page.goto('/wallets?name=deposit');
  const form = page.getByRole('form', { name: 'Deposit' });
  await form.getByLabel('Other amount').fill('500');
  await form.getByRole('button', { name: 'Deposit ₱500.00' }).click();
  await expect.poll(() => shell.outside.length).toBe(1);
  const [payment = ''] = shell.outside;
  // Over https, as a provider's page is, the shell's policy sends it to the browser.
  expect(await askShell('decide', payment)).toBe('BROWSER');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const paid = await fetch(`${payment}/approve`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '',
  });
  expect(paid.status).toBeLessThan(400);
  const html = await (await fetch(payment)).text();
  const back = new RegExp(`href="(${SITE}/wallets[^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const address = await askShell('deep-link', back);
  expect(address).toMatch(/^\/wallets/);
  await shell.tell(page, `open ${address}`);
  await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test.describe('hostile page', () => {
  // The refused frame's own request is told by the browser.
  test.use({ allowedConsole: /status of 404/ });

  test('frame inside the page reaches neither the bridge nor the page’s mark', async ({ page, context }) => {
    const shell = await openShell(context);
    await page.goto('/');
    await expect.poll(() => shell.heard.some((text) => text.endsWith('page.ready '))).toBe(true);
    const before = shell.heard.length;
    // The same origin's frame gets no page at all, and a foreign one's port is not taken.
    const seen = await page.evaluate(async () => {
      const answer = await fetch('/wallets', { headers: { accept: 'text/html' } });
      const channel = new MessageChannel();
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const inside = frame.contentWindow as Window & typeof globalThis;
      const result = {
        status: answer.status,
        native: typeof inside.native,
        mark: document.querySelector('meta[name="native"]'),
      };
      const heard: unknown[] = [];
      channel.port1.onmessage = ({ data }) => heard.push(data);
      inside.parent.postMessage('native 00000000000000000000000000000000', '*', [channel.port2]);
      await new Promise((done) => setTimeout(done, 200));
      frame.remove();
      return { ...result, heard };
    });
    expect(seen).toEqual({ status: 404, native: 'undefined', mark: null, heard: [] });
    expect(shell.heard).toHaveLength(before);
  });
});

test('hostile message, link and path are dropped by the shell’s own classes', async ({ request }) => {
  expect(await askShell('message', '1 session.read ')).toBe('');
  expect(await askShell('message', 'x'.repeat(5_000))).toBe('');
  for (const link of [
    'https://evil.test/wallets',
    'javascript:alert(1)',
    `${SITE}/app/v1/preLogin`,
    `${SITE}/%252e%252e/x`,
  ])
    expect(await askShell('deep-link', link), link).toBe('null');
  for (const path of [
    '/assets/%2e%2e%2fabout.txt',
    '/assets/%252e%252e/about.txt',
    '/assets/%5c..%5cabout.txt',
    '/index.html%00',
  ]) {
    const answer = await request.get(SITE + path);
    expect(answer.status(), path).toBe(400);
    expect(await answer.text()).toBe('');
  }
  const beyond = await request.get(`${SITE}/native/shell.js`, { headers: { range: 'bytes=999999-' } });
  expect(beyond.status()).toBe(416);
});

test('app below the server’s least version shows a clear screen with the way to the new one', async ({
  page,
  context,
}) => {
  const shell = await openShell(context);
  await askShell('version', '99');
  await operate('--as', 'olive', 'config', 'set', 'android.minVersionCode', '100');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Update the app' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Update the app' })).toBeVisible();
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => shell.heard.at(-1)).toMatch(/update\.open $/);
  await operate('--as', 'olive', 'config', 'set', 'android.minVersionCode', '0');
});
