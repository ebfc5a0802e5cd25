import type { Db, Tx } from '../../db/sql.ts';

/** Who makes games of an aggregator: each can fail by itself. */
export interface RemoteStudio {
  readonly aggregator: string;
  readonly studio: string;
}

/** What closes a studio: so many faults among so many of its last starts. */
const COUNTED_STARTS = 20;
const MAX_FAULTS = 5;

/** Counts a start of a game. @returns whether the studio is closed by it */
export async function saveRemoteStart(
  tx: Tx,
  { aggregator, studio }: RemoteStudio,
  { isFault, now }: { readonly isFault: boolean; readonly now: number },
): Promise<boolean> {
  const start = isFault ? '1' : '0';
  await tx`
    insert into remote_studios (aggregator, studio, starts) values (${aggregator}, ${studio}, ${start})
    on conflict (aggregator, studio) do update
    set starts = right(remote_studios.starts || ${start}::text, ${COUNTED_STARTS})`;
  if (!isFault) return false;
  const { count } = await tx`
    update remote_studios set closed_at = ${now}, tried_at = ${now}
    where aggregator = ${aggregator} and studio = ${studio} and closed_at is null
      and length(replace(starts, '0', '')) >= ${MAX_FAULTS}`;
  return count > 0;
}

/**
 * A studio that is closed and that nobody has asked since `before`: whoever gets it asks. With the code of one of its
 * games; null where none is offered.
 */
export async function claimClosedStudio(
  db: Db,
  { before, now }: { readonly before: number; readonly now: number },
): Promise<(RemoteStudio & { readonly code: string | null }) | undefined> {
  const [studio] = await db<(RemoteStudio & { code: string | null })[]>`
    update remote_studios as studios set tried_at = ${now}
    from (
      select aggregator, studio from remote_studios where closed_at is not null and tried_at <= ${before}
      order by tried_at limit 1 for update skip locked) as due
    where studios.aggregator = due.aggregator and studios.studio = due.studio
    returning studios.aggregator, studios.studio, (
      select code from remote_games as remote
      where remote.aggregator = due.aggregator and remote.studio = due.studio and remote.is_offered
      order by code limit 1) as code`;
  return studio;
}

/** Its last starts are forgotten. */
export async function openRemoteStudio(tx: Tx, { aggregator, studio }: RemoteStudio): Promise<void> {
  await tx`
    update remote_studios set closed_at = null, starts = ''
    where aggregator = ${aggregator} and studio = ${studio}`;
}

export interface ClosedStudio extends RemoteStudio {
  readonly closedAt: number;
}

export const readClosedStudios = (db: Db): Promise<ClosedStudio[]> =>
  db<ClosedStudio[]>`
    select aggregator, studio, closed_at from remote_studios where closed_at is not null
    order by aggregator, studio`;
