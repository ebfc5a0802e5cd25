import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makePackage } from '../server/studios/made-package.ts';
import { AUTO_PAGE } from './support/auto-page.ts';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { bringToken, operateByTwo, signUpWithMoney } from './support/players.ts';
import { type Product, startProduct } from './support/product.ts';
import { ATTEMPT_COUNT, keepEverywhere, SLY_PAGE } from './support/sly-page.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** Calls the platform as the pages of studios do: by https at the address that it was launched with. */
const PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tossed Coin</title>
<body style="background: #123; color: #fff; font: 24px sans-serif">
<main><h1>Tossed Coin</h1><p id="balance"></p><button id="toss">Toss</button><p id="result"></p></main>
<script>
  const query = new URLSearchParams(location.search);
  const show = (place, text) => { document.getElementById(place).textContent = text; };
  async function call(address, body) {
    const answer = await fetch('https://' + query.get('rgs_url') + address, {
      method: 'POST', body: JSON.stringify({ sessionID: query.get('sessionID'), ...body }),
    });
    const read = await answer.json();
    if (read.balance) show('balance', 'You have ' + read.balance.amount / 1e6);
    if (read.error) show('result', read.error);
    return read;
  }
  call('/wallet/authenticate', { language: query.get('lang') });
  document.getElementById('toss').onclick = async () => {
    const body = { currency: query.get('currency'), mode: 'BASE', amount: 1e6 };
    const { round } = await call('/wallet/play', body);
    if (!round) return;
    if (round.active) await call('/wallet/end-round', {});
    show('result', 'Paid ' + round.payoutMultiplier);
  };
