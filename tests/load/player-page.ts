import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { ACCESS_TOKEN_KEY } from '../../contract/limits.ts';
import { DRAWN } from '../e2e/support/browser.ts';
import { signUp } from '../e2e/support/players.ts';
import { startProduct } from '../e2e/support/product.ts';

/** A phone's page of a new player, before its first address, with nothing that comes by itself. */
export async function openPlayerPage(
  browser: Browser,
  stored: Readonly<Record<string, string>> = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    serviceWorkers: 'block',
  });
  const { token } = await signUp();
  await context.addInitScript(
    (kept) => {
      if (!location.protocol.startsWith('http')) return;
      for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
      // The tips before a first deposit and the notices would cover the lobby.
      sessionStorage.setItem('popup_60', '1');
      sessionStorage.setItem('popup_25', '1');
    },
    { age_answer: 'ofAge', guide_seen: '1000', ...stored, [ACCESS_TOKEN_KEY]: token },
  );
  return { context, page: await context.newPage() };
}

/** Runs with a product and a browser; the product at E2E_ORIGIN where one runs already. */
export async function withProduct<Result>(
  run: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const running = process.env.E2E_ORIGIN;
  const product = running ? { origin: running, stop: async () => {} } : await startProduct();
  // The page where players register.
  process.env.E2E_ORIGIN = product.origin;
  const browser = await chromium.launch(DRAWN);
  try {
    return await run(browser, product.origin);
  } finally {
    await browser.close();
    await product.stop();
    // The next bench starts its own.
    if (!running) delete process.env.E2E_ORIGIN;
  }
}
