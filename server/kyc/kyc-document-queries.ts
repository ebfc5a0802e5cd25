import type { Db, Tx } from '../db/sql.ts';
import { isExcludedPlayer } from '../protection/public/exclusion-marks.ts';

interface SamePaper {
  readonly account: string;
  readonly isExcluded: boolean;
  /** The document was reviewed and approved there; otherwise its number may only have been typed. */
  readonly isVerified: boolean;
}

/** Other accounts that have submitted the same document, whatever the decision. */
export const readSameDocuments = (db: Db, playerId: string, marks: readonly Buffer[]): Promise<SamePaper[]> =>
  db<SamePaper[]>`
    select players.account, ${isExcludedPlayer(db)} as is_excluded, bool_or(state = 'approved') as is_verified
    from kyc_attempts join players on players.id = kyc_attempts.player_id
    where document_mark in ${db([...marks])} and kyc_attempts.player_id <> ${playerId}
    group by players.id order by players.account`;

interface SealedNumber {
  playerId: string;
  id: string;
  documentKind: string;
  documentNumber: Buffer;
}

/** Locks all document numbers that have not been deleted. */
export const lockSealedNumbers = (tx: Tx): Promise<SealedNumber[]> =>
  tx<SealedNumber[]>`
    select player_id, id, document_kind, document_number from kyc_attempts
    where document_number is not null for update`;

interface NewSeal {
  readonly playerId: string;
  readonly id: string;
  readonly documentNumber: Buffer;
  readonly documentMark: Buffer;
}

export async function updateSealedNumber(
  tx: Tx,
  { playerId, id, documentNumber, documentMark }: NewSeal,
): Promise<void> {
  await tx`
    update kyc_attempts set document_number = ${documentNumber}, document_mark = ${documentMark}
    where player_id = ${playerId} and id = ${id}`;
}
