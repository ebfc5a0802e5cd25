import type { PlatformAccountName, PlayerAccountName } from '../../ledger/accounts.ts';

/** The prop of the ring's jackpot cell; which tier was won is told by the tier's own. */
export const JACKPOT_PROP = 50_000;

/** Where a reward goes, by its id. Coin counts cents, all else whole units. */
export const ACCOUNT_OF_PROP: Readonly<Record<number, 'coin' | (PlayerAccountName & PlatformAccountName)>> = {
  2001: 'coin',
  2002: 'points',
  4001: 'liveness',
  60001: 'diamonds',
};
