import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { DECLARATIONS } from '../../../contract/auth/auth-calls.ts';
import { ACCESS_TOKEN_KEY } from '../../../contract/limits.ts';
import { systemClock } from '../../../server/context.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { commands, hooks } from '../../../server/modules.ts';
import { findOperatorKey } from '../../../server/ops/operator-keys.ts';
import { parseCommand, runCommand } from '../../../server/ops/run-ops.ts';
import { readSettings } from '../../../server/settings.ts';
import { call, newRequestId } from './call.ts';

/** The player whose sign-in is in the README. */
export const SEEDED = { account: 'player_one', password: 'Marquee2026' };

export interface TestPlayer {
  readonly account: string;
  readonly password: string;
  readonly token: string;
}

export const newAccountName = () => `e2e_${randomBytes(5).toString('hex')}`;

/** A new account of its own, so that tests side by side share no balance. */
export async function signUp({
  birthDate = '1991-04-23',
  inviteCode,
}: {
  birthDate?: string;
  inviteCode?: string;
} = {}): Promise<TestPlayer> {
  const account = newAccountName();
  const password = 'Lantern2026';
  const { token } = await call('accountRegist', {
    requestId: newRequestId(),
    account,
    password,
    birthDate,
    nationality: 'PH',
    declarations: DECLARATIONS,
    acceptsTerms: true,
    acceptsPrivacy: true,
    ...(inviteCode && { inviteCode }),
  });
  return { account, password, token: String(token) };
}

/** An operator's command on the run's product. */
export const operate = (...args: string[]) => operateOn(process.env.E2E_DATA_DIR ?? '', ...args);

/** Without a process of its own, which costs as much as two page loads; the program around it has its own tests. */
export async function operateOn(dataDir: string, ...args: string[]): Promise<string> {
  const command = parseCommand(args, commands);
  if (!command) throw new Error(`no command in “${args.join(' ')}”`);
  const settings = readSettings({ DATA_DIR: dataDir });
  const key = findOperatorKey(command, { dataDir: settings.dataDir, env: {} });
  const sql = openDatabase(readFileSync(join(dataDir, 'database-url'), 'utf8').trim(), {
    application: 'ops',
    max: 1,
  });
  try {
    const { studioFiles } = settings;
    return await runCommand(sql, command, { clock: systemClock, hooks, key, keys: settings, studioFiles });
  } finally {
    await sql.end({ timeout: 2 });
  }
}

/** The same for a command that one operator requests and another one approves. */
export async function operateByTwo(...args: string[]): Promise<void> {
  const say = await operate('--as', 'olive', ...args);
  const [, approval = ''] = /act approve (\S+)/.exec(say) ?? [];
  await operate('--as', 'pim', 'act', 'approve', approval);
}

const ASK_AGAIN_MS = 100;

/** A verified account with `amount` cents, deposited and paid as a player does. */
export async function signUpWithMoney(amount: number): Promise<TestPlayer> {
  const player = await signUp();
  await operate('kyc', 'approve', player.account);
  await payIn(player, amount);
  return player;
}

/** A deposit of a verified player, paid on the provider's page. */
export async function payIn({ token }: TestPlayer, amount: number): Promise<void> {
  const info = await call('getTradeInfo', {}, token);
  const [channelId] = Object.keys(info.appRechargeTypeMap as object).map(Number);
  const body = { requestId: newRequestId(), channelId, amount };
  const { depositId, payUrl } = await call('recharge', body, token);
  await fetch(`${payUrl}/approve`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '' });
  for (;;) {
    const { state } = await call('rechargeOrder', { depositId }, token);
    if (state === 'paid') return;
    // Asked without a breath, a busy server's payment would use up the player's calls of the minute.
    await wait(ASK_AGAIN_MS);
  }
}

/** The test's first page starts signed in: the token is where the app stores it, until the app deletes it. */
export async function bringToken(page: Page, token: string): Promise<void> {
  const put = ([key, value]: readonly [string, string]) => {
    if (sessionStorage.getItem('was_brought')) return;
    sessionStorage.setItem('was_brought', '1');
    localStorage.setItem(key, value);
  };
  await page.addInitScript(put, [ACCESS_TOKEN_KEY, token] as const);
}

/** A new account sees the safer play information first; one tap closes it. */
export const skipSaferPlay = (page: Page): Promise<void> =>
  page
    .getByRole('dialog', { name: 'Play within your limits' })
    .getByRole('button', { name: 'Continue' })
    .click();

export async function signIn(
  page: Page,
  { account, password }: { account: string; password: string },
): Promise<void> {
  await page.goto('/auth/accountLogin');
  await page.getByLabel('Account name').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: /^Balance/ }).waitFor();
}
