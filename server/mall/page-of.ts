import type { PageQuery } from './mall-queries.ts';

/** Greater than every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface Page<Row> {
  readonly rows: Row[];
  readonly nextCursor: string | null;
}

/** One page of a list by id, newest first, and where the next begins. */
export async function pageOf<Row extends { readonly id: string }>(
  read: (query: PageQuery) => Promise<Row[]>,
  { playerId, cursor, pageSize }: { playerId: string; cursor: string | null; pageSize: number },
): Promise<Page<Row>> {
  const rows = await read({ playerId, before: cursor ?? LAST_ID, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  return { rows: shown, nextCursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null };
}
