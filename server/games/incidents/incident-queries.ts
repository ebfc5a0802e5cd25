import { isErased } from '../../auth/public/erased-players.ts';
import type { Db, Tx } from '../../db/sql.ts';

export type IncidentKind = 'returns' | 'fault';

/** Rounds of a game in real money, from `startsAt` on and before `endsAt`. */
export interface AffectedRounds {
  readonly gameId: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Players who settled one of the rounds. Whose data were erased cannot read a mail any more. */
const isConcerned = (db: Db, { gameId, startsAt, endsAt }: AffectedRounds) => db`
  exists (select from rounds
    where rounds.player_id = players.id and not is_play_money and settled_at >= ${startsAt} and settled_at < ${endsAt}
      and game_id = ${gameId})
  and not ${isErased(db)}`;

export async function countConcerned(db: Db, rounds: AffectedRounds): Promise<number> {
  const [row] = await db<{ players: number }[]>`
    select count(*) as players from players where ${isConcerned(db, rounds)}`;
  return row?.players ?? 0;
}

interface Page {
  readonly after: string | null;
  readonly limit: number;
}

/** Reads the ids of the concerned players in order, above `after`. */
export async function readConcerned(
  db: Db,
  rounds: AffectedRounds,
  { after, limit }: Page,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from players
    where ${after === null ? db`true` : db`id > ${after}`} and ${isConcerned(db, rounds)}
    order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}

export async function findNamedGame(
  db: Db,
  slug: string,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const [game] = await db<{ id: number; name: string }[]>`select id, name from games where slug = ${slug}`;
  return game;
}

interface Incident extends AffectedRounds {
  readonly id: string;
  readonly kind: IncidentKind;
  readonly isCorrected: boolean;
  readonly players: number;
  readonly askedBy: string;
  readonly approvedBy: string;
  readonly madeAt: number;
}

/** @returns false where the players were told of the same kind of incident in the same time */
export async function insertIncident(tx: Tx, incident: Incident): Promise<boolean> {
  const { count } = await tx`
    insert into game_incidents ${tx({ ...incident })}
    on conflict (game_id, kind, starts_at, ends_at) do nothing`;
  return count > 0;
}

export async function findIncident(
  db: Db,
  id: string,
): Promise<(AffectedRounds & { readonly slug: string }) | undefined> {
  const [row] = await db<(AffectedRounds & { slug: string })[]>`
    select game_id, coalesce(slug, game_id::text) as slug, starts_at, ends_at
    from game_incidents left join games on games.id = game_id where game_incidents.id = ${id}`;
  return row;
}

/** Reads the newest 50 incidents. */
export const readIncidents = (db: Db): Promise<(Incident & { readonly slug: string })[]> =>
  db<(Incident & { slug: string })[]>`
    select game_incidents.*, coalesce(slug, game_id::text) as slug
    from game_incidents left join games on games.id = game_id order by made_at desc limit 50`;
