import { isErased } from '../../auth/public/erased-players.ts';
import type { Db } from '../../db/sql.ts';
import type { Audience } from './audience.ts';

interface Page {
  readonly after: string | null;
  readonly limit: number;
}

/** Whose data were erased cannot read a mail any more; samples are nobody's. */
const isReader = (db: Db) => db`not is_sample and not ${isErased(db)}`;

/** Ids in order, above `after`, whatever their VIP level. */
export async function readAudiencePage(
  db: Db,
  { playerId, registeredFrom, registeredBefore, hasDeposited, locale }: Audience,
  { after, limit }: Page,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from players
    where ${isReader(db)}
      ${after === null ? db`` : db`and id > ${after}`}
      ${playerId === null ? db`` : db`and id = ${playerId}`}
      ${registeredFrom === null ? db`` : db`and created_at >= ${registeredFrom}`}
      ${registeredBefore === null ? db`` : db`and created_at < ${registeredBefore}`}
      ${
        hasDeposited === null
          ? db``
          : db`
        and exists (select from deposits where player_id = players.id and state = 'paid') = ${hasDeposited}`
      }
      ${
        locale === null
          ? db``
          : db`
        and (select sessions.locale from sessions where player_id = players.id and sessions.locale is not null
          order by sessions.id desc limit 1) = ${locale}`
      }
    order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}
