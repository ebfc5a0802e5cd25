import type { Theme } from '../../../contract/config/app-config.ts';
import type { Db } from '../../db/sql.ts';
import { findThemeRow } from '../theme-queries.ts';

/** Null when no theme has this id. */
export async function readTheme(db: Db, id: string): Promise<Theme | null> {
  const row = await findThemeRow(db, id);
  if (!row) return null;
  return { themeDomian: row.domain, themeName: row.name, themeJsonData: JSON.stringify(row.tokens) };
}
