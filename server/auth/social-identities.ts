import type { SocialName } from '../adapters/social-names.ts';
import { CallError } from '../call-error.ts';
import type { Tx } from '../db/sql.ts';
import { isTaken } from './new-player.ts';
import { deleteSocialIdentity, insertSocialIdentity } from './social-queries.ts';

interface Link {
  readonly kind: SocialName;
  readonly subject: string;
  readonly name: string;
  readonly mail: string;
  readonly playerId: string;
  readonly at: number;
}

/** Joins an account at a provider to the player and replaces a former one there. @throws CallError socialTaken */
export async function linkSocial(tx: Tx, { kind, playerId, at, subject, name, mail }: Link): Promise<void> {
  await deleteSocialIdentity(tx, { playerId, provider: kind });
  try {
    await insertSocialIdentity(tx, { provider: kind, subject, playerId, name, mail, linkedAt: at });
  } catch (error) {
    if (!isTaken(error, /social_identities_pkey/)) throw error;
    throw new CallError('socialTaken', 'Somebody else has joined this account of the provider.');
  }
}
