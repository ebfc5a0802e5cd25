import type { Db } from '../db/sql.ts';
import { sqlState } from '../db/sql.ts';
import { NO_PLAYER } from './accounts.ts';
import type { Entry } from './entries.ts';

export interface Journal {
  /** Null for a journal of the platform alone. */
  readonly playerId: string | null;
  readonly id: string;
  readonly kind: string;
  readonly requestId?: string | null;
  readonly entries: readonly Entry[];
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
}

/** A movement would exceed the player's balance; nothing was booked. */
export class BalanceTooLow extends Error {
  override readonly name = 'BalanceTooLow';
}

/**
 * Writes one journal and moves the balances with it, in one statement. Entries of zero are left out.
 * @throws BalanceTooLow when a player's account would go below zero.
 * @throws RangeError when the amounts are not whole numbers. The database refuses a sum other than zero.
 */
export async function postJournal(db: Db, journal: Journal): Promise<void> {
  const entries = journal.entries.filter(({ amount }) => amount !== 0);
  const broken = entries.find(({ amount }) => !Number.isSafeInteger(amount));
  if (broken) throw new RangeError(`not a whole amount: ${broken.account} ${broken.amount}`);
  const playerId = journal.playerId ?? NO_PLAYER;
  const accounts = entries.map(({ account }) => account);
  const amounts = entries.map(({ amount }) => String(amount));
  try {
    await db`
      insert into journals (player_id, id, kind, request_id, at, accounts, amounts)
      values (${playerId}, ${journal.id}, ${journal.kind}, ${journal.requestId ?? null}, ${journal.at},
        ${accounts}::text[], ${amounts}::bigint[])`;
  } catch (error) {
    throw isBelowZero(error) ? new BalanceTooLow(`${journal.kind} ${journal.id}`) : error;
  }
}

function isBelowZero(error: unknown): boolean {
  return sqlState(error) === '23514' && String(error).includes('balance_not_below_zero');
}
