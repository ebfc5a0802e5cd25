import type { Db } from '../../db/sql.ts';
import { readVipLevels } from '../../rewards/public/vip-levels.ts';
import type { Audience } from './audience.ts';
import { readAudiencePage } from './audience-queries.ts';

interface Page {
  readonly after: string | null;
  /** Players that are looked at, of whom a range of levels leaves fewer. */
  readonly limit: number;
  readonly now: number;
}

export interface Recipients {
  readonly playerIds: readonly string[];
  /** The last player who was looked at; null where there is none any more. */
  readonly reached: string | null;
  readonly isLast: boolean;
}

/** A page of those whom a mail is for, in the order of their ids. */
export async function readRecipients(
  db: Db,
  audience: Audience,
  { after, limit, now }: Page,
): Promise<Recipients> {
  const seen = await readAudiencePage(db, audience, { after, limit });
  const { vip } = audience;
  const page = { reached: seen.at(-1) ?? null, isLast: seen.length < limit };
  if (vip === null || seen.length === 0) return { ...page, playerIds: seen };
  const levels = await readVipLevels(db, seen, now);
  const [lowest, highest] = vip;
  const isIn = (id: string) => {
    const level = levels.get(id) ?? 0;
    return level >= lowest && level <= highest;
  };
  return { ...page, playerIds: seen.filter(isIn) };
}

const COUNTED_AT_ONCE = 5_000;

/** @param visit is given every page, for what else is counted */
export async function countRecipients(
  db: Db,
  audience: Audience,
  now: number,
  visit: (playerIds: readonly string[]) => Promise<void> = async () => undefined,
): Promise<number> {
  let count = 0;
  for (let after: string | null = null; ; ) {
    const page: Recipients = await readRecipients(db, audience, { after, limit: COUNTED_AT_ONCE, now });
    count += page.playerIds.length;
    await visit(page.playerIds);
    if (page.isLast) return count;
    after = page.reached;
  }
}
