import type { Db, Tx } from '../../db/sql.ts';
import { nameKey } from '../../names/same-name.ts';
import type { Sealer } from '../../seal.ts';

/** What is proven of a person; `name` is only given. */
export type MarkKind = 'phone' | 'google' | 'facebook' | 'line' | 'document' | 'name';

const textOf = (kind: MarkKind, value: string) => `exclusion ${kind} ${value}`;

export interface ProvenIdentity extends Known {
  readonly kind: Exclude<MarkKind, 'document' | 'name'>;
}

interface Known {
  readonly kind: MarkKind;
  readonly value: string;
}

/** A name is told apart from its namesakes by the day of birth. */
export const nameMark = (name: string, birthDate: string): Known => ({
  kind: 'name',
  value: `${birthDate} ${nameKey(name)}`,
});

/**
 * Marks the player's exclusions that stand with what is known of the player now. Written with the exclusion, and again
 * before the account is erased: a document may have come in between.
 */
export async function markExclusions(tx: Tx, sealer: Sealer, playerId: string): Promise<void> {
  const exclusions = await tx<{ id: string }[]>`
    select id from self_exclusions where player_id = ${playerId} and lifted_at is null`;
  if (exclusions.length === 0) return;
  const [player] = await tx<{ mobile: string; birthDate: string; realName: string }[]>`
    select case when mobile_proven_at is null then '' else mobile end as mobile, birth_date,
      coalesce((select real_name from player_details where player_id = players.id and real_name <> ''),
        (select real_name from kyc_attempts where player_id = players.id order by ordinal desc limit 1), '')
        as real_name
    from players where id = ${playerId}`;
  const social = await tx<Known[]>`
    select provider as kind, subject as value from social_identities where player_id = ${playerId}`;
  const known: Known[] = [...social];
  if (player?.mobile) known.push({ kind: 'phone', value: player.mobile });
  if (player?.realName) known.push(nameMark(player.realName, player.birthDate));
  const documents = await tx<{ mark: Buffer }[]>`
    select distinct document_mark as mark from kyc_attempts
    where player_id = ${playerId} and state = 'approved' and document_mark is not null`;
  const marks = [
    ...known.map(({ kind, value }) => ({
      kind,
      mark: sealer.marks(textOf(kind, value))[0] ?? Buffer.alloc(0),
    })),
    // Marked by the same keys already.
    ...documents.map(({ mark }) => ({ kind: 'document' as const, mark })),
  ];
  const rows = exclusions.flatMap(({ id }) => marks.map((mark) => ({ exclusionId: id, ...mark })));
  if (rows.length > 0) await tx`insert into exclusion_marks ${tx(rows)} on conflict do nothing`;
}

/** After a change of the key: marks anew whoever is still known. Marks of erased accounts need the key they were made with. */
export async function markAllExclusions(tx: Tx, sealer: Sealer): Promise<void> {
  const rows = await tx<{ playerId: string }[]>`
    select distinct player_id from self_exclusions where lifted_at is null`;
  for (const { playerId } of rows) await markExclusions(tx, sealer, playerId);
}

/** Whether an exclusion that stands was marked so. */
export async function isMarkedExcluded(db: Db, marks: readonly Buffer[], kind: MarkKind): Promise<boolean> {
  const { count } = await db`
    select from exclusion_marks join self_exclusions on self_exclusions.id = exclusion_id
    where mark in ${db([...marks])} and kind = ${kind} and lifted_at is null limit 1`;
  return count > 0;
}

export const isExcludedKnown = (db: Db, sealer: Sealer, { kind, value }: Known): Promise<boolean> =>
  isMarkedExcluded(db, sealer.marks(textOf(kind, value)), kind);

/**
 * Whether a number or an account at a provider, which the newcomer has proven to hold, is that of an excluded person:
 * by the account that has it, or by the marks that were left of it.
 */
export async function isExcludedIdentity(db: Db, sealer: Sealer, known: ProvenIdentity): Promise<boolean> {
  const holders =
    known.kind === 'phone'
      ? db`select id from players where mobile = ${known.value} and mobile_proven_at is not null`
      : db`select player_id from social_identities
          where provider = ${known.kind} and subject = ${known.value}`;
  const { count } = await db`
    select from players where id in (${holders}) and ${isExcludedPlayer(db)} limit 1`;
  return count > 0 || isExcludedKnown(db, sealer, known);
}

/** The keys of all who are excluded: by themselves, or by the operator's register. Each third has an index of its own. */
export const excludedPlayers = (db: Db) => db`
  select id from players where status = 'excluded'
  union select player_id from self_exclusions where lifted_at is null
  union select players.id from players join register_entries using (account_key) where kind = 'excluded'`;

/** Whether a player of a query is one of them. */
export const isExcludedPlayer = (db: Db) => db`
  (players.status = 'excluded'
    or exists (select from self_exclusions where player_id = players.id and lifted_at is null)
    or exists (select from register_entries
      where kind = 'excluded' and register_entries.account_key = players.account_key))`;
