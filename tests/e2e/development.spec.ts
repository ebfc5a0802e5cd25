import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** A port that nothing listens on. */
const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

test(
  'page of the development server shows the first window before the app, and the app takes its place',
  ONCE,
  async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const port = await freePort();
    const vite = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
      { env: { ...process.env, SERVER_ADDRESS: baseURL ?? '' }, stdio: 'ignore' },
    );
    try {
      const origin = `http://127.0.0.1:${port}`;
      await expect
        .poll(
          () =>
            fetch(origin).then(
              ({ status }) => status,
              () => 0,
            ),
          // Before its first page it reads all sources and bundles the packages; on a busy machine that is half a minute.
          { timeout: 90_000 },
        )
        .toBe(200);
      const { promise: isTime, resolve: letAppCome } = Promise.withResolvers<void>();
      await page.route('**/src/app/main.tsx*', async (route) => {
        await isTime;
        await route.continue();
      });
      const firstWindow = page.locator('#snapshot');
      // Vite loads a page anew when it has found a package on its way, and a page that is loaded anew draws no first window.
      await expect(async () => {
        await page.goto(origin, { waitUntil: 'commit' });
        await expect(firstWindow.locator('img[src*="/banners/"]')).toBeVisible({ timeout: 8_000 });
      }).toPass({ timeout: 60_000 });
      await expect(firstWindow).toContainText('Start here');
      const [title] = await firstWindow
        .locator('h2')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top));
      expect(title).toBeGreaterThan(300);
      letAppCome();
      await expect(page.getByRole('link', { name: /^Royal Sevens/ }).first()).toBeVisible({
        timeout: 60_000,
      });
      await expect(firstWindow).toHaveCount(0);
    } finally {
      vite.kill();
    }
  },
);
