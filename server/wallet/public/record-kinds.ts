import type { RecordKind } from '../../../contract/wallet/record-calls.ts';
import { gamesJournals } from '../../games/public/games-journals.ts';
import { giftsJournals } from '../../gifts/public/gifts-journals.ts';
import { jackpotJournals } from '../../jackpot/public/jackpot-journals.ts';
import { lotteryJournals } from '../../lottery/public/lottery-journals.ts';
import { mallJournals } from '../../mall/public/mall-journals.ts';
import { rewardsJournals } from '../../rewards/public/rewards-journals.ts';
import { walletJournals } from './wallet-journals.ts';

/** The record kind of each journal, by the journal's kind; each domain defines its own. */
export const RECORD_KINDS: Readonly<Record<string, RecordKind>> = {
  ...gamesJournals,
  ...walletJournals,
  ...rewardsJournals,
  ...jackpotJournals,
  ...mallJournals,
  ...giftsJournals,
  ...lotteryJournals,
};

/** Journal kinds that a filter can name. */
export const NAMED_KINDS: readonly string[] = Object.keys(RECORD_KINDS).filter(
  (name) => RECORD_KINDS[name] !== 'other',
);

export const recordKindOf = (journalKind: string): RecordKind => RECORD_KINDS[journalKind] ?? 'other';

/** Journal kinds of a record's kind; null for `other`, which is all remaining kinds. */
export function journalKindsOf(kind: RecordKind): string[] | null {
  if (kind === 'other') return null;
  return NAMED_KINDS.filter((name) => RECORD_KINDS[name] === kind);
}
