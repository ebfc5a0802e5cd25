import { identityReviewerOf } from '../adapters/identity-reviewers.ts';
import type { Db } from '../db/sql.ts';
import type { Sealer } from '../seal.ts';
import type { Settings } from '../settings.ts';
import type { Attempt } from './kyc-attempt-queries.ts';
import { readSameDocuments } from './kyc-document-queries.ts';
import { findExcludedLookAlikes } from './similar-identities.ts';

type CheckedAttempt = Pick<Attempt, 'playerId' | 'realName' | 'documentMark'>;

/** What is conspicuous in a check, as text for the operator: no automatic reviewer decides it. */
export async function findWarnings(
  db: Db,
  sealer: Sealer | null,
  { playerId, realName, documentMark }: CheckedAttempt,
): Promise<readonly string[]> {
  const [same, alike] = await Promise.all([
    documentMark ? readSameDocuments(db, playerId, [documentMark]) : [],
    findExcludedLookAlikes(db, sealer, { playerId, realName }),
  ]);
  return [
    ...same.map(({ account, isExcluded }) => `same document as ${account}${isExcluded ? ' (excluded)' : ''}`),
    ...alike,
  ];
}

interface ReviewContext {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly settings: Settings;
}

/** Whether a person decides the check, which takes longer: the player is informed. */
export async function isLeftToPerson(
  { db, sealer, settings }: ReviewContext,
  attempt: CheckedAttempt,
): Promise<boolean> {
  if (!identityReviewerOf(settings)) return true;
  return (await findWarnings(db, sealer, attempt)).length > 0;
}
