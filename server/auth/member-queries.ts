import type { Db } from '../db/sql.ts';
import type { SessionKey } from './session-queries.ts';
import type { Identity } from './social-queries.ts';

interface MemberRow {
  readonly displayId: number;
  readonly account: string;
  readonly accountType: number;
  readonly mobile: string;
  readonly kycState: number;
  readonly createdAt: number;
  /** The invite code of who invited the player. */
  readonly inviterCode: string | null;
  readonly hasPassword: boolean;
  readonly identities: readonly Identity[];
  readonly startedAt: number;
  readonly lastSignInAt: number | null;
}

/** A player with one of their sessions. */
export async function findMember(
  db: Db,
  { playerId, sessionId }: SessionKey,
): Promise<MemberRow | undefined> {
  const [row] = await db<MemberRow[]>`
    select players.display_id, players.account, players.account_type, players.mobile, players.kyc_state,
      players.created_at, inviter.invite_code as inviter_code, sessions.started_at, sessions.last_sign_in_at,
      exists (select from credentials where player_id = players.id) as has_password,
      (select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'subject', subject, 'name', name, 'mail', mail)), '[]')
        from social_identities where player_id = players.id) as identities
    from players join sessions on sessions.player_id = players.id
      left join players as inviter on inviter.id = players.invited_by
    where players.id = ${playerId} and sessions.id = ${sessionId}`;
  return row;
}
