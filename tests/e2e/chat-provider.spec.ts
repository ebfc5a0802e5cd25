import { operateOn } from './support/players.ts';
import { type Product, startProduct } from './support/product.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** A licence changes the chat of the whole product: it gets one of its own. */
const queue = [{ itemType: 1, param1: '1234567', param2: '0', sort: 1 }];
let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
  await operateOn(
    product.dataDir,
    '--as',
    'olive',
    'config',
    'set',
    'customerService',
    JSON.stringify(queue),
  );
});

test.afterAll(() => product.stop());

test(
  '[O23] [V12] chat of a provider is loaded only when it is opened, and gets no name of a guest',
  ONCE,
  async ({ page }) => {
    const asked: string[] = [];
    await page.route(/livechatinc\.com/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto(`${product.origin}/service`);
    const open = page.getByRole('button', { name: /^(Start a chat|Leave a message)$/ });
    await open.waitFor();
    expect(asked).toEqual([]);
    await open.click();
    const frame = page.frameLocator('iframe[title="Customer service chat"]');
    await expect(frame.locator('html')).toHaveAttribute('data-player', '');
    await expect.poll(() => asked).toEqual(['https://cdn.livechatinc.com/tracking.js']);
    // The widget's own script finds who writes, and that its window is to be open.
    const calls = await frame
      .locator('html')
      .evaluate(() => (window as unknown as { LiveChatWidget: { _q: unknown[] } }).LiveChatWidget._q);
    expect(calls).toEqual([
      ['call', ['set_session_variables', { player: '' }]],
      ['call', ['maximize']],
    ]);
  },
);
