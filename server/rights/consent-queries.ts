import type { ConsentKind, Consents } from '../../contract/rights/rights-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

/** The latest consent to a kind; undefined before there was any. */
export async function findConsent(db: Db, playerId: string, kind: ConsentKind): Promise<boolean | undefined> {
  const [row] = await db<{ isGiven: boolean }[]>`
    select is_given from consents where player_id = ${playerId} and kind = ${kind}
    order by at desc, id desc limit 1`;
  return row?.isGiven;
}

/** Of these players, how many have agreed to a kind. */
export async function countConsents(
  db: Db,
  playerIds: readonly string[],
  kind: ConsentKind,
): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from unnest(${[...playerIds]}::uuid[]) as player
    where (select is_given from consents where player_id = player and kind = ${kind}
      order by at desc, id desc limit 1)`;
  return row.count;
}

type ConsentRow = Consents['history'][number];

/** Reads the latest 200 consents, newest first. */
export const readConsentHistory = (db: Db, playerId: string): Promise<ConsentRow[]> =>
  db<ConsentRow[]>`
    select kind, is_given, at, source from consents where player_id = ${playerId}
    order by at desc, id desc limit 200`;

interface NewConsent extends ConsentRow {
  readonly playerId: string;
  readonly id: string;
  readonly ip: string;
}

export async function insertConsent(tx: Tx, row: NewConsent): Promise<void> {
  await tx`insert into consents ${tx(row)}`;
}
