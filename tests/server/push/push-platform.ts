import { afterAll, beforeAll } from 'vitest';
import type { PushKinds, QuietHours } from '../../../contract/push/push-calls.ts';
import { sendPushes } from '../../../server/push/send-pushes-job.ts';
import { startSandbox, type TestSandbox } from '../sandbox/start-sandbox.ts';
import { type NewAccount, newAccount } from '../support/accounts.ts';
import { createTestClock } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { mailOperators } from '../support/operator-mail.ts';
import { createDevice, type TestDevice } from '../support/push-device.ts';
import { useApp } from '../support/use-app.ts';

export const HOUR = 3_600_000;
const NONE: PushKinds = { security: false, payments: false, mail: false, promotions: false };
export const NIGHT: QuietHours = { from: 22 * 60, until: 8 * 60 };

const TEXT = {
  title: { en: 'Hours', fil: 'Oras', 'zh-CN': '时间' },
  body: { en: 'We moved.', fil: 'Lumipat kami.', 'zh-CN': '我们搬家了。' },
  links: [],
};

/** A platform with the sandbox's push service, whose players have devices. It is noon there at first. */
export function usePushes() {
  const database = useDatabase();
  const { sql } = database;
  const clock = createTestClock();
  let sandbox: TestSandbox;
  const settings: { port?: number } = {};
  beforeAll(async () => {
    sandbox = await startSandbox(clock.now);
    settings.port = sandbox.port - 2;
  });
  const app = useApp(database, { clock, settings });
  const operators = mailOperators(sql, app);
  beforeAll(async () => {
    for (const category of ['account', 'reward', 'offer'])
      await operators.one('mail-template', 'save', category, JSON.stringify({ ...TEXT, category }));
  });
  afterAll(() => sandbox.stop());

  const newDevice = () => createDevice(`${sandbox.url}/push/send/`);
  const subscribe = (token: string, { subscription }: TestDevice) =>
    app.call('savePushSubscription', subscription, token);
  const choose = (token: string, kinds: Partial<PushKinds>, quietHours: QuietHours | null = NIGHT) =>
    app.call('setPushSettings', { kinds: { ...NONE, ...kinds }, quietHours }, token);

  /** A player with a device, who has chosen these kinds. */
  async function player(
    kinds: Partial<PushKinds> = {},
    quietHours: QuietHours | null = NIGHT,
  ): Promise<NewAccount & { device: TestDevice }> {
    const account = await newAccount(app);
    const device = newDevice();
    await subscribe(account.token, device);
    await choose(account.token, kinds, quietHours);
    return { ...account, device };
  }

  return {
    sql,
    app,
    operators,
    newDevice,
    subscribe,
    choose,
    player,
    sandbox: () => sandbox,
    send: () => sendPushes(app.context),
    /** What the push service holds for a device, as the device reads it. */
    read: ({ name, read }: TestDevice) => sandbox.pushes.messagesOf(name).map(({ body }) => read(body)),
    held: ({ name }: TestDevice) => sandbox.pushes.messagesOf(name),
    /** The rows of a player's messages: what they tell of and what became of them. */
    rowsOf: async (playerId: string): Promise<string[]> => {
      const rows = await sql<{ notice: string; state: string; reason: string }[]>`
        select notice, state, reason from push_messages where player_id = ${playerId} order by id`;
      return rows.map(({ notice, state, reason }) => [notice, state, reason].filter(Boolean).join(' '));
    },
    devicesOf: async (playerId: string): Promise<string[]> => {
      const rows = await sql<{ endpoint: string }[]>`
        select endpoint from push_subscriptions where player_id = ${playerId} order by made_at, id`;
      return rows.map(({ endpoint }) => endpoint.split('/').at(-1) ?? '');
    },
    /** An operator's mail to one player. */
    mail: (account: string, template = 'account') => operators.deliver(template, '--to', account),
  };
}
