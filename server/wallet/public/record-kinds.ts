import type { RecordKind } from '../../../contract/wallet/record-calls.ts';

/** What a player calls a journal's kind; whatever is not named here is `other`, and counts all the same. */
const KIND_OF: Readonly<Record<string, RecordKind>> = {
  round: 'bet',
  deposit: 'deposit',
  paymentCredited: 'deposit',
  withdrawal: 'withdrawal',
  withdrawalReturned: 'returned',
  draw: 'prize',
  safeboxIn: 'safebox',
  safeboxOut: 'safebox',
  bonusReleased: 'bonus',
  forfeited: 'forfeit',
  forfeitReturned: 'forfeit',
};

export const recordKindOf = (journalKind: string): RecordKind => KIND_OF[journalKind] ?? 'other';

/** Journal kinds of a record's kind; null for `other`, which is all that have no name. */
export function journalKindsOf(kind: RecordKind): string[] | null {
  if (kind === 'other') return null;
  return Object.keys(KIND_OF).filter((name) => KIND_OF[name] === kind);
}

export const NAMED_KINDS: readonly string[] = Object.keys(KIND_OF);
