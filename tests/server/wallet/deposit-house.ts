import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { signBody } from '../../../server/adapters/signature.ts';
import type { TestPlayer } from '../games/house.ts';
import { SECRET, startSandbox, type TestSandbox } from '../sandbox/start-sandbox.ts';
import { createTestClock, startApp, type TestApp } from '../support/app.ts';
import type { TestDatabase } from '../support/database.ts';

export const AMOUNT = 50_000;

/** What a provider says of a payment of `reference`, all well unless the test changes it. */
export const paid = (reference: string, changes: Record<string, unknown> = {}) => ({
  eventId: randomUUID(),
  paymentId: 'payment-1',
  reference,
  amount: AMOUNT,
  currency: 'PHP',
  status: 'paid',
  ...changes,
});

/** An app with the sandbox's payment provider behind it, for one test file. */
export function useDepositHouse(database: TestDatabase) {
  const clock = createTestClock();
  let sandbox: TestSandbox;
  let app: TestApp;
  beforeAll(async () => {
    sandbox = await startSandbox(clock.now);
    const settings = { port: sandbox.port - 2, sandboxSecret: SECRET };
    app = await startApp(database, { clock, settings });
    sandbox.callbackUrl = `${app.url}/callbacks/payment/sandbox`;
    sandbox.payoutUrl = `${app.url}/callbacks/payout/sandbox`;
  });
  afterAll(async () => {
    await app.stop();
    await sandbox.stop();
  });

  async function firstChannel(player: TestPlayer) {
    const { data } = await app.call('getTradeInfo', {}, player.sessionId);
    return Object.values(
      data.appRechargeTypeMap as Record<string, { id: number; maxAmount: number; status: number }>,
    ).filter(({ status }) => status === 1)[0] as { id: number; maxAmount: number };
  }

  return {
    clock,
    app: () => app,
    sandbox: () => sandbox,
    firstChannel,
    async recharge(player: TestPlayer, body: Record<string, unknown> = {}) {
      const channel = await firstChannel(player);
      const full = { requestId: randomUUID(), channelId: channel.id, amount: AMOUNT, ...body };
      return app.call('recharge', full, player.sessionId);
    },
    order: (player: TestPlayer, depositId: string) =>
      app.call('rechargeOrder', { depositId }, player.sessionId),
    /** Presses a button of the provider's page. */
    press(payUrl: string, act: string) {
      const { pathname } = new URL(payUrl);
      return fetch(`${sandbox.url}${pathname}/${act}`, { method: 'POST' });
    },
    callback(
      event: Record<string, unknown>,
      changes: { secret?: string; at?: number; tamper?: string } = {},
    ) {
      const body = JSON.stringify(event);
      const headers = signBody(changes.secret ?? SECRET, 'callback', body, changes.at ?? clock.now());
      return fetch(sandbox.callbackUrl, {
        method: 'POST',
        headers: { ...headers },
        body: changes.tamper ?? body,
      });
    },
  };
}
