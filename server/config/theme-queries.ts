import type { Db, Tx } from '../db/sql.ts';

interface ThemeRow {
  readonly name: string;
  readonly domain: string;
  readonly tokens: Record<string, string>;
}

export async function findThemeRow(db: Db, id: string): Promise<ThemeRow | undefined> {
  const [row] = await db<ThemeRow[]>`
    select name, domain, tokens from themes where id = ${id}`;
  return row;
}

/** Id and name of all themes, by id. */
export const readThemeNames = (db: Db): Promise<{ id: string; name: string }[]> =>
  db<{ id: string; name: string }[]>`select id, name from themes order by id`;

interface NewTheme {
  readonly id: string;
  readonly name: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** Replaces name and tokens; the domain stays. */
export async function saveTheme(tx: Tx, { id, name, tokens }: NewTheme): Promise<void> {
  await tx`
    insert into themes (id, name, domain, tokens) values (${id}, ${name}, '', ${tx.json(tokens)})
    on conflict (id) do update set name = excluded.name, tokens = excluded.tokens`;
}

/** The theme `house`, without tokens; an existing one is not changed. */
export async function insertMissingDefaultTheme(tx: Tx, name: string): Promise<void> {
  await tx`
    insert into themes (id, name, domain, tokens)
    values ('house', ${name}, '', '{}') on conflict do nothing`;
}
