import type { Db, Tx } from '../db/sql.ts';

export interface EvidenceKey {
  readonly requestId: string;
  readonly id: string;
}

interface SealedColumn {
  readonly sealed: Buffer;
}

export async function insertFamilyEvidence(tx: Tx, row: EvidenceKey & SealedColumn): Promise<void> {
  await tx`insert into family_evidence ${tx(row)}`;
}

/** Reads the papers in the order in which they were submitted. */
export const readFamilyEvidence = (db: Db, requestId: string): Promise<({ id: string } & SealedColumn)[]> =>
  db<({ id: string } & SealedColumn)[]>`
    select id, sealed from family_evidence where request_id = ${requestId} order by id`;

export async function deleteFamilyEvidence(tx: Tx, requestId: string): Promise<void> {
  await tx`delete from family_evidence where request_id = ${requestId}`;
}

export const lockFamilyStories = (tx: Tx): Promise<({ id: string } & SealedColumn)[]> =>
  tx<({ id: string } & SealedColumn)[]>`
    select id, sealed from family_requests where sealed is not null for update`;

export async function updateFamilyStory(tx: Tx, id: string, sealed: Buffer): Promise<void> {
  await tx`update family_requests set sealed = ${sealed} where id = ${id}`;
}

export const lockFamilyEvidence = (tx: Tx): Promise<(EvidenceKey & SealedColumn)[]> =>
  tx<(EvidenceKey & SealedColumn)[]>`
    select request_id, id, sealed from family_evidence for update`;

export async function updateFamilyEvidence(
  tx: Tx,
  { requestId, id, sealed }: EvidenceKey & SealedColumn,
): Promise<void> {
  await tx`
    update family_evidence set sealed = ${sealed}
    where request_id = ${requestId} and id = ${id}`;
}
