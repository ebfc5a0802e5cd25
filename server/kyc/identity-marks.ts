import type { Tx } from '../db/sql.ts';
import type { IdentityMarks } from '../hooks.ts';
import { findLastAttempt, readApprovedMarks } from './kyc-attempt-queries.ts';

/** By what an excluded player is known from identity documents. */
export async function readIdentityMarks(tx: Tx, playerId: string): Promise<IdentityMarks> {
  const attempt = await findLastAttempt(tx, playerId);
  return { name: attempt?.realName ?? '', documents: await readApprovedMarks(tx, playerId) };
}
