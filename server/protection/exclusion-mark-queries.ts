import type { Db, Tx } from '../db/sql.ts';
import { isExcludedPlayer, type MarkKind } from './exclusion-queries.ts';

export const readStandingExclusions = (tx: Tx, playerId: string): Promise<{ id: string }[]> =>
  tx<{ id: string }[]>`
    select id from self_exclusions where player_id = ${playerId} and lifted_at is null`;

interface IdentifiedPlayer {
  /** Empty until it is proven. */
  mobile: string;
  birthDate: string;
  /** As given; empty until it is known. */
  realName: string;
}

export async function findIdentifiedPlayer(tx: Tx, playerId: string): Promise<IdentifiedPlayer | undefined> {
  const [player] = await tx<IdentifiedPlayer[]>`
    select case when mobile_proven_at is null then '' else mobile end as mobile, birth_date,
      coalesce((select real_name from player_details where player_id = players.id), '') as real_name
    from players where id = ${playerId}`;
  return player;
}

interface SocialIdentity {
  readonly kind: 'google' | 'facebook' | 'line';
  readonly value: string;
}

export const readSocialIdentities = (tx: Tx, playerId: string): Promise<SocialIdentity[]> =>
  tx<SocialIdentity[]>`
    select provider as kind, subject as value from social_identities where player_id = ${playerId}`;

interface NewMark {
  readonly exclusionId: string;
  readonly kind: MarkKind;
  readonly mark: Buffer;
}

/** Existing rows are not changed. @param rows at least one */
export async function insertMissingMarks(tx: Tx, rows: readonly NewMark[]): Promise<void> {
  await tx`insert into exclusion_marks ${tx(rows)} on conflict do nothing`;
}

/** Reads the players with a self-exclusion in force. */
export const readSelfExcludedPlayers = (tx: Tx): Promise<{ playerId: string }[]> =>
  tx<{ playerId: string }[]>`
    select distinct player_id from self_exclusions where lifted_at is null`;

/** Whether the owner of this proven identity is excluded. */
export async function isHolderExcluded(
  db: Db,
  { kind, value }: SocialIdentity | { readonly kind: 'phone'; readonly value: string },
): Promise<boolean> {
  const holders =
    kind === 'phone'
      ? db`select id from players where mobile = ${value} and mobile_proven_at is not null`
      : db`select player_id from social_identities
          where provider = ${kind} and subject = ${value}`;
  const { count } = await db`
    select from players where id in (${holders}) and ${isExcludedPlayer(db)} limit 1`;
  return count > 0;
}
