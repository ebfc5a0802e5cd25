import { randomUUID } from 'node:crypto';
import { signBody } from '../../../server/adapters/signature.ts';
import { hashPassword } from '../../../server/auth/public/passwords.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { SECRET } from '../sandbox/start-sandbox.ts';
import type { TestDatabase } from '../support/database.ts';
import { operate } from '../support/operators.ts';
import { useDepositPlatform } from './deposit-platform.ts';

export const PIN = '739182';
export const REAL_NAME = 'María Clara de los Santos';
/** Above the amount that the platform approves automatically. */
export const LARGE = 1_500_000;
export const SMALL = 20_000;

let numbers = 0;
/** A number that no other account has. */
export const newNumber = () => {
  numbers += 1;
  return `09${String(numbers).padStart(5, '0')}7777`;
};

/** A deposit platform whose players can withdraw. */
export function useWithdrawPlatform(database: TestDatabase) {
  const platform = useDepositPlatform(database);
  const { sql } = database;
  const { clock } = platform;
  const app = () => platform.app();
  let pinHash: Promise<string> | null = null;

  async function addAccount(player: TestPlayer, body: Record<string, unknown> = {}) {
    const full = {
      requestId: randomUUID(),
      kind: 'ewallet',
      institutionId: 1,
      holder: REAL_NAME,
      number: newNumber(),
      isDefault: true,
      password: PIN,
      ...body,
    };
    return app().call('addBankInfo', full, player.sessionId);
  }

  async function setPin(player: TestPlayer): Promise<void> {
    pinHash ??= hashPassword(PIN);
    await sql`
      insert into safebox_credentials (player_id, password_hash, changed_at)
      values (${player.id}, ${await pinHash}, ${clock.now()})`;
  }

  return {
    ...platform,
    addAccount,
    setPin,
    /** A verified player with a name, money, a withdrawal password and an e-wallet. */
    async readyPlayer(
      options: { coin?: number; number?: string } = {},
    ): Promise<TestPlayer & { bankId: number }> {
      const player = await seedPlayer(app().context, { coin: options.coin ?? 100_000 });
      await sql`
        insert into player_details (player_id, real_name, updated_at)
        values (${player.id}, ${REAL_NAME}, ${clock.now()})`;
      await setPin(player);
      const { data } = await addAccount(player, options.number ? { number: options.number } : {});
      return { ...player, bankId: data.bankId };
    },
    terms: async (player: TestPlayer) => (await app().call('getExchange', {}, player.sessionId)).data,
    withdraw(player: TestPlayer & { bankId: number }, body: Record<string, unknown> = {}) {
      const full = { requestId: randomUUID(), bankId: player.bankId, amount: SMALL, password: PIN, ...body };
      return app().call('exchange', full, player.sessionId);
    },
    follow: (player: TestPlayer, withdrawalId: string) =>
      app().call('exchangeOrder', { withdrawalId }, player.sessionId),
    /** The sandbox pays after two seconds of its clock. */
    async deliver(): Promise<void> {
      clock.advance(3_000);
      await platform.sandbox().mockProvider.deliverDue();
    },
    payoutCallback(event: Record<string, unknown>, changes: { secret?: string; tamper?: string } = {}) {
      const body = JSON.stringify(event);
      const headers = signBody(changes.secret ?? SECRET, 'payout-callback', body, clock.now());
      return fetch(`${app().url}/callbacks/payout/sandbox`, {
        method: 'POST',
        headers: { ...headers },
        body: changes.tamper ?? body,
      });
    },
    ops(actor: string, line: string): Promise<string> {
      clock.advance(1);
      return operate(sql, clock.now(), actor, line.split(' '));
    },
  };
}
