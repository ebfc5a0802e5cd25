import type { StoredTransaction } from '../../games/public/remote-rounds.ts';
import { readParts } from '../remote/remote-money.ts';

/** A transaction as an aggregator lists it. */
export interface ListedTransaction {
  readonly id: string;
  readonly kind: string;
  readonly user: string | null;
  readonly round: string | null;
  readonly reference: string | null;
  /** In parts of the protocol. */
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  /** By its own clock. */
  readonly at: number;
}

/** What is not the same on both sides. notThere: only we have taken it; notHere: only they have. */
type Differing =
  | 'notThere'
  | 'notHere'
  | 'kind'
  | 'user'
  | 'round'
  | 'reference'
  | 'amount'
  | 'currency'
  | 'status';

const SUCCESS = 'TS_SUCCESS';
const DECLINED = 'TS_DECLINED';

/**
 * What differs between both sides of one transaction; nothing where both are equal.
 * @param ours taken or refused; null: it never came
 * @param theirs null: it is not listed
 */
export function compareTransaction(
  ours: StoredTransaction | null,
  theirs: ListedTransaction | null,
  currency: string,
): Differing[] {
  const isTaken = ours?.status === 'ok';
  if (theirs === null) return isTaken && hasMoved(ours) ? ['notThere'] : [];
  if (!isTaken) return theirs.status === DECLINED ? [] : ['notHere'];
  const isSame: Partial<Record<Differing, boolean>> = {
    kind: theirs.kind === ours.kind,
    user: theirs.user === ours.user,
    round: ours.round === null || theirs.round === ours.round,
    reference: theirs.reference === ours.reference,
    // A rollback names no amount: it takes back its bet.
    amount: ours.amount === null || readParts(theirs.amount) === ours.amount,
    currency: theirs.currency === currency,
    // A bet whose answer was lost is declined there, and given back here.
    status: theirs.status === SUCCESS || ours.isReturned,
  };
  return (Object.keys(isSame) as Differing[]).filter((name) => !isSame[name]);
}

/** The rollback of a bet that never came has moved nothing, and may be listed at the time of the bet, long before it reached us. */
const hasMoved = ({ kind, round }: StoredTransaction): boolean => kind !== 'rollback' || round !== null;
