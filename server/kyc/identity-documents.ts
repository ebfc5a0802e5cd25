import { documentNumberOf } from '../../contract/kyc/kyc-rules.ts';
import type { Db } from '../db/sql.ts';
import { isExcludedPlayer } from '../protection/public/exclusion-marks.ts';
import type { Sealer } from '../seal.ts';

interface Paper {
  readonly kind: string;
  readonly number: string;
}

const placeOf = (playerId: string, attemptId: string) => `kyc number ${playerId} ${attemptId}`;

export interface SealedPaper {
  readonly documentNumber: Buffer;
  readonly documentMark: Buffer;
}

export function sealPaper(
  sealer: Sealer,
  { playerId, attemptId }: { playerId: string; attemptId: string },
  { kind, number }: Paper,
): SealedPaper {
  const plain = documentNumberOf(number);
  return {
    documentNumber: sealer.seal(Buffer.from(plain), placeOf(playerId, attemptId)),
    documentMark: sealer.marks(`${kind} ${plain}`)[0] ?? Buffer.alloc(0),
  };
}

/** Null once it has been deleted. @throws SealError without its key */
export function openNumber(
  sealer: Sealer,
  attempt: { playerId: string; id: string; documentNumber: Buffer | null },
): string | null {
  if (!attempt.documentNumber) return null;
  return sealer.open(attempt.documentNumber, placeOf(attempt.playerId, attempt.id)).toString();
}

export interface SamePaper {
  readonly account: string;
  readonly isExcluded: boolean;
  /** Somebody has looked at the paper and approved it there; else anybody may have typed its number. */
  readonly isProven: boolean;
}

/** Other accounts that have handed in the same paper, whatever came of it. */
export function findSamePaper(
  db: Db,
  playerId: string,
  marks: readonly Buffer[],
): PromiseLike<readonly SamePaper[]> {
  return db<SamePaper[]>`
    select players.account, ${isExcludedPlayer(db)} as is_excluded, bool_or(state = 'approved') as is_proven
    from kyc_attempts join players on players.id = kyc_attempts.player_id
    where document_mark in ${db([...marks])} and kyc_attempts.player_id <> ${playerId}
    group by players.id order by players.account`;
}

/** Numbers under an older key: sealed and marked anew. @returns how many */
export async function resealNumbers(db: Db, sealer: Sealer): Promise<number> {
  const rows = await db<{ playerId: string; id: string; documentKind: string; documentNumber: Buffer }[]>`
    select player_id, id, document_kind, document_number from kyc_attempts
    where document_number is not null for update`;
  const old = rows.filter(({ documentNumber }) => !sealer.isCurrent(documentNumber));
  for (const row of old) {
    const { playerId, id } = row;
    const paper = { kind: row.documentKind, number: openNumber(sealer, row) ?? '' };
    const { documentNumber, documentMark } = sealPaper(sealer, { playerId, attemptId: id }, paper);
    await db`
      update kyc_attempts set document_number = ${documentNumber}, document_mark = ${documentMark}
      where player_id = ${playerId} and id = ${id}`;
  }
  return old.length;
}
