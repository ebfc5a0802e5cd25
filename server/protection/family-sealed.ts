import type * as z from 'zod/mini';
import type { requestFamilyExclusion } from '../../contract/protection/family-calls.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { Sealer } from '../seal.ts';
import {
  type EvidenceKey,
  lockFamilyEvidence,
  lockFamilyStories,
  readFamilyEvidence,
  updateFamilyEvidence,
  updateFamilyStory,
} from './family-sealed-queries.ts';

/** The applicant, the person and the reason, as submitted. */
export type FamilyStory = Pick<
  z.output<typeof requestFamilyExclusion.body>,
  'applicant' | 'relation' | 'person' | 'reason'
>;

const placeOf = (id: string) => `family request ${id}`;
const placeOfImage = (requestId: string, id: string) => `family evidence ${requestId} ${id}`;

export const sealStory = (sealer: Sealer, id: string, story: FamilyStory): Buffer =>
  sealer.seal(Buffer.from(JSON.stringify(story)), placeOf(id));

/** @throws SealError without the key that it was sealed with. */
export const openStory = (sealer: Sealer, { id, sealed }: { id: string; sealed: Buffer }): FamilyStory =>
  JSON.parse(sealer.open(sealed, placeOf(id)).toString('utf8'));

export const sealEvidence = (sealer: Sealer, { requestId, id }: EvidenceKey, bytes: Buffer): Buffer =>
  sealer.seal(bytes, placeOfImage(requestId, id));

/** Re-encoded JPEGs, in the order they were submitted. */
export async function openEvidence(db: Db, sealer: Sealer, requestId: string): Promise<Buffer[]> {
  const rows = await readFamilyEvidence(db, requestId);
  return rows.map(({ id, sealed }) => sealer.open(sealed, placeOfImage(requestId, id)));
}

/** Seals again everything that an older key has sealed. @returns how many */
export async function resealFamily(tx: Tx, sealer: Sealer): Promise<number> {
  const stories = await lockFamilyStories(tx);
  const evidence = await lockFamilyEvidence(tx);
  const oldStories = stories.filter(({ sealed }) => !sealer.isCurrent(sealed));
  for (const row of oldStories) {
    const sealed = sealStory(sealer, row.id, openStory(sealer, row));
    await updateFamilyStory(tx, row.id, sealed);
  }
  const oldEvidence = evidence.filter(({ sealed }) => !sealer.isCurrent(sealed));
  for (const row of oldEvidence) {
    const bytes = sealer.open(row.sealed, placeOfImage(row.requestId, row.id));
    await updateFamilyEvidence(tx, { ...row, sealed: sealEvidence(sealer, row, bytes) });
  }
  return oldStories.length + oldEvidence.length;
}
