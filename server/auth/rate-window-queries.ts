import type { Db } from '../db/sql.ts';

/** Counts one in a window and returns the count. */
export async function addToWindow(
  db: Db,
  { key, endsAt }: { readonly key: string; readonly endsAt: number },
): Promise<number> {
  const [row] = await db<[{ used: number }]>`
    insert into rate_windows as known (key, ends_at, used) values (${key}, ${endsAt}, 1)
    on conflict (key) do update set used = known.used + 1 returning used`;
  return row.used;
}

/** Zero before the first one. */
export async function readWindow(db: Db, key: string): Promise<number> {
  const [row] = await db<{ used: number }[]>`
    select used from rate_windows where key = ${key}`;
  return row?.used ?? 0;
}
