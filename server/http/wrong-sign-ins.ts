import { createHash } from 'node:crypto';
import type { Db } from '../db/sql.ts';
import { CallError } from './call-error.ts';

/** Wrong passwords and codes in a quarter of an hour: of one address, and of one browser at it. */
export const MOST_WRONG = { address: 300, device: 100 } as const;
export const WRONG_WINDOW_MS = 15 * 60_000;

/** Refusals that a guesser earns; an account of its own is locked after ten of them. */
const WRONG = new Set(['wrongCredentials', 'accountLocked', 'codeWrong', 'codeExpired']);

interface Caller {
  /** As it is counted everywhere: an IPv4 address or a network of IPv6. */
  readonly address: string;
  readonly userAgent: string;
  readonly now: number;
}

interface Window {
  readonly key: string;
  readonly max: number;
  readonly endsAt: number;
}

function windowsOf({ address, userAgent, now }: Caller): Window[] {
  const endsAt = (Math.floor(now / WRONG_WINDOW_MS) + 1) * WRONG_WINDOW_MS;
  const device = createHash('sha256').update(userAgent).digest('hex').slice(0, 16);
  return [
    { key: `wrong:${address}:${endsAt}`, max: MOST_WRONG.address, endsAt },
    { key: `wrong:${address}:${device}:${endsAt}`, max: MOST_WRONG.device, endsAt },
  ];
}

/**
 * For whoever tries one password on many accounts, which the lock of each account never sees.
 * @throws CallError tooOften when the caller has been wrong too often.
 */
export async function refuseGuesser(sql: Db, caller: Caller): Promise<void> {
  const windows = windowsOf(caller);
  const rows = await sql<{ key: string; used: number }[]>`
    select key, used from rate_windows where key in ${sql(windows.map(({ key }) => key))}`;
  const used = new Map(rows.map((row) => [row.key, row.used]));
  const full = windows.find(({ key, max }) => (used.get(key) ?? 0) >= max);
  if (!full) return;
  const retryAfter = Math.ceil((full.endsAt - caller.now) / 1000);
  throw new CallError('tooOften', `Too many wrong sign-ins; try again in ${retryAfter} s.`, { retryAfter });
}

/** Counts a refusal that looks like a guess. */
export async function countGuess(sql: Db, caller: Caller, error: unknown): Promise<void> {
  if (!(error instanceof CallError) || !WRONG.has(error.key)) return;
  for (const { key, endsAt } of windowsOf(caller)) {
    await sql`
      insert into rate_windows as known (key, ends_at, used) values (${key}, ${endsAt}, 1)
      on conflict (key) do update set used = known.used + 1`;
  }
}
