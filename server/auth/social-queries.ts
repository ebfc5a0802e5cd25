import type { Departure } from '../adapters/social-exchange.ts';
import type { SocialName } from '../adapters/social-names.ts';
import type { Db, Tx } from '../db/sql.ts';

interface Attempt extends Omit<Departure, 'state'> {
  readonly provider: SocialName;
  readonly attemptHash: Buffer;
  /** Both null for a sign-in. */
  readonly playerId: string | null;
  readonly sessionId: string | null;
  readonly expiresAt: number;
}

export async function insertSocialAttempt(
  db: Db,
  attempt: Attempt & { readonly stateHash: Buffer },
): Promise<void> {
  await db`insert into social_attempts ${db(attempt)}`;
}

/** Deletes and returns the row: only one of two concurrent calls gets it. */
export async function deleteSocialAttempt(db: Db, stateHash: Buffer): Promise<Attempt | undefined> {
  const [left] = await db<Attempt[]>`
    delete from social_attempts where state_hash = ${stateHash} returning *`;
  return left;
}

/** Deletes those that expired before `before`. Returns how many. */
export async function deleteOldSocialAttempts(db: Db, before: number): Promise<number> {
  const { count } = await db`delete from social_attempts where expires_at < ${before}`;
  return count;
}

export interface Identity {
  readonly provider: SocialName;
  /** The provider's own id of the person. */
  readonly subject: string;
  readonly name: string;
  readonly mail: string;
}

interface OfPlayer {
  readonly playerId: string;
  readonly provider: SocialName;
}

/** @throws PostgresError social_identities_pkey when another player has joined it. */
export async function insertSocialIdentity(
  tx: Tx,
  identity: Identity & OfPlayer & { readonly linkedAt: number },
): Promise<void> {
  await tx`insert into social_identities ${tx(identity)}`;
}

export async function deleteSocialIdentity(tx: Tx, { playerId, provider }: OfPlayer): Promise<void> {
  await tx`delete from social_identities where player_id = ${playerId} and provider = ${provider}`;
}
