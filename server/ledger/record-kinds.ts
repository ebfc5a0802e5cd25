import type { RecordKind } from '../../contract/wallet/record-calls.ts';
import type { JournalRecords } from '../hooks.ts';

export const recordKindOf = (journals: JournalRecords, journalKind: string): RecordKind =>
  journals[journalKind]?.kind ?? 'other';

/** Journal kinds that a filter can name. */
export const namedKindsOf = (journals: JournalRecords): string[] =>
  Object.keys(journals).filter((name) => recordKindOf(journals, name) !== 'other');

/** Journal kinds of a record's kind; null for `other`, which is all remaining kinds. */
export function journalKindsOf(journals: JournalRecords, kind: RecordKind): string[] | null {
  if (kind === 'other') return null;
  return namedKindsOf(journals).filter((name) => recordKindOf(journals, name) === kind);
}
