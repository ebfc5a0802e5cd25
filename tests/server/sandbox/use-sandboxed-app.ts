import { afterAll, beforeAll } from 'vitest';
import { createTestClock, type Overrides, startApp, type TestApp } from '../support/app.ts';
import type { TestDatabase } from '../support/database.ts';
import { SECRET, startSandbox, type TestSandbox } from './start-sandbox.ts';

/**
 * Call at the top of a test file: an app with the sandbox's payment provider and phones, on one clock. Read either in
 * tests and hooks only; before the first test there is none.
 */
export function useSandboxedApp(database: TestDatabase, overrides: Pick<Overrides, 'log' | 'pool'> = {}) {
  const clock = createTestClock();
  let sandbox: TestSandbox;
  let app: TestApp;
  beforeAll(async () => {
    sandbox = await startSandbox(clock.now);
    const settings = { port: sandbox.port - 2, sandboxSecret: SECRET };
    app = await startApp(database, { clock, settings, ...overrides });
    sandbox.callbackUrl = `${app.url}/callbacks/payment/sandbox`;
    sandbox.payoutUrl = `${app.url}/callbacks/payout/sandbox`;
  });
  afterAll(async () => {
    await app.stop();
    await sandbox.stop();
  });
  return { clock, app: () => app, sandbox: () => sandbox };
}
