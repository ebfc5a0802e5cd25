import { randomUUID } from 'node:crypto';
import { signBody } from '../../../server/adapters/signature.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { SECRET } from '../sandbox/start-sandbox.ts';
import { useSandboxedApp } from '../sandbox/use-sandboxed-app.ts';
import type { TestDatabase } from '../support/database.ts';

export const AMOUNT = 50_000;

/** A provider's event about a payment of `reference`, valid unless the test changes it. */
export const paid = (reference: string, changes: Record<string, unknown> = {}) => ({
  eventId: randomUUID(),
  paymentId: 'payment-1',
  reference,
  amount: AMOUNT,
  currency: 'PHP',
  status: 'paid',
  ...changes,
});

/** An app with the sandbox's payment provider, for one test file. */
export function useDepositPlatform(database: TestDatabase) {
  const { clock, app, sandbox } = useSandboxedApp(database);

  async function firstChannel(player: TestPlayer) {
    const { data } = await app().call('getTradeInfo', {}, player.sessionId);
    return Object.values(
      data.appRechargeTypeMap as Record<string, { id: number; maxAmount: number; status: number }>,
    ).filter(({ status }) => status === 1)[0] as { id: number; maxAmount: number };
  }

  async function recharge(player: TestPlayer, body: Record<string, unknown> = {}) {
    const channel = await firstChannel(player);
    const full = { requestId: randomUUID(), channelId: channel.id, amount: AMOUNT, ...body };
    return app().call('recharge', full, player.sessionId);
  }

  /** Presses a button of the provider's page. */
  function press(payUrl: string, act: string) {
    const { pathname } = new URL(payUrl);
    return fetch(`${sandbox().url}${pathname}/${act}`, { method: 'POST' });
  }

  return {
    clock,
    app,
    sandbox,
    firstChannel,
    recharge,
    /** A new player with an open deposit. */
    async ordered() {
      const player = await seedPlayer(app().context);
      const { data } = await recharge(player);
      return { player, depositId: data.depositId as string, payUrl: data.payUrl as string };
    },
    order: (player: TestPlayer, depositId: string) =>
      app().call('rechargeOrder', { depositId }, player.sessionId),
    press,
    /** A deposit that has expired before its provider reports the payment. */
    async expired() {
      const player = await seedPlayer(app().context);
      const { data } = await recharge(player);
      await press(data.payUrl, 'late');
      clock.advance(data.expiresAt - clock.now());
      return { player, depositId: data.depositId as string };
    },
    callback(
      event: Record<string, unknown>,
      changes: { secret?: string; at?: number; tamper?: string } = {},
    ) {
      const body = JSON.stringify(event);
      const headers = signBody(changes.secret ?? SECRET, 'callback', body, changes.at ?? clock.now());
      return fetch(sandbox().callbackUrl, {
        method: 'POST',
        headers: { ...headers },
        body: changes.tamper ?? body,
      });
    },
  };
}
