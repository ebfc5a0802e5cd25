import type { Db, Tx } from '../db/sql.ts';
import type { Hooks, VerifiedIdentity } from '../hooks.ts';
import { nameKey } from '../names/same-name.ts';
import type { Sealer } from '../seal.ts';
import {
  findIdentifiedPlayer,
  insertMissingMarks,
  isHolderExcluded,
  readSelfExcludedPlayers,
  readSocialIdentities,
  readStandingExclusions,
} from './exclusion-mark-queries.ts';
import { isMarkedExcluded, type MarkKind } from './exclusion-queries.ts';

const textOf = (kind: MarkKind, value: string) => `exclusion ${kind} ${value}`;

interface ExclusionMark {
  readonly kind: MarkKind;
  readonly value: string;
}

/** A name is distinguished from namesakes by the birth date. */
export const nameMark = (name: string, birthDate: string): ExclusionMark => ({
  kind: 'name',
  value: `${birthDate} ${nameKey(name)}`,
});

/**
 * Marks the player's exclusions in force with the identity that is known now. Written with the exclusion, and again
 * before the account is erased: a document may have been added in between.
 */
export async function markExclusions(tx: Tx, hooks: Hooks, sealer: Sealer, playerId: string): Promise<void> {
  const exclusions = await readStandingExclusions(tx, playerId);
  if (exclusions.length === 0) return;
  const player = await findIdentifiedPlayer(tx, playerId);
  const social = await readSocialIdentities(tx, playerId);
  const known: ExclusionMark[] = [...social];
  if (player?.mobile) known.push({ kind: 'phone', value: player.mobile });
  const { name, documents } = await hooks.identityMarks(tx, playerId);
  const realName = player?.realName || name;
  if (player && realName) known.push(nameMark(realName, player.birthDate));
  const marks = [
    ...known.map(({ kind, value }) => ({
      kind,
      mark: sealer.marks(textOf(kind, value))[0] ?? Buffer.alloc(0),
    })),
    // Already marked under the same keys.
    ...documents.map((mark) => ({ kind: 'document' as const, mark })),
  ];
  const rows = exclusions.flatMap(({ id }) => marks.map((mark) => ({ exclusionId: id, ...mark })));
  if (rows.length > 0) await insertMissingMarks(tx, rows);
}

/**
 * After a change of the key: renews the marks of everybody who is still known. Marks of erased accounts need the key
 * they were made with.
 */
export async function markAllExclusions(tx: Tx, hooks: Hooks, sealer: Sealer): Promise<void> {
  const rows = await readSelfExcludedPlayers(tx);
  for (const { playerId } of rows) await markExclusions(tx, hooks, sealer, playerId);
}

export const isExcludedKnown = (db: Db, sealer: Sealer, { kind, value }: ExclusionMark): Promise<boolean> =>
  isMarkedExcluded(db, sealer.marks(textOf(kind, value)), kind);

/**
 * Whether a number or an account at a provider, which the applicant has proven to own, is that of an excluded person:
 * by the account that has it, or by stored marks.
 */
export async function isExcludedIdentity(db: Db, sealer: Sealer, known: VerifiedIdentity): Promise<boolean> {
  return (await isHolderExcluded(db, known)) || isExcludedKnown(db, sealer, known);
}
