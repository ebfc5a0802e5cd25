import { documentNumberOf } from '../../contract/kyc/kyc-rules.ts';
import type { Tx } from '../db/sql.ts';
import type { Sealer } from '../seal.ts';
import { lockSealedNumbers, updateSealedNumber } from './kyc-document-queries.ts';

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

/** Seals and marks again numbers under an older key. @returns how many */
export async function resealNumbers(tx: Tx, sealer: Sealer): Promise<number> {
  const rows = await lockSealedNumbers(tx);
  const old = rows.filter(({ documentNumber }) => !sealer.isCurrent(documentNumber));
  for (const row of old) {
    const { playerId, id } = row;
    const paper = { kind: row.documentKind, number: openNumber(sealer, row) ?? '' };
    const sealed = sealPaper(sealer, { playerId, attemptId: id }, paper);
    await updateSealedNumber(tx, { playerId, id, ...sealed });
  }
  return old.length;
}
