import { randomBytes } from 'node:crypto';
import type { Sql } from '../db/sql.ts';
import { sealerOf } from '../seal-keys.ts';
import type { Settings } from '../settings.ts';
import { type Act, ActError, runAct } from './act.ts';
import { AUDIT_ACTS } from './audit-acts.ts';
import { COMPLAINT_ACTS } from './complaint-acts.ts';
import { COUPON_ACTS } from './coupon-acts.ts';
import { DATA_ACTS } from './data-acts.ts';
import { EXCLUSION_ACTS } from './exclusion-acts.ts';
import { FLAG_ACTS } from './flag-acts.ts';
import { HOUSE_ACTS } from './house-acts.ts';
import { JACKPOT_ACTS } from './jackpot-acts.ts';
import { KYC_ACTS, noSealer } from './kyc-acts.ts';
import { LEGAL_ACTS } from './legal-acts.ts';
import { PAYMENT_ACTS } from './payment-acts.ts';
import { PLAYER_ACTS } from './player-acts.ts';
import { RECORD_ACTS } from './record-acts.ts';
import { actsOfTwo, askForAct, takesTwo } from './two-operators.ts';
import { WITHDRAWAL_ACTS } from './withdrawal-acts.ts';

const HOUSE_OWN: readonly Act[] = [
  ...PLAYER_ACTS,
  ...KYC_ACTS,
  ...EXCLUSION_ACTS,
  ...PAYMENT_ACTS,
  ...COUPON_ACTS,
  ...WITHDRAWAL_ACTS,
  ...JACKPOT_ACTS,
  ...HOUSE_ACTS,
  ...RECORD_ACTS,
  ...AUDIT_ACTS,
  ...FLAG_ACTS,
  ...COMPLAINT_ACTS,
  ...LEGAL_ACTS,
  ...DATA_ACTS,
];
const ACTS: readonly Act[] = [...HOUSE_OWN, ...actsOfTwo(HOUSE_OWN)];

export function helpText(): string {
  const calls = ACTS.map(({ name, usage, about }) => ({ call: `${name} ${usage}`.trim(), about }));
  const width = Math.max(...calls.map(({ call }) => call.length));
  const lines = calls.map(({ call, about }) => `  ${call.padEnd(width)}  ${about}`);
  return ['Usage: npm run ops -- [--as <your name>] <command>', '', ...lines].join('\n');
}

interface Command {
  readonly act: Act;
  readonly args: readonly string[];
  readonly actor: string;
}

/**
 * Null when help was asked for.
 * @throws ActError for a command that does not exist.
 */
export function parseCommand(argv: readonly string[], systemUser: string): Command | null {
  let words = [...argv];
  let actor = systemUser;
  if (words[0] === '--as') {
    actor = words[1] ?? '';
    if (actor === '') throw new ActError('Missing: your name after --as.');
    words = words.slice(2);
  }
  if (words.length === 0 || /^(-h|--help|help)$/.test(words[0] ?? '')) return null;
  const name = words.slice(0, 2).join(' ');
  const act = ACTS.find((found) => found.name === name);
  if (!act) throw new ActError(`There is no command "${name}". See: npm run ops -- help`);
  return { act, args: words.slice(2), actor };
}

/** @returns what the operator reads. */
export async function runCommand(
  sql: Sql,
  { act, args, actor }: Command,
  now: number,
  keys: Pick<Settings, 'dataDir' | 'sealKeys'> | null = null,
): Promise<string> {
  const sealer = keys ? () => sealerOf(keys, false) : noSealer;
  try {
    const done = await sql.begin(async (tx) => {
      // Adding up a whole ledger takes longer than any call.
      await tx`set local statement_timeout = 0`;
      const random = (count: number) => new Uint8Array(randomBytes(count));
      const request = { tx, args, actor, now, random, sealer };
      return takesTwo(act, args) ? askForAct(act, request) : runAct(act, request);
    });
    done.afterwards?.();
    return done.say;
  } catch (error) {
    if (!(error instanceof ActError) || !error.message.startsWith('Missing')) throw error;
    throw new ActError(`${error.message} Usage: ${act.name} ${act.usage}`);
  }
}
