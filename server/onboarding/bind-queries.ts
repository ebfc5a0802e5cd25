import type { SignInWay } from '../../contract/onboarding/bind-calls.ts';
import type { Db } from '../db/sql.ts';

/** Which ways to sign in the account has. A number counts once a code has proven it. */
export async function readSignInWays(
  db: Db,
  playerId: string,
): Promise<Readonly<Record<SignInWay, boolean>>> {
  const [row] = await db<Record<SignInWay, boolean>[]>`
    select mobile <> '' and mobile_proven_at is not null as phone,
      exists (select from credentials where player_id = players.id) as password,
      exists (select from social_identities where player_id = players.id) as social
    from players where id = ${playerId}`;
  return row ?? { phone: false, password: false, social: false };
}