</script></body></html>`;

/** A toss costs a peso and pays 96 centavos each time. */
const MATHS = {
  'index.json': JSON.stringify({
    modes: [{ name: 'base', cost: 1, events: 'books_base.jsonl.zst', weights: 'table_base.csv' }],
  }),
  'table_base.csv': '0,1,96\n',
  'books_base.jsonl.zst': `${JSON.stringify({ id: 0, payoutMultiplier: 96, events: [{ type: 'toss' }] })}\n`,
};

// The last toss is refused.
test.use({ allowedConsole: /status of 400 .*wallet\/play/ });

/** Its game would stand in the lobby of every other test. */
let product: Product;
const before = { origin: process.env.E2E_ORIGIN, dataDir: process.env.E2E_DATA_DIR };

test.beforeAll(async () => {
  // A product is made and started first.
  test.setTimeout(240_000);
  product = await startProduct();
  process.env.E2E_ORIGIN = product.origin;
  process.env.E2E_DATA_DIR = product.dataDir;
  await publish(PAGE, { game: 'tossed-coin', name: 'Tossed Coin' });
  await publish(SLY_PAGE, { game: 'sly-box', name: 'Sly Box' });
  await publish(AUTO_PAGE, { game: 'auto-wheel', name: 'Auto Wheel' });
});

async function publish(page: string, { game, name }: { game: string; name: string }): Promise<void> {
  const folder = makePackage(MATHS, { 'index.html': page });
  const poster = path.join(folder, 'poster.png');
  const picture = { width: 600, height: 800, channels: 3, background: '#1a6f8f' } as const;
  fs.writeFileSync(poster, await sharp({ create: picture }).png().toBuffer());
  const names = ['--game', game, '--name', name, '--brand', 'Tosser Works'];
  await operateByTwo('studio', 'publish', folder, ...names, '--poster', poster);
  fs.rmSync(folder, { recursive: true });
}

/** Of a game on a port of its own the server takes note every few seconds. */
async function awaitPort(place: number): Promise<string> {
  const origin = product.origin.replace(/\d+$/, (port) => String(Number(port) + 1_000 + place));
  const status = () =>
    fetch(origin).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status).toBe(404);
  return origin;
}

test.afterAll(async () => {
  process.env.E2E_ORIGIN = before.origin;
  process.env.E2E_DATA_DIR = before.dataDir;
  await product.stop();
});

test(
  '[R41, C41, C90] player finds a studio’s game in the lobby’s search, starts it from its sheet and plays a round in its page',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(50_000);
    await bringToken(page, player.token);
    await page.goto('/');
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search games' }).fill('tosser');
    await page.getByRole('button', { name: /^Tossed Coin/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Tossed Coin' });
    const poster = sheet.locator('img[src^="/posters/"]');
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    await expectAccessible(page, 'dialog[open]');

    await awaitPort(1);
    await sheet.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page).toHaveURL(/game\/start\?gameId=100001&tryIt=0/);
    const frame = page.frameLocator('iframe[title="Tossed Coin game"]');
    await expect(frame.locator('#balance')).toHaveText('You have 500');
    const tools = page.getByRole('region', { name: 'Game', exact: true });
    await expect(tools).toContainText('₱500.00');
    await frame.getByRole('button', { name: 'Toss' }).click();
    await expect(frame.locator('#result')).toHaveText('Paid 0.96');
    await expect(frame.locator('#balance')).toHaveText('You have 499.96');
    await expect(tools).toContainText('₱499.96');

    // Opened elsewhere, the game ends here with the next toss, and is opened anew by a press.
    await call('startGame', { gameId: 100_001, tryIt: 0 }, player.token);
    await frame.getByRole('button', { name: 'Toss' }).click();
    await page.getByRole('button', { name: 'Open game again' }).click();
    await expect(frame.locator('#balance')).toHaveText('You have 499.96');
  },
);

test(
  '[C90] player reads in the sheet what a studio’s tables promise, and checks the round that was played by them at /fair',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(50_000);
    await bringToken(page, player.token);
    await awaitPort(1);
    await page.goto('/game/search?text=tossed');
    await page.getByRole('button', { name: /^Tossed Coin/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Tossed Coin' });
    const figures = sheet.getByRole('region', { name: 'Exact figures' });
    await expect(figures).toContainText('base: returns 96.0000%');
    await expect(figures).toContainText('24/25');
    await expectAccessible(page, 'dialog[open]');
    const commitment = await figures
      .locator('div', { has: page.getByText('Commitment of the version') })
      .last()
      .getByRole('definition')
      .textContent();
    await sheet.getByRole('button', { name: 'Play', exact: true }).click();
    const frame = page.frameLocator('iframe[title="Tossed Coin game"]');
    await frame.getByRole('button', { name: 'Toss' }).click();
    await expect(frame.locator('#result')).toHaveText('Paid 0.96');

    await page.goto('/wallets/record');
    await page.getByRole('link', { name: 'Verify: Tossed Coin' }).click();
    await expect(page.getByRole('heading', { name: 'Not yet checkable' })).toBeVisible();
    await page.getByRole('button', { name: 'Reveal and check' }).click();
    const fair = page.getByRole('heading', { name: 'This round was fair' });
    await expect(fair).toBeVisible();
    const card = fair.locator('..');
    await expect(card.locator('[data-good="true"]')).toHaveCount(5);
    await expect(card).toContainText(commitment ?? '');
    await expect(page.getByRole('region', { name: 'Games of other studios' })).toContainText(
      commitment ?? '',
    );
    await expectAccessible(page, 'main');
  },
);

test.describe('page that plays by itself', () => {
  test.use({ allowedConsole: /status of 400 .*host\/unpressed/ });

  test(
    'autoplay ends after one round with its reason, and a key that is held plays one round',
    ONCE,
    async ({ page }) => {
      const player = await signUpWithMoney(50_000);
      await bringToken(page, player.token);
      await awaitPort(3);
      await page.goto('/game/start?gameId=100003&tryIt=0');
      const frame = page.frameLocator('iframe[title="Auto Wheel game"]');
      const [played, said] = [frame.locator('#played'), frame.locator('#said')];
      await frame.getByRole('button', { name: 'Autoplay' }).click();
      await expect(said).toHaveText(
        'ERR_VAL: Each round begins with a press of yours: nothing is played by itself here.',
      );
      await expect(played).toHaveText('1 played');

      // The browser repeats a key that is held; Playwright does so for each further press before the release.
      for (let repeat = 0; repeat < 12; repeat += 1) {
        await page.keyboard.down('s');
        await page.waitForTimeout(400);
      }
      await page.keyboard.up('s');
      await expect(played).toHaveText('2 played');
      await expect(said).toHaveText(
        'ERR_VAL: Each round begins with a press of yours: nothing is played by itself here.',
      );
    },
  );
});

test.describe('page that means harm', () => {
  // The browser says what it refuses, which a worker has to be as well; in the frames that it refuses no script of a test runs.
  test.use({
    allowedConsole: /Content Security Policy|sandboxed|Access is denied for this document/,
    serviceWorkers: 'allow',
  });

  test(
    'page of a studio reaches its own origin, and neither the app nor another game nor an address outside',
    ONCE,
    async ({ page }) => {
      const player = await signUpWithMoney(50_000);
      await bringToken(page, player.token);
      const [coin, sly] = [await awaitPort(1), await awaitPort(2)];
      const open = async (place: number, name: string) => {
        await page.goto(`/game/start?gameId=${100_000 + place}&tryIt=0`);
        const frame = page.frameLocator(`iframe[title="${name} game"]`);
        await expect(frame.getByRole('heading', { name })).toBeVisible();
        return frame;
      };
      await open(1, 'Tossed Coin');
      const own = page.frames().find((frame) => frame.url().startsWith(coin));
      await own?.evaluate(keepEverywhere);

      const answered: string[] = [];
      page.on('response', (response) => {
        if (response.frame().parentFrame() !== null && !response.url().startsWith(`${sly}/`))
          answered.push(response.url());
      });
      const frame = await open(2, 'Sly Box');
      const told = frame.locator('#told');
      await expect(told).toContainText('outside: ');
      const outcomes = ((await told.textContent()) ?? '').split('\n');
      expect(outcomes.filter((line) => !line.endsWith(': refused'))).toEqual([
        'own storage: reached',
        'own files: reached',
      ]);
      expect(outcomes).toHaveLength(ATTEMPT_COUNT);
      expect(answered.filter((url) => !/^(?:blob|data):/.test(url))).toEqual([]);
    },
  );
});
